import { expect, it } from "vitest";
import { pilesBefore, playedBy, playsFrom, turnsOf, turnsToSee } from "./turns";
import type { PileView, TableEvent } from "../../protocol";

const laid = (seat: number, card: number, pile: string, on: number) => ({
  kind: "card-laid",
  seat,
  card,
  pile,
  on,
  is_trick: on - card === 10,
});
const ended = (seat: number) => ({ kind: "turn-ended", seat, cause: "choice" });
const EVENTS = [
  laid(0, 90, "C", 100),
  { kind: "dealt" },
  laid(0, 12, "A", 1),
  laid(0, 20, "A", 12),
  { kind: "card-taken-back", seat: 0, card: 20, pile: "A" },
  laid(0, 15, "A", 12),
  ended(0),
  laid(1, 30, "A", 15),
  laid(1, 20, "A", 30),
  ended(1),
  { kind: "phrase-said", seat: 2 },
  laid(2, 88, "C", 100),
  ended(2),
  laid(0, 25, "A", 20),
] as unknown as TableEvent[];

it("lists the turns since the deal, without cards that were taken back", () => {
  const turns = turnsOf(EVENTS);
  expect(turns.map(({ seat, plays, isOver }) => [seat, plays.map(({ card }) => card), isOver])).toEqual([
    [0, [12, 15], true],
    [1, [30, 20], true],
    [2, [88], true],
    [0, [25], false],
  ]);
  expect(turns[1]?.plays[1]?.isTrick).toBe(true);
});

it("shows what happened since the viewer's last turn", () => {
  expect(turnsToSee(turnsOf(EVENTS), 0).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(turnsToSee(turnsOf(EVENTS), 2).map(({ seat }) => seat)).toEqual([0]);
  expect(turnsToSee([], 0)).toEqual([]);
});

it("shows the previous turn to a solo player, and only the last one to somebody who has not played yet", () => {
  const alone = turnsOf([laid(0, 12, "A", 1), ended(0), laid(0, 14, "A", 12)] as unknown as TableEvent[]);
  expect(turnsToSee(alone, 0).map(({ plays }) => plays.length)).toEqual([1]);
  expect(turnsToSee(turnsOf(EVENTS).slice(1, 3), 0).map(({ seat }) => seat)).toEqual([2]);
});

it("takes cards off the piles again", () => {
  const turns = turnsOf(EVENTS);
  const pile = {
    pile: "A",
    ascends: true,
    top: 25,
    cards: [12, 15, 30, 20, 25],
    order: null,
    order_binds: false,
    burns: true,
  };
  const piles = [pile as PileView, { ...pile, pile: "B", cards: [], top: 1 } as PileView];
  const plays = playsFrom(turns, turns[1]);
  expect(plays.map(({ card }) => card)).toEqual([30, 20, 88, 25]);
  expect(pilesBefore(piles, plays)[0]).toMatchObject({ top: 15, cards: [12, 15], burns: false });
  expect(pilesBefore(piles, plays)[1]).toBe(piles[1]);
  expect(pilesBefore(piles, [])[0]).toBe(piles[0]);
});

it("groups the cards by player, with the player who played last at the end", () => {
  const turns = [
    { seat: 1, plays: [{ seat: 1, card: 30, pile: "A", on: 15, isTrick: false }], isOver: true },
    { seat: 2, plays: [{ seat: 2, card: 88, pile: "C", on: 100, isTrick: false }], isOver: true },
    { seat: 1, plays: [{ seat: 1, card: 20, pile: "A", on: 30, isTrick: true }], isOver: false },
  ] as const;
  expect(playedBy(turns).map(({ seat, plays }) => [seat, plays.map(({ card }) => card)])).toEqual([
    [2, [88]],
    [1, [30, 20]],
  ]);
  expect(playedBy([])).toEqual([]);
});
