import { beforeAll, describe, expect, it } from "vitest";
import type { View } from "../../../protocol";
import type { GameEnding, StuckPlay } from "../../../protocol.gen";
import { learn, say, speak } from "../../../words/words.svelte";
import { reason } from "./reason";

const OWED = {
  cards: 0,
  exactly: false,
  cover: [],
  cover_next: null,
  bound: null,
  trick: true,
  talk: true,
  draw_limit: null,
  is_met: false,
};

function stuck(why: StuckPlay["why"]): StuckPlay {
  return { card: 47, pile: "A", why };
}

function ending(given: Partial<GameEnding>): GameEnding {
  return { code: "minimum", owed: OWED, stuck: [stuck("does-not-fit")], hands: [[47]], ...given } as GameEnding;
}

const PILES = ["A", "B", "C", "D"].map((pile) => ({ pile, order: pile === "C" ? "skull" : null, burns: pile === "B" }));
const ADA = { name: "Ada", bot: null };
const BOT = { name: null, bot: "sharp" };
const BEN = { name: "Ben", bot: null };

interface Scene {
  seats?: Array<{ name: string | null; bot: string | null }>;
  turn?: number;
  role?: "player" | "watcher";
}

/** The end of a game as Ada sees it, on the first seat and on turn unless said otherwise. */
function view(given: Partial<GameEnding>, { seats = [ADA], turn = 0, role = "player" }: Scene = {}): View {
  return {
    table: { seats, game: { turn, piles: PILES, ending: ending(given) } },
    you: { role, seat: role === "player" ? 0 : null },
  } as unknown as View;
}

beforeAll(async () => {
  await speak("en");
  await learn("end");
});

describe("why a game was lost", () => {
  it("counts the missing cards, for the player and for a partner", () => {
    expect(reason(view({ owed: { ...OWED, cards: 2 } }))).toBe("You needed two more cards and none fit.");
    expect(reason(view({ owed: { ...OWED, cards: 1 } }, { seats: [ADA, BOT], turn: 1 }))).toBe(
      `${say("bot-sharp")} needed one more card and none fit.`,
    );
  });

  it("does not say that none fit if one did", () => {
    const short = { owed: { ...OWED, cards: 2 }, stuck: [stuck("not-enough"), stuck("does-not-fit")] };
    expect(reason(view(short))).toBe("You needed 2 more cards and could not play that many.");
  });

  it("names the pile of a skull and of a fire", () => {
    expect(reason(view({ code: "skull", owed: { ...OWED, cover: ["B", "C"] } }))).toBe(
      "The skull on pile C stayed uncovered.",
    );
    const said = "The fire on pile B was not covered in time.";
    expect(reason(view({ code: "fire", owed: { ...OWED, cover: ["B", "C"] } }))).toBe(said);
    expect(reason(view({ code: "fire", owed: { ...OWED, cover_next: "B" } }))).toBe(said);
  });

  it("says what a 3! demanded", () => {
    expect(reason(view({ code: "three", owed: { ...OWED, cards: -1, exactly: true } }))).toMatch(/exactly three cards/);
  });

  it("tells the only person at the table that they gave up", () => {
    const conceded = { code: "conceded", owed: null };
    expect(reason(view(conceded))).toBe("You gave up.");
    expect(reason(view(conceded, { seats: [BOT, ADA, BOT] }))).toBe("You gave up.");
    expect(reason(view(conceded, { seats: [ADA, BEN] }))).toBe("The game was given up.");
    expect(reason(view(conceded, { role: "watcher" }))).toBe("The game was given up.");
  });

  it("leaves out orders that demand no cards", () => {
    const drawOne = { owed: { ...OWED, cards: 2, draw_limit: 1, talk: false, trick: false } };
    expect(reason(view(drawOne))).toBe("You needed two more cards and none fit.");
  });
});
