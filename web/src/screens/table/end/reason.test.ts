import { beforeAll, describe, expect, it } from "vitest";
import GAMES from "../../../../../tests/data/lost_games.json";
import type { View } from "../../../protocol";
import type { GameEnding } from "../../../protocol.gen";
import { LANGUAGES, type Language } from "../../../words/language";
import { isKnown, learn, say, speak } from "../../../words/words.svelte";
import { reason } from "./reason";

/** Lost games as the server shows them and the terminal tells them: `tests/table/lost_games.py`. */
const ENTRIES = Object.entries(GAMES) as unknown as Array<
  [string, { player: string; ending: GameEnding; said: Record<Language, { you: string; other: string }> }]
>;
const ADA = { name: "Ada", bot: null };
const BOT = { name: null, bot: "sharp" };
const BEN = { name: "Ben", bot: null };

interface Scene {
  seats?: Array<{ name: string | null; bot: string | null }>;
  turn?: number;
  role?: "player" | "watcher";
}

/** The end of a game as Ada sees it, on the first seat and on turn unless said otherwise. */
function view(ending: GameEnding, { seats = [ADA], turn = 0, role = "player" }: Scene = {}): View {
  return {
    table: { seats, game: { turn, ending } },
    you: { role, seat: role === "player" ? 0 : null },
  } as unknown as View;
}

/** The browser's lists keep a Czech “a” on the line of the next word. */
function loose(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

describe.each(Object.keys(LANGUAGES) as Language[])("in %s, why a game was lost", (language) => {
  beforeAll(async () => {
    await speak(language);
    await learn("end");
  });

  it.each(ENTRIES)("is said as the terminal does: %s", (_, { player, ending, said }) => {
    const seats = [{ name: player, bot: null }];
    expect(loose(reason(view(ending, { seats })))).toBe(loose(said[language].you));
    expect(loose(reason(view(ending, { seats, role: "watcher" })))).toBe(loose(said[language].other));
  });

  it("names a bot, and a partner on turn", () => {
    const { ending } = GAMES["no card fits"] as unknown as { ending: GameEnding };
    expect(reason(view(ending, { seats: [ADA, BOT], turn: 1 }))).toContain(say("bot-sharp"));
    expect(reason(view(ending, { seats: [ADA, BEN], turn: 1 }))).toContain("Ben");
  });

  it("tells the only person at the table that they gave up", () => {
    const conceded = { code: "conceded", owed: null, loss: null } as GameEnding;
    expect(reason(view(conceded))).toBe(say("ending-lost-conceded-you"));
    expect(reason(view(conceded, { seats: [BOT, ADA, BOT] }))).toBe(say("ending-lost-conceded-you"));
    expect(reason(view(conceded, { seats: [ADA, BEN] }))).toBe(say("outcome-conceded"));
    expect(reason(view(conceded, { role: "watcher" }))).toBe(say("outcome-conceded"));
  });

  it("has a label for every card that does not go on a pile", () => {
    const labels = new Set(ENTRIES.flatMap(([, { ending }]) => (ending as unknown as { labels: string[] }).labels));
    expect(labels.size).toBe(7);
    const said = [...labels].map((label) => `ending-stuck-${label}`);
    expect(said.filter((key) => !isKnown(key))).toEqual([]);
    expect(new Set(said.map((key) => say(key))).size).toBe(labels.size);
  });
});
