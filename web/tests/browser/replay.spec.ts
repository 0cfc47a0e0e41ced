import { writeFileSync } from "node:fs";
import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { RECORD } from "./screens.ts";
import { say } from "./words.ts";

const plays = RECORD.actions.filter(([kind]) => kind === "play") as [string, number, string][];

test("a record from a file is replayed, and its address holds the position", async ({ visit }, info) => {
  const page = await visit();
  const file = info.outputPath("game.json");
  writeFileSync(file, JSON.stringify(RECORD));
  await page.request.post("/api/me", { data: { name: "Ada" } });
  await page.goto("/statistics");
  await page.getByLabel(say("web-open-record")).setInputFiles(file);
  await expect(page).toHaveURL(/\/game\//);

  const slider = page.getByRole("slider").first();
  await slider.fill("3");
  await expect(page).toHaveURL(/#3$/);
  const [, card, pile] = plays[2]!;
  await expect(page.getByText(say("play-about", { card, pile })).first()).toBeVisible();
  await page.getByRole("button", { name: say("web-step-on") }).click();
  await expect(page).toHaveURL(/#4$/);
  await page.reload();
  await expect(page.getByText(say("play-about", { card: plays[3]![1], pile: plays[3]![2] })).first()).toBeVisible();
  await page.getByRole("button", { name: say("web-step-back") }).click();
  await expect(page).toHaveURL(/#3$/);
  await expect(page.getByText(say("outcome-left", { count: 98 - plays.length })).first()).toBeVisible();
});

test("a finished game is watched again, shared and downloaded", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-play-alone").click();
  await expect(player.hand().first()).toBeVisible();
  const { you } = await player.seen();
  await player.lay(you.plays.find(({ loses }) => !loses)!);
  await giveUp(player);
  const { table } = await player.expectEnd();
  expect(table.game!.ending!.left).toBe(97);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: say("web-download") }).click();
  const saved = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of saved) chunks.push(chunk as Buffer);
  const record = JSON.parse(Buffer.concat(chunks).toString()) as { format: string; actions: unknown[][] };
  expect(record.format).toBe("ninetyeight/1");
  expect(record.actions[0]!.slice(0, 1)).toEqual(["play"]);

  await player.button("web-share").click();
  const link = await page.getByRole("textbox", { name: say("action-invite") }).inputValue();
  await page.getByRole("link", { name: say("web-replay") }).click();
  await expect(page.getByRole("slider").first()).toBeVisible();

  const friend: Page = await visit();
  await friend.goto(link);
  await expect(friend.getByText(say("outcome-left", { count: 97 })).first()).toBeVisible();
});

async function giveUp(player: Player): Promise<void> {
  await player.page.getByRole("button", { name: player.say("web-menu") }).click();
  await player.button("concede").click();
  await expect(player.page.getByText(player.say("concede-confirm"))).toBeVisible();
  await player.button("concede").click();
  await expect(player.button("again")).toBeVisible();
}

