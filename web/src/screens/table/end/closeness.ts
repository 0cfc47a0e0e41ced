const CARDS = 98;

/** Where results stand on a bar from no card played to all, in percent. */
export interface Places {
  own: number;
  best: number | null;
  mean: number | null;
}

export function places(left: number, best: number | null, mean: number | null): Places {
  return { own: at(left), best: best === null ? null : at(best), mean: mean === null ? null : at(mean) };
}

function at(left: number): number {
  return Math.round(((CARDS - left) / CARDS) * 1000) / 10;
}
