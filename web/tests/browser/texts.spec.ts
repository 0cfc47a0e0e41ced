import { unreadable } from "./fit.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { COMPLAINTS, prepare, SCREENS, viewer } from "./screens.ts";
import { stays } from "./stays.ts";
import { Tables } from "./tables.ts";
import { ALL_LANGUAGES } from "./words.ts";

/** Languages with long words, on common phones. */
const LANGUAGES = ["de", "fr", "ru"] as const;
const PHONES = [
  [390, 844],
  [360, 740],
] as const;

test.setTimeout(600_000);

for (const language of LANGUAGES) {
  test(`in ${language} all words can be read in full on phones`, async ({ server, visit, watch }) => {
    watch.expected.push(...COMPLAINTS);
    const options = {
      locale: language,
      reducedMotion: "reduce",
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    } as const;
    const page = await visit(options);
    const stranger = await visit(options);
    const places = await prepare(page, server);
    const found: string[] = [];
    for (const screen of SCREENS) {
      const player = viewer(screen.isStranger ? stranger : page, language);
      await test.step(screen.name, async () => {
        await player.page.setViewportSize({ width: 390, height: 844 });
        await screen.open(player, places);
        for (const [width, height] of PHONES) {
          await player.page.setViewportSize({ width, height });
          for (const what of await stays(player.page, unreadable)) found.push(`${screen.name} at ${width}: ${what}`);
        }
      });
    }
    expect(found).toEqual([]);
  });
}

test.describe("while a bot thinks", () => {
  test.use({ settings: { BOT_PACE: 60 } });

  test("in every language the board and the choice of how turns end can be read in full on phones", async ({
    visit,
  }) => {
    const page = await visit({ reducedMotion: "reduce", hasTouch: true, viewport: { width: 360, height: 740 } });
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    const id = await tables.begin({ players: 2, pace: "instant" }, ["greedy"]);
    await tables.playOn(id, Infinity, ({ you }) => you.may_end_turn);
    await tables.act(id, "set-pace", { pace: "slow" });
    await tables.act(id, "end-turn", { version: (await tables.seen(id)).table.game!.version });
    const found: string[] = [];
    const look = async (what: string) => {
      for (const each of await stays(page, unreadable)) found.push(`${what}: ${each}`);
    };
    for (const language of ALL_LANGUAGES) {
      await keep(page, { language, playing: { ending: "done" } });
      const player = viewer(page, language);
      await player.come(id);
      await expect(player.button("skip-ahead")).toBeVisible();
      expect((await player.button("skip-ahead").boundingBox())!.height, language).toBeLessThan(50);
      await look(`${language}, board`);
      await player.button("web-menu").click();
      const choice = page.getByLabel(player.say("web-ending"));
      await expect(choice).toHaveAccessibleDescription(player.say("web-ending-done-note"));
      await look(`${language}, menu`);
    }
    expect(found).toEqual([]);
  });
});

/** Sets preferences before the next page is opened. */
async function keep(page: Page, preferences: object): Promise<void> {
  await page.addInitScript((kept) => {
    if (location.protocol.startsWith("http")) localStorage.setItem("ninetyeight", JSON.stringify(kept));
  }, preferences);
}
