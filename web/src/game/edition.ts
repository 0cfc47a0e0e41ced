/** The names that an edition can have beside its base, as the server lists them. */
export const BASES = ["original", "extreme"] as const;
export const EXTRAS = ["expert", "fire", "strict-fire", "short"] as const;
export type Base = (typeof BASES)[number];
export type Extra = (typeof EXTRAS)[number];

/** Join a base and extras to the name of an edition. */
export function joined(base: Base, extras: ReadonlyArray<Extra>): string {
  return [base, ...EXTRAS.filter((extra) => extras.includes(extra))].join("+");
}

/** Add an extra or take it away; the two kinds of fire put each other out. */
export function toggled(extras: ReadonlyArray<Extra>, extra: Extra): Extra[] {
  if (extras.includes(extra)) return extras.filter((each) => each !== extra);
  const other = extra === "fire" ? "strict-fire" : extra === "strict-fire" ? "fire" : null;
  return [...extras.filter((each) => each !== other), extra];
}
