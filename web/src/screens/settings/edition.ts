import { RULEBOOK } from "../../protocol.gen";

/** The base games, and the extras that combine with them. */
export const BASES = RULEBOOK.bases;
export const EXTRAS = RULEBOOK.extras;
export type Base = (typeof BASES)[number];
export type Extra = (typeof EXTRAS)[number];

/** The games that have a picture; they combine with each other, except the plain one. */
export const PICTURES = ["original", "expert", "fire", "extreme"] as const;
export type PicturedGame = (typeof PICTURES)[number];

/** The name of an edition from its base and extras. */
export function joined(base: Base, extras: ReadonlyArray<Extra>): string {
  return [base, ...EXTRAS.filter((extra) => extras.includes(extra))].join("+");
}

/** Splits the name of an edition; the original game may be left out if there are extras. */
export function parted(edition: string): { base: Base; extras: Extra[] } {
  const names = edition.split("+");
  return {
    base: BASES.find((base) => base !== "original" && names.includes(base)) ?? "original",
    extras: EXTRAS.filter((extra) => names.includes(extra)),
  };
}

/** Adds an extra or removes it; the two kinds of fire exclude each other. */
export function toggled(extras: ReadonlyArray<Extra>, extra: Extra): Extra[] {
  if (extras.includes(extra)) return extras.filter((each) => each !== extra);
  const excludes: Partial<Record<Extra, ReadonlyArray<Extra>>> = RULEBOOK.excludes;
  return [...extras.filter((each) => !excludes[extra]?.includes(each)), extra];
}

/** An edition without parts unknown to this client: it may have been stored by another version. */
export function known(edition: string): string {
  const { base, extras } = parted(edition);
  return joined(
    base,
    extras.reduce<Extra[]>((so, extra) => toggled(so, extra), []),
  );
}

/** The pictures that an edition shows; a strict fire is a fire. */
export function picturesOf(edition: string): PicturedGame[] {
  const { base, extras } = parted(edition);
  const shown = PICTURES.filter(
    (picture) =>
      (picture === "extreme" && base === "extreme") ||
      extras.some((extra) => extra === picture || (picture === "fire" && extra === "strict-fire")),
  );
  return shown.length > 0 ? shown : ["original"];
}

/** The edition after a picture is switched on or off. The plain game switches off all others. */
export function picked(edition: string, picture: PicturedGame): string {
  const { base, extras } = parted(edition);
  if (picture === "original")
    return joined(
      "original",
      extras.filter((extra) => extra === "short"),
    );
  if (picture === "extreme") return joined(base === "extreme" ? "original" : "extreme", extras);
  if (picture === "fire" && extras.includes("strict-fire")) return joined(base, toggled(extras, "strict-fire"));
  return joined(base, toggled(extras, picture));
}
