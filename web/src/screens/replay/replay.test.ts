import { beforeAll, describe, expect, it } from "vitest";
import type { Frame, ReplayedGame } from "../../protocol.gen";
import { learn, speak } from "../../words/words.svelte";
import {
  drawnIn,
  frameSentences,
  handOnLine,
  laidIn,
  players,
  readAddress,
  viewAt,
  turnAt,
  turnsOf,
  turnStep,
  within,
  writeAddress,
} from "./replay";
import { samplePiles } from "../../board/sample";

type Event = Frame["events"][number];

const laid = (seat: number, card: number, pile: "A" | "C", on: number): Event => ({
  kind: "card-laid",
  seat,
  card,
  pile,
  on,
  is_trick: false,
});
const frame = (turn: number, seat: number, hands: number[][], events: Event[], cards = {}): Frame => ({
  turn,
  seat,
  turn_plays: 0,
  deck_size: 80,
  left: 90,
  hands,
  piles: samplePiles(cards),
  owed: {
    cards: 2,
    exactly: false,
    cover: [],
    cover_next: null,
    bound: null,
    trick: true,
    talk: true,
    draw_limit: null,
    is_met: false,
  },
  signs: [{}, { A: "leave" }],
  events,
});

/** Two turns: 14 and 95, then 19 in a turn that is not over. */
const GAME: ReplayedGame = {
  edition: "original",
  players: 2,
  hand_size: 7,
  minimum: 2,
  fire: "off",
  fire_binds_next_card: false,
  orders: null,
  burning: [],
  starter: 0,
  seats: [
    { name: "Ada", bot: null },
    { name: null, bot: "sharp" },
  ],
  frames: [
    frame(
      1,
      0,
      [
        [14, 95],
        [19, 20],
      ],
      [],
    ),
    frame(1, 0, [[95], [19, 20]], [laid(0, 14, "A", 1)], { A: [14] }),
    frame(1, 0, [[], [19, 20]], [laid(0, 95, "C", 100)], { A: [14], C: [95] }),
    frame(
      2,
      1,
      [
        [33, 44],
        [19, 20],
      ],
      [
        { kind: "turn-ended", seat: 0, cause: "choice" },
        { kind: "cards-drawn", seat: 0, count: 2, cards: [44, 33] },
        { kind: "turn-began", seat: 1 },
      ],
      { A: [14], C: [95] },
    ),
    frame(2, 1, [[33, 44], [20]], [laid(1, 19, "A", 14)], { A: [14, 19], C: [95] }),
  ],
  result: null,
  refused: null,
  summary: null,
};

beforeAll(async () => {
  await speak("en");
  await learn("replay");
});

describe("a replay", () => {
  it("stays within the game", () => {
    expect([within(GAME, -3), within(GAME, 2), within(GAME, 99), within(GAME, NaN)]).toEqual([0, 2, 4, 0]);
  });

  it("knows its turns, whose they were and which cards were played in them", () => {
    const turns = turnsOf(GAME);
    expect(turns.map(({ number, seat, from, to }) => [number, seat, from, to])).toEqual([
      [1, 0, 0, 3],
      [2, 1, 3, 4],
    ]);
    expect(turns.map((turn) => turn.laid.map(({ card }) => card))).toEqual([[14, 95], [19]]);
    expect(turnAt(turns, GAME, 2)?.number).toBe(1);
    expect(turnAt(turns, GAME, 3)?.number).toBe(2);
  });

  it("counts a card that ends its turn by itself to that turn", () => {
    const stop = frame(2, 1, [[], []], [laid(0, 42, "A", 40), { kind: "turn-ended", seat: 0, cause: "stop" }]);
    const turns = turnsOf({ ...GAME, frames: [GAME.frames[0]!, stop] });
    expect(turns.map((turn) => turn.laid.map(({ card }) => card))).toEqual([[42], []]);
  });

  it("jumps from turn to turn", () => {
    const turns = turnsOf(GAME);
    expect([
      turnStep(turns, 0, 1),
      turnStep(turns, 3, 1),
      turnStep(turns, 4, -1),
      turnStep(turns, 3, -1),
      turnStep(turns, 0, -1),
    ]).toEqual([3, undefined, 3, 0, undefined]);
  });

  it("shows a moment as a table, from any seat", () => {
    const view = viewAt(GAME, 4, 0);
    expect(view.you.hand).toEqual([33, 44]);
    expect(view.table.game?.piles[0]?.top).toBe(19);
    expect(view.table.seats.map(({ hand_size }) => hand_size)).toEqual([2, 1]);
    expect(view.table.seats[1]?.signs).toEqual({ A: "leave" });
    expect(handOnLine(GAME.frames[4]!, "all")).toEqual([20]);
  });

  it("says what happened, but names drawn cards only to those who see them", () => {
    const step = GAME.frames[3]!;
    expect(frameSentences(step, viewAt(GAME, 3, 0), 0)).toContain("Ada draws 2 cards: 44 and 33.");
    expect(frameSentences(step, viewAt(GAME, 3, 1), 1)).toContain("Ada draws 2 cards.");
    expect(frameSentences(GAME.frames[0]!, viewAt(GAME, 0, "all"), "all")).toEqual(["The cards are dealt."]);
    expect([...drawnIn(step, 0)]).toEqual([44, 33]);
    expect(laidIn(step)).toBeUndefined();
  });

  it("gives nameless seats a number", () => {
    const nameless = {
      ...GAME,
      seats: [
        { name: null, bot: null },
        { name: null, bot: "sharp" },
      ],
    };
    expect(players(viewAt(nameless, 0, "all"))).toEqual(["Player 1", "Fox"]);
  });
});

describe("the address of a replay", () => {
  it("reads back what was written", () => {
    for (const position of [
      { step: 0, viewpoint: "all" },
      { step: 57, viewpoint: 3 },
    ] as const) {
      expect(readAddress(writeAddress(position))).toEqual(position);
    }
  });

  it("accepts a bare number, and nothing invalid", () => {
    expect(readAddress("#12")).toEqual({ step: 12, viewpoint: "all" });
    expect(readAddress("#at=-1&seat=9")).toEqual({ step: 0, viewpoint: "all" });
    expect(readAddress("#at=1e9&seat=x")).toEqual({ step: 0, viewpoint: "all" });
    expect(readAddress("")).toEqual({ step: 0, viewpoint: "all" });
  });
});
