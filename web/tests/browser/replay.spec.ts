import { writeFileSync } from "node:fs";
import { RULEBOOK } from "../../src/protocol.gen.ts";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { RECORD } from "./tables.ts";
import { say } from "./words.ts";

test("a record from a file is replayed and kept, and its address holds the step", async ({ visit }, info) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  const file = info.outputPath("game.json");
  writeFileSync(file, JSON.stringify(RECORD));
  await page.goto("/");
  await page.goto("/replay");
  await page.getByLabel(say("replay-choose")).setInputFiles(file);

  const [first, second] = RECORD.actions as [string, number, "A" | "B" | "C" | "D"][];
  expect([first![0], second![0]]).toEqual(["play", "play"]);
  const slider = page.getByRole("slider", { name: say("replay-scrub") });
  await slider.fill("1");
  await expect(page).toHaveURL(/#at=1$/);
  await expect(player.pile(first![2])).toHaveAccessibleName(player.topOf(first![2], first![1]));
  await page.getByRole("button", { name: say("replay-on"), exact: true }).click();
  await expect(page).toHaveURL(/#at=2$/);
  await expect(player.pile(second![2])).toHaveAccessibleName(player.topOf(second![2], second![1]));
  await page.getByRole("button", { name: say("replay-back"), exact: true }).click();
  await expect(page).toHaveURL(/#at=1$/);

  await player.button("replay-keep").click();
  await expect(page).toHaveURL(/\/game\/.*#at=1$/);
  await page.reload();
  await expect(player.pile(first![2])).toHaveAccessibleName(player.topOf(first![2], first![1]));
  const left = 98 - RECORD.actions.filter(([kind]) => kind === "play").length;
  await expect(page.getByText(say("outcome-left", { count: left })).first()).toBeVisible();
  const kept = page.url();

  // Back to the file, which is recognised now and not kept twice.
  await page.getByRole("link", { name: say("web-back") }).click();
  await expect(page).toHaveURL(/\/replay#at=1$/);
  await page.reload();
  await page.getByRole("link", { name: say("replay-kept") }).click();
  await expect(page).toHaveURL(kept);
  const games = (await (await page.request.get("/api/me/games")).json()) as { items: unknown[] };
  expect(games.items).toHaveLength(1);
});

test("the line below a replayed step says what is owed, not what an order forbids", async ({ visit }, info) => {
  const page = await visit();
  const file = info.outputPath("order.json");
  const first = [14, 15];
  const rest = Array.from({ length: 98 }, (_, index) => index + 2).filter((card) => !first.includes(card));
  const record = {
    format: "ninetyeight/1",
    rules: { players: 1, hand_size: 8, minimum: 2, fire: "off", orders: RULEBOOK.layout },
    deck: [...first, ...rest],
    starter: 0,
    actions: [["play", 14, "A"]],
  };
  expect(record.rules.orders["draw-one"]).toContain(14);
  writeFileSync(file, JSON.stringify(record));
  await page.goto("/replay");
  await page.getByLabel(say("replay-choose")).setInputFiles(file);
  await page.getByRole("slider", { name: say("replay-scrub") }).fill("1");
  const line = page.locator(".moment");
  await expect(line).toContainText(say("owed-cards", { count: 1 }));
  await expect(line).not.toContainText(say("owed-draw-one"));
});

test("a finished game is replayed, shared and downloaded", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand().first()).toBeVisible();
  const { you } = await player.seen();
  const play = you.plays.find(({ loses }) => !loses)!;
  await player.lay(play);
  await giveUp(player);
  const { table } = await player.expectEnd();
  expect(table.game!.ending!.left).toBe(97);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: say("ending-save") }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  const record = JSON.parse(Buffer.concat(chunks).toString()) as { format: string; actions: unknown[][] };
  expect(record.format).toBe("ninetyeight/1");
  expect(record.actions[0]).toEqual(["play", play.card, play.pile]);

  await player.button("web-share").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say("web-share-link") }).click();
  const link = await dialog.getByRole("textbox").inputValue();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: say("web-replay") }).click();
  await expect(page.getByRole("slider", { name: say("replay-scrub") })).toBeVisible();

  const friend = await visit();
  await friend.goto(`${link}#at=1`);
  const watcher = new Player(friend, "Grete");
  await expect(watcher.pile(play.pile)).toHaveAccessibleName(watcher.topOf(play.pile, play.card));
  await expect(friend.getByText(say("outcome-left", { count: 97 })).first()).toBeVisible();
});

async function giveUp(player: Player): Promise<void> {
  await player.page.getByRole("button", { name: player.say("web-menu") }).click();
  await player.button("concede").click();
  await expect(player.page.getByText(player.say("concede-confirm"))).toBeVisible();
  await player.button("concede").click();
  await expect(player.button("again")).toBeVisible();
}
