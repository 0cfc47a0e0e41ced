import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { say } from "./words.ts";

const PILES = ["A", "B", "C", "D"] as const;
const SIGNS = ["like", "leave", "turn"] as const;
const MOST_STEPS = 12;

test("the tutorial is completed by following its hints", async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const player = new Player(page, "Ada");
  await page.goto("/");
  await page.getByRole("link", { name: say("web-learn"), exact: true }).click();
  const lessons = (await (await page.request.get("/api/lessons")).json()) as { edition: string }[];
  const editions = [...new Set(lessons.map(({ edition }) => edition))];
  expect(editions).toEqual(["original", "fire", "extreme"]);

  for (const [index, edition] of editions.entries()) {
    await playChapter(page, player, lessons.filter((lesson) => lesson.edition === edition).length);
    const game = say(`edition-${edition}`);
    const title = index === 0 ? say("tutorial-finished") : say("tutorial-chapter-finished", { game });
    await expect(page.getByRole("heading", { name: title })).toBeFocused();
    const other = editions[index + 1];
    if (other) await page.getByRole("button", { name: say(`edition-${other}`), exact: true }).click();
  }
  const learned = new RegExp(`^${say("edition-fire")}.*${say("tutorial-learned")}`);
  await expect(page.getByRole("button", { name: learned })).toBeVisible();
  await player.button("web-play-now").click();
  await expect(player.hand()).toHaveCount(8);
  expect((await player.seen()).table.settings.edition).toBe(editions.at(-1));
});

test("in a lesson nothing is prepared while the partner is on turn", async ({ page }) => {
  const player = new Player(page, "Ada");
  await page.goto("/tutorial#signals");
  await expect(player.button("tutorial-hint")).toBeEnabled();
  await page.keyboard.type("35");
  await expect(player.card(35)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(say("web-prepare", { card: 35 }))).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(page.getByText(say("web-prepared", { plays: "35 A" }))).toHaveCount(0);
});

/** Do every lesson of a chapter as the page shows it. */
async function playChapter(page: Page, player: Player, lessons: number): Promise<void> {
  for (let number = 1; number <= lessons; number += 1) {
    await test.step(`lesson ${number} of ${lessons}`, async () => {
      await expect(page.getByText(say("tutorial-progress", { number, total: lessons }))).toBeVisible();
      const done = page.getByText(say("tutorial-done"), { exact: true });
      const help = player.button("tutorial-hint");
      for (let step = 0; ; step += 1) {
        await expect(done.or(help.and(page.locator(":enabled")))).toBeVisible();
        if (await done.isVisible()) break;
        expect(step, `lesson ${number} comes to its end`).toBeLessThan(MOST_STEPS);
        await help.click();
        // While a sign is hinted, no card is.
        await expect(page.getByText(say("hint-move", { card: "", pile: "A" }), { exact: true })).toHaveCount(0);
        await follow(page, player);
      }
      await player.button(number < lessons ? "tutorial-next" : "web-continue").click();
    });
  }
}

/** Do what the page hints: show a sign, play a card, or end the turn. */
async function follow(page: Page, player: Player): Promise<void> {
  for (const pile of PILES) {
    for (const sign of SIGNS) {
      const words = say(`sign-${sign}-short`);
      if (!(await page.getByText(say("tutorial-show-sign", { sign: words, pile })).isVisible())) continue;
      const name = say("signs-on-pile", { pile });
      await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
      await page.getByRole("dialog").getByRole("button", { name: words }).click();
      const own = new RegExp(say("web-figure", { name: say("seat-you"), text: words }));
      await expect(page.getByRole("button", { name: new RegExp(`^${name}`) })).toHaveAccessibleName(own);
      return;
    }
  }
  const move = page.getByText(new RegExp(say("hint-move", { card: "\\d+", pile: "[A-D]" })));
  const end = page.getByText(say("hint-end-turn"));
  await expect(move.or(end).first()).toBeVisible();
  if (await end.isVisible()) {
    await player.button("action-end-turn").click();
    await expect(end).toBeHidden();
    return;
  }
  const [, card, pile] = /(\d+)\D+\b([A-D])\b/.exec(await move.first().innerText())!;
  await player.layByPointer(Number(card), pile as (typeof PILES)[number]);
  await expect(player.card(Number(card))).toHaveCount(0);
}

test("a legal card that misses a lesson's goal is allowed, and the goal is repeated", async ({ page }) => {
  const player = new Player(page, "Ada");
  await page.goto("/tutorial#trick");
  await player.layByPointer(13, "B");
  const status = page
    .getByRole("status")
    .filter({ hasText: say("tutorial-aside", { goal: say("lesson-trick-goal-1") }) });
  await expect(status).toBeVisible();
  await player.layByPointer(71, "C");
  await expect(status).toBeHidden();
  await expect(page.getByText(say("lesson-trick-goal-2"))).toBeVisible();
});
