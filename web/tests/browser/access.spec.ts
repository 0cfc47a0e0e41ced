import { violations } from "./axe.ts";
import { expect } from "./fixtures.ts";
import { select } from "./choices.ts";
import { test } from "./places.ts";
import { COMPLAINTS, SCREENS, viewer } from "./screens.ts";
import { say } from "./words.ts";

const PHONE = { viewport: { width: 390, height: 844 } };
const LOOKS = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "light on a phone": { colorScheme: "light", ...PHONE },
  "dark on a phone": { colorScheme: "dark", ...PHONE },
  contrast: { colorScheme: "light", ...PHONE },
} as const;

test.setTimeout(600_000);

for (const [look, options] of Object.entries(LOOKS)) {
  test(`axe finds nothing on any screen in ${look}`, async ({ arrive, visit, watch }) => {
    watch.expected.push(...COMPLAINTS);
    const page = await visit({ reducedMotion: "reduce", ...options });
    const stranger = await visit({ reducedMotion: "reduce", ...options });
    const places = await arrive(page);
    for (const each of [page, stranger]) {
      await each.goto("/");
      if (look === "contrast") {
        // On a phone the colours are in the menu.
        await each.getByLabel(say("web-menu")).click();
        await select(each, "web-theme").selectOption({ label: say("web-theme-contrast") });
      }
    }
    const found: string[] = [];
    for (const screen of SCREENS) {
      const player = viewer(screen.isStranger ? stranger : page, "en");
      await test.step(screen.name, async () => {
        await screen.open(player, places);
        for (const what of await violations(player.page)) found.push(`${screen.name}: ${what}`);
      });
    }
    expect(found).toEqual([]);
  });
}
