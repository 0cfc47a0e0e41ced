import { RULEBOOK } from "../../protocol.gen";
import { say } from "../../words/words.svelte";
import { parted, type Extra } from "./edition";

/** What a game demands, by the tables of the rulebook. */
export interface Demands {
  /** The cards that a turn owes. */
  minimum: number;
  /** How many cards are held. */
  hand: number;
  /** When a fire must be covered: by the end of the next turn, by the next card alone, or by anyone's next card. */
  cover: "turn" | "next" | "anyone" | null;
  hasOrders: boolean;
}

export function demandsOf(edition: string, players: number): Demands {
  const { base, extras } = parted(edition);
  const minimums: Partial<Record<Extra, number>> = RULEBOOK.minimums;
  const fires: Partial<Record<Extra, ReadonlyArray<boolean>>> = RULEBOOK.fire_binds_next_card;
  const hands = extras.includes("short") ? RULEBOOK.short_hands : RULEBOOK.hands;
  const fire = extras.map((extra) => fires[extra]).find((bindsNextCard) => bindsNextCard !== undefined);
  const nextCard = players === 1 ? "next" : "anyone";
  return {
    minimum: Math.max(RULEBOOK.minimum, ...extras.map((extra) => minimums[extra] ?? 0)),
    hand: hands[players - 1] ?? hands[0],
    cover: fire === undefined ? null : fire[players - 1] ? nextCard : "turn",
    hasOrders: base === "extreme",
  };
}

/** What a game demands, in one sentence. */
export function demandsInWords(edition: string, players: number): string {
  return `${joined(clausesOf(edition, players))}.`;
}

/** The same as clauses, to be joined with others. */
export function clausesOf(edition: string, players: number): string[] {
  const { minimum, hand, cover, hasOrders } = demandsOf(edition, players);
  const orders = Object.values(RULEBOOK.layout).flat().length;
  return [
    say("demands-cards", { minimum, hand }),
    ...(cover === null ? [] : [say("demands-fire", { cover, count: RULEBOOK.burning.length })]),
    ...(hasOrders ? [say("demands-orders", { count: orders })] : []),
  ];
}

/** Joins clauses into one. */
export const joined = (clauses: ReadonlyArray<string>) =>
  clauses.reduce((first, second) => say("demands-joined", { first, second }));
