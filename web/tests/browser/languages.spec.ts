import { expect, type Page } from "./fixtures.ts";
import { test } from "./places.ts";
import { COMPLAINTS, LONG_NAME, SCREENS, viewer } from "./screens.ts";
import { stays } from "./stays.ts";
import { ALL_LANGUAGES } from "./words.ts";

const WIDTHS = { 320: 568, 390: 844, 768: 1024, 1280: 800, 3440: 1440 };

test.setTimeout(600_000);

for (const language of ALL_LANGUAGES) {
  test(`in ${language} no screen of any width overflows sideways`, async ({ arrive, visit, watch }) => {
    watch.expected.push(...COMPLAINTS);
    const options = { locale: language, reducedMotion: "reduce" } as const;
    const page = await visit(options);
    const stranger = await visit(options);
    const places = await arrive(page, LONG_NAME.slice(0, 24));
    const found: string[] = [];
    for (const screen of SCREENS) {
      const player = viewer(screen.isStranger ? stranger : page, language);
      await test.step(screen.name, async () => {
        await player.page.setViewportSize({ width: 1280, height: 800 });
        await screen.open(player, places);
        await expect(player.page.locator("html")).toHaveAttribute("lang", language);
        for (const [width, height] of Object.entries(WIDTHS)) {
          await player.page.setViewportSize({ width: Number(width), height });
          for (const what of await stays(player.page, beyondTheSides))
            found.push(`${screen.name} at ${width}: ${what}`);
        }
      });
    }
    expect(found).toEqual([]);
  });
}

/** List what makes the page scroll sideways, and the controls that are out of reach. */
async function beyondTheSides(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Two frames: sizes are measured in one, and used in the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const found: string[] = [];
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (beyond > 0) found.push(`the page is ${beyond} px too wide`);
    const scrolls = (node: Element | null): boolean =>
      node !== null &&
      node !== document.body &&
      ((/auto|scroll/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth) ||
        scrolls(node.parentElement));
    for (const control of document.querySelectorAll("button, a[href], input:not([type=file]), select, summary")) {
      const { left, right, width, height } = control.getBoundingClientRect();
      const isSeen =
        width > 1 && height > 1 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isSeen && (left < -1 || right > innerWidth + 1) && !scrolls(control.parentElement)) {
        const name = control.getAttribute("aria-label") ?? control.textContent?.trim();
        found.push(`“${name}” lies from ${Math.round(left)} to ${Math.round(right)}`);
      }
    }
    return found;
  });
}
