import { beforeAll, describe, expect, it } from "vitest";
import SENTENCES from "../../../../tests/data/demands.json";
import { LANGUAGES, type Language } from "../../words/language";
import { speak } from "../../words/words.svelte";
import { demandsInWords, demandsOf } from "./demands";
import { BASES, EXTRAS, joined, known, type Extra } from "./edition";

const PLAYERS = [1, 2, 3, 4, 5];

/** All editions that can be chosen. */
const EDITIONS = BASES.flatMap((base) =>
  EXTRAS.reduce<Extra[][]>((so, extra) => [...so, ...so.map((extras) => [...extras, extra])], [[]])
    .map((extras) => joined(base, extras))
    .filter((edition) => known(edition) === edition),
);

it("knows every edition: two games, a fire of either kind or none, and two extras", () => {
  expect(EDITIONS).toHaveLength(2 * 3 * 2 * 2);
});

it("takes what a game demands from the rulebook", () => {
  expect(demandsOf("original", 1)).toEqual({ minimum: 2, hand: 8, cover: null, hasOrders: false });
  expect(demandsOf("extreme+expert+fire+short", 1)).toEqual({ minimum: 3, hand: 7, cover: "next", hasOrders: true });
  expect(demandsOf("original+fire", 2)).toEqual({ minimum: 2, hand: 7, cover: "turn", hasOrders: false });
  expect(demandsOf("original+strict-fire+short", 5)).toEqual({
    minimum: 2,
    hand: 5,
    cover: "anyone",
    hasOrders: false,
  });
});

it("says what the server and the terminal say", async () => {
  await speak("en");
  const said = EDITIONS.flatMap((edition) =>
    PLAYERS.map((players) => [`${edition}, ${players}`, demandsInWords(edition, players)]),
  );
  expect(Object.fromEntries(said)).toEqual(SENTENCES);
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => speak(language));

  it("describes each choice in one sentence that fits no other demands", () => {
    const [two, three] = [demandsInWords("original", 1), demandsInWords("original+expert", 1)];
    const minimum = { 2: wordsOnlyIn(two, three), 3: wordsOnlyIn(three, two) };
    const said = new Map<string, string>();
    for (const edition of EDITIONS) {
      for (const players of PLAYERS) {
        const sentence = demandsInWords(edition, players);
        const demands = demandsOf(edition, players);
        const other = demands.minimum === 2 ? 3 : 2;
        expect(words(sentence), sentence).toEqual(expect.arrayContaining(minimum[demands.minimum as 2 | 3]));
        for (const word of minimum[other]) expect(words(sentence), sentence).not.toContain(word);
        const numbers = [demands.hand, ...(demands.cover ? [6] : []), ...(demands.hasOrders ? [28] : [])];
        expect(sentence.match(/\d+/g)?.map(Number)).toEqual(numbers);
        expect(sentence.match(/\.(\s|$)/g), sentence).toHaveLength(1);
        expect(sentence).not.toContain("{");
        // Equal demands are worded alike, and different ones differently.
        const facts = JSON.stringify(demands);
        expect(said.get(facts) ?? sentence).toBe(sentence);
        said.set(facts, sentence);
      }
    }
    expect(new Set(said.values()).size).toBe(said.size);
  });

  it("says that anybody's card must cover a strict fire only if anybody else plays", () => {
    expect(demandsInWords("original+strict-fire", 1)).toBe(demandsInWords("original+fire", 1));
    expect(demandsInWords("original+strict-fire", 3)).not.toBe(demandsInWords("original+fire", 3));
    expect(demandsInWords("original+strict-fire", 3).length).toBeGreaterThan(
      demandsInWords("original+strict-fire", 1).length,
    );
  });
});

function words(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The words for the minimum: those that only the first sentence has. */
function wordsOnlyIn(sentence: string, other: string): string[] {
  return words(sentence).filter((word) => !words(other).includes(word));
}
