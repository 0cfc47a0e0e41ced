import { RULEBOOK } from "../../protocol.gen";

/** The games, and the names that an edition can have beside one of them. */
export const BASES = RULEBOOK.bases;
export const EXTRAS = RULEBOOK.extras;
export type Base = (typeof BASES)[number];
export type Extra = (typeof EXTRAS)[number];

/** Join a base and extras to the name of an edition. */
export function joined(base: Base, extras: ReadonlyArray<Extra>): string {
  return [base, ...EXTRAS.filter((extra) => extras.includes(extra))].join("+");
}

/** Take the name of an edition apart; the original game needs no name beside its extras. */
export function parted(edition: string): { base: Base; extras: Extra[] } {
  const names = edition.split("+");
  return {
    base: BASES.find((base) => base !== "original" && names.includes(base)) ?? "original",
    extras: EXTRAS.filter((extra) => names.includes(extra)),
  };
}

/** Add an extra or take it away; the two kinds of fire put each other out. */
export function toggled(extras: ReadonlyArray<Extra>, extra: Extra): Extra[] {
  if (extras.includes(extra)) return extras.filter((each) => each !== extra);
  const excludes: Partial<Record<Extra, ReadonlyArray<Extra>>> = RULEBOOK.excludes;
  return [...extras.filter((each) => !excludes[extra]?.includes(each)), extra];
}

/** An edition as far as this client knows its parts: what was remembered may come from another version. */
export function known(edition: string): string {
  const { base, extras } = parted(edition);
  return joined(
    base,
    extras.reduce<Extra[]>((so, extra) => toggled(so, extra), []),
  );
}
