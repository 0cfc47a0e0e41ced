import { unreadable } from "./fit.ts";
import { expect, test } from "./fixtures.ts";
import { COMPLAINTS, prepare, SCREENS, viewer } from "./screens.ts";
import { stays } from "./stays.ts";

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
