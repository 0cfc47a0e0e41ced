import type { Viewpoint } from "./replay";

/** A moment of a game and whose hand is shown, as the address holds them. */
export interface Position {
  step: number;
  viewpoint: Viewpoint;
}

/** Read `#at=57&seat=1`; what is not there is the beginning and all hands. A bare number is a step, too. */
export function readPosition(hash: string): Position {
  const text = hash.replace(/^#/, "");
  if (/^\d+$/.test(text)) return { step: Number(text), viewpoint: "all" };
  const values = new URLSearchParams(text);
  const seat = values.get("seat") ?? "";
  return { step: whole(values.get("at")), viewpoint: /^[0-4]$/.test(seat) ? Number(seat) : "all" };
}

/** Write a position so that its address can be shared. */
export function writePosition({ step, viewpoint }: Position): string {
  return viewpoint === "all" ? `#at=${step}` : `#at=${step}&seat=${viewpoint}`;
}

function whole(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
