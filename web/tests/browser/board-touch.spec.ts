import { board, card, expect, offer, onLine, pile, reported, test } from "./board/fixtures.ts";
import { Finger, middle, PHONE, resting } from "./finger.ts";

test.use(PHONE);

test("a flick is reported as a quick play, unless gestures are switched off", async ({ open }) => {
  const page = await open();
  const finger = await Finger.on(page);
  await finger.flick(card(page, 71));
  await expect
    .poll(() => board(page, ({ reported }) => [...reported]))
    .toEqual([
      ["select", 71],
      ["quick", 71],
    ]);
  await board(page, ({ give, reported }) => {
    reported.length = 0;
    give({ hasGestures: false });
  });
  await finger.flick(card(page, 37));
  await expect(card(page, 37)).toHaveAttribute("aria-pressed", "true");
  expect(await reported(page)).toEqual([["select", 37]]);
});

test("a card that is dragged upwards and dropped outside all piles is no flick", async ({ open }) => {
  const page = await open();
  const finger = await Finger.on(page);
  const at = await resting(card(page, 71));
  await finger.press(at);
  await finger.move({ x: at.x, y: at.y - 60 });
  await finger.release();
  await expect(card(page, 71)).toHaveAttribute("aria-pressed", "true");
  expect(await reported(page)).toEqual([["select", 71]]);
});

test("two quick taps are a quick play; two slow ones select a card and put it back", async ({ open }) => {
  const page = await open();
  const finger = await Finger.on(page);
  await finger.doubleTap(card(page, 37));
  await expect
    .poll(() => board(page, ({ reported }) => [...reported]))
    .toEqual([
      ["select", 37],
      ["quick", 37],
    ]);
  await reported(page);
  await finger.tap(card(page, 71));
  await expect(card(page, 71)).toHaveAttribute("aria-pressed", "true");
  finger.wait(0.6);
  await finger.tap(card(page, 71));
  await expect(card(page, 71)).toHaveAttribute("aria-pressed", "false");
  expect(await reported(page)).toEqual([
    ["select", 71],
    ["select", null],
  ]);
});

test("two quick taps on a card are no quick play if a pile was touched between them", async ({ open }) => {
  const page = await open();
  await offer(page, [["A", 3]], 37);
  const finger = await Finger.on(page);
  await finger.tap(card(page, 37));
  await finger.tapSoon(pile(page, "A"));
  finger.wait(-0.1); // the second tap on the card comes within the time of a double tap
  await finger.tapSoon(card(page, 37));
  await expect
    .poll(() => board(page, ({ reported }) => reported.map(([what]) => what)))
    .toEqual(["select", "play", "select"]);
});

test("a finger drops a card on a pile or on a lane of the line", async ({ open }) => {
  const page = await open();
  await offer(
    page,
    [
      ["A", 3],
      ["D", 48],
    ],
    37,
  );
  const finger = await Finger.on(page);
  const drop = async (to: { x: number; y: number }) => {
    await finger.press(await resting(card(page, 37)));
    await finger.move(to);
    await expect(card(page, 37)).toHaveClass(/dragged/);
    await finger.release();
    await expect(card(page, 37)).not.toHaveClass(/dragged/);
    return (await reported(page)).filter(([what]) => what === "play");
  };
  expect(await drop(await middle(pile(page, "D")))).toEqual([["play", 37, "D"]]);
  expect(await drop(await onLine(page, "ascending", 60))).toEqual([["play", 37, "A"]]);
  expect(await drop(await onLine(page, "descending", 60))).toEqual([["play", 37, "D"]]);
});

test("out of turn, a finger drags cards to prepare them and drops prepared ones with a tap", async ({ open }) => {
  const page = await open();
  await board(page, ({ give }) =>
    give({
      legal: { isYourTurn: false, plays: [], signs: [], maySign: false, mayPrepare: true },
      prepared: [{ card: 37, pile: "A", step: 3 }],
    }),
  );
  const finger = await Finger.on(page);
  await finger.press(await resting(card(page, 71)));
  await finger.move(await middle(pile(page, "B")));
  await finger.release();
  await expect(card(page, 71)).not.toHaveClass(/dragged/);
  expect(await reported(page)).toEqual([
    ["select", 71],
    ["play", 71, "B"],
  ]);
  await finger.tap(card(page, 71));
  await finger.tap(pile(page, "A"));
  await expect.poll(() => reported(page)).toContainEqual(["unprepare", "A"]);
});

test("no card keeps its hover after a touch", async ({ open }) => {
  const page = await open();
  const finger = await Finger.on(page);
  await finger.tap(card(page, 37));
  await expect(card(page, 37)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".attended")).toHaveCount(0);
  await card(page, 71).dispatchEvent("pointerenter", { pointerType: "mouse" });
  await expect(page.locator(".hand .attended")).toHaveCount(1);
});
