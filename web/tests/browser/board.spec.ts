import type { Locator } from "@playwright/test";
import { samplePile } from "../../src/board/sample.ts";
import { board, card, expect, pile, reported, show, test, type Page } from "./board/fixtures.ts";
import type { BoardPage } from "./board/page.svelte.ts";
import { PHONE } from "./finger.ts";
import { atRest } from "./rest.ts";

/** Drags with the mouse from the middle of one element to the middle of another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await to.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

for (const [device, options] of Object.entries({ desktop: {}, phone: PHONE })) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test("the selected card's legal piles light up, and a click on one is reported as a play", async ({ open }) => {
      const page = await open();
      await card(page, 37).click();
      expect(await reported(page)).toEqual([["select", 37]]);
      await expect(pile(page, "A")).toHaveClass(/target/);
      await expect(pile(page, "A").locator(".costs")).toHaveText("+3");
      await expect(pile(page, "B")).toHaveClass(/dim/);
      await pile(page, "A").getByRole("button").first().click();
      expect(await reported(page)).toEqual([["play", 37, "A"]]);
    });

    test("the board shows the position it is given and changes nothing itself", async ({ open }) => {
      const page = await open();
      await card(page, 37).click();
      await pile(page, "A").getByRole("button").first().click();
      await expect(card(page, 37)).toBeVisible();
      await show(page, { piles: [samplePile("A", [37])], hand: [13] });
      await board(page, ({ give }) => give({ highlights: { pending: "A" } }));
      await expect(page.locator("[data-card]")).toHaveCount(1);
      await expect(page.locator(".pile")).toHaveCount(1);
      await expect(pile(page, "A").locator(".stack")).toHaveClass(/pending/);
    });

    test("cards keep their places while the hand shrinks, and close gaps in the next turn", async ({ open }) => {
      const page = await open();
      const places = () =>
        page.locator("[data-card]").evaluateAll((nodes) =>
          nodes.map((node) => {
            const { x, y } = node.getBoundingClientRect();
            return [Number((node as HTMLElement).dataset["card"]), Math.round(x), Math.round(y)];
          }),
        );
      await show(page, { hand: [13, 37, 71, 84], turnsOver: 1 });
      await atRest(page);
      const before = await places();
      await show(page, { hand: [13, 71, 84], turnsOver: 1 });
      await expect(page.locator("[data-card]")).toHaveCount(3);
      expect(await places()).toEqual(before.filter(([number]) => number !== 37));
      await show(page, { hand: [13, 37, 71, 84], turnsOver: 1 });
      await expect.poll(places).toEqual(before);
      await show(page, { hand: [13, 71, 84], turnsOver: 2 });
      await expect.poll(places).not.toEqual(before.filter(([number]) => number !== 37));
    });
  });
}

test("a dragged card is reported wherever it is dropped, legal or not", async ({ open }) => {
  const page = await open();
  await drag(page, card(page, 13), pile(page, "D"));
  expect(await reported(page)).toEqual([
    ["select", 13],
    ["play", 13, "D"],
  ]);
  await drag(page, card(page, 13), page.locator(".line"));
  expect((await reported(page)).some(([what]) => what === "play")).toBe(false);
});

test("keys select cards, play them, end the turn, take back and show signs", async ({ open }) => {
  const page = await open();
  await page.keyboard.type("37a");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Escape");
  expect(await reported(page)).toEqual([
    ["select", 37],
    ["select", 37],
    ["play", 37, "A"],
    ["end turn"],
    ["take back"],
    ["select", null],
  ]);
  await pile(page, "C").getByRole("button").first().focus();
  await page.keyboard.press("s");
  await page.keyboard.press("Enter");
  expect(await reported(page)).toEqual([
    ["sign", "C", "like"],
    ["inspect", "C"],
  ]);
  await board(page, ({ give }) => give({ hasKeys: false }));
  await page.keyboard.type("37a");
  expect(await reported(page)).toEqual([]);
});

test("when a card is played by keyboard, its neighbour gets the focus", async ({ open }) => {
  const page = await open();
  await card(page, 13).focus();
  await page.keyboard.press("ArrowRight");
  await expect(card(page, 37)).toBeFocused();
  await show(page, { hand: [13, 71, 84] });
  await expect(card(page, 71)).toBeFocused();
});

test("a played card flies from the hand to its pile", async ({ open }) => {
  const page = await open();
  await show(page, { piles: [samplePile("A", [34])], hand: [13, 37] });
  await atRest(page);
  const moves = await page.evaluate(
    async (pile) => {
      const { board } = window as unknown as { board: BoardPage };
      const rest = { marks: new Map(), turn: 0, bound: null, forbidsTrick: false, signs: {} };
      const from = document.querySelector('[data-card="37"]')!.getBoundingClientRect();
      board.give({ position: { piles: [pile], hand: [13], ...rest } });
      await new Promise(requestAnimationFrame);
      const moving = document.querySelector(".arriving:last-child")!;
      const frames = moving.getAnimations().flatMap((each) => (each.effect as KeyframeEffect).getKeyframes());
      const to = document.querySelector(".stack")!.getBoundingClientRect();
      return {
        first: String(frames[0]?.["transform"]),
        down: Math.round(from.top + from.height / 2 - to.top - to.height / 2),
      };
    },
    samplePile("A", [34, 37]),
  );
  expect(moves.first).toContain("translate");
  expect(Number(/,\s*(-?[\d.]+)px/.exec(moves.first)?.[1])).toBeCloseTo(moves.down, -1);
});

test("a prepared play shows on its pile, its card and the line, and a click on the pile drops it", async ({ open }) => {
  const page = await open();
  await board(page, ({ give }) =>
    give({
      legal: { isYourTurn: false, plays: [], signs: [], maySign: false, mayPrepare: true },
      prepared: [{ card: 37, pile: "A", step: 3 }],
    }),
  );
  await expect(pile(page, "A").getByRole("button").first()).toHaveAccessibleName(/Prepared: 37/);
  await expect(card(page, 37)).toHaveAccessibleName(/Prepared: Pile A/);
  await expect(page.locator(".line .ghost")).toHaveCount(1);
  await pile(page, "A").getByRole("button").first().click();
  expect(await reported(page)).toEqual([["unprepare", "A"]]);
  // It is up to the page whether another card may be prepared there.
  await drag(page, card(page, 71), pile(page, "B"));
  expect(await reported(page)).toEqual([
    ["select", 71],
    ["play", 71, "B"],
  ]);
});

test("a double click is reported as a quick play", async ({ open }) => {
  const page = await open();
  await card(page, 37).dblclick();
  expect(await reported(page)).toEqual([
    ["select", 37],
    ["quick", 37],
  ]);
});

test("a click where nothing reacts is reported, but not while a card is selected", async ({ open }) => {
  const page = await open();
  const { x, y, height } = (await page.locator(".hand-cards").boundingBox())!;
  const beside = () => page.mouse.click(x + 2, y + height + 20);
  await beside();
  expect(await reported(page)).toEqual([["tap"]]);
  await pile(page, "A").getByRole("button").first().click();
  await card(page, 37).click();
  await beside();
  expect(await reported(page)).toEqual([
    ["inspect", "A"],
    ["select", 37],
  ]);
});

test("each pile says why a card cannot be laid there, within its frame and on top of its signs", async ({ open }) => {
  const page = await open();
  await board(page, ({ give, given }) =>
    give({
      position: {
        ...given().position,
        signs: { A: [{ seat: 1, name: "Ben", bot: null, sign: "leave", isOwn: false, isDrawn: true }] },
      },
      highlights: {
        refusals: new Map([
          ["A", "does not fit, because it is lower than all cards on this pile"],
          ["C", "no"],
        ]),
      },
    }),
  );
  await expect(pile(page, "C").locator(".cannot")).toHaveText("no");
  await expect(page.locator(".cannot")).toHaveCount(2);
  await atRest(page);
  const label = pile(page, "A").locator(".cannot");
  const [inner, outer] = [(await label.boundingBox())!, (await pile(page, "A").boundingBox())!];
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(inner.height).toBeGreaterThan(30);
});

test("without callbacks the board is a picture", async ({ open }) => {
  const page = await open("#picture");
  await expect(pile(page, "A").getByRole("img")).toBeVisible();
  await expect(pile(page, "A").getByRole("button", { name: /Pile A, ascending/ })).toHaveCount(0);
});
