import type { LegalPlay } from "../../src/protocol.gen.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { Tables } from "./tables.ts";
import { say } from "./words.ts";

test("a backwards trick is celebrated, and is still shown with reduced motion", async ({ page }) => {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "" });
  const trickIn = (plays: ReadonlyArray<LegalPlay>) => plays.find(({ step, loses }) => step < 0 && !loses);
  const id = await tables.underWay({ players: 1 }, [], Infinity, ({ you }) => trickIn(you.plays) !== undefined);
  const player = new Player(page, "Ada");
  await player.come(id);
  const { you, table } = await player.seen();
  const { card, pile, step } = trickIn(you.plays)!;
  expect(step).toBe(-10);
  const before = table.game!.piles.find((each) => each.pile === pile)!.top;

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await test.step(`motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      const flights = await watchFlights(page);
      const celebration = celebrationOn(page);
      await player.layByPointer(card, pile);
      expect(await celebration).toEqual({ piles: [pile], arc: [before, card], says: `${say("trick")}!` });
      await expect(page.getByRole("log").getByText(say("event-card-laid-trick-you", { card, pile }))).toHaveCount(1);
      await expect(player.pile(pile)).toHaveAccessibleName(player.topOf(pile, card));
      expect((await flights()) > 0).toBe(reducedMotion === "no-preference");
      // The celebration is short.
      await expect(page.locator(".arc, .celebrated")).toHaveCount(0);
      await expect(page.getByRole("status").filter({ hasText: `${say("trick")}!` })).toBeHidden();
    });
    if (reducedMotion === "reduce") break;
    await player.button("undo-short").click();
    await expect(player.card(card)).toBeVisible();
    await page.reload();
    await expect(player.card(card)).toBeVisible();
  }
});

/** What the page shows of a trick, read in one go because it is soon over. */
async function celebrationOn(page: Page): Promise<{ piles: string[]; arc: number[]; says: string }> {
  const shown = await page.waitForFunction(() => {
    const arc = document.querySelector(".line .arc");
    return (
      arc && {
        piles: [...document.querySelectorAll<HTMLElement>(".celebrated")].map((pile) => pile.dataset["pile"]!),
        path: arc.getAttribute("d")!,
        width: arc.closest("svg")!.viewBox.baseVal.width,
        says: document.querySelector(".notice [role=status]")!.textContent.trim(),
      }
    );
  });
  const { piles, path, width, says } = (await shown.jsonValue())!;
  const [, from, to] = /^M([\d.]+) .* ([\d.]+) [\d.]+$/.exec(path)!;
  return { piles, arc: [from, to].map((x) => Math.round(1 + (99 * Number(x)) / width)), says };
}

/** Count what moves across the page from now on; fading and colours do not count. */
async function watchFlights(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const flights: unknown[] = [];
    Object.assign(globalThis, { flights });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const duration = typeof options === "object" ? Number(options.duration) : Number(options);
      if (duration > 1 && /transform|translate/.test(JSON.stringify(keyframes))) flights.push(keyframes);
      return animate.call(this, keyframes, options);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { flights: unknown[] }).flights.length);
}
