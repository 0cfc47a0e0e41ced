// Two people and a bot: an invitation, signs, talk, a refused number; and axe on the screens on the way.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { startServer } from "./server.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const server = await startServer();
const serious = [];

async function axe(page, where) {
  // Cards that are still on their way are half transparent.
  await page.waitForTimeout(500);
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  for (const { id, impact, nodes } of violations) {
    if (impact === "serious" || impact === "critical") serious.push(`${where}: ${id}: ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary?.slice(0, 200)}`);
  }
}

try {
  const host = await (await browser.newContext({ locale: "en", colorScheme: "light" })).newPage();
  const guest = await (await browser.newContext({ locale: "de", colorScheme: "dark", viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await host.goto(server.url);
  await axe(host, "home");
  await host.getByRole("button", { name: "Open a table" }).click();
  await host.getByLabel("Your name").fill("Ada");
  await host.locator("dialog").getByLabel("3", { exact: true }).check();
  await axe(host, "open a table");
  await host.locator("dialog").getByRole("button", { name: "Open a table" }).click();
  const link = await host.getByLabel("Invite with a link").inputValue();
  await guest.goto(link);
  await guest.getByLabel("Dein Name").fill("Grete");
  await axe(guest, "invited");
  await guest.getByRole("button", { name: "Mitspielen" }).click();
  await host.getByText("Grete").first().waitFor();
  await host.locator("select").last().selectOption("greedy");
  await axe(host, "waiting room");
  await host.getByRole("button", { name: "Start the game" }).click();
  await guest.getByRole("button", { name: "Lieber nicht" }).click();
  await axe(guest, "bidding");
  await host.getByRole("button", { name: "Gladly" }).click();
  await host.waitForSelector(".board");
  await guest.waitForSelector(".board");
  await axe(host, "table");
  await axe(guest, "table, dark, phone");
  await guest.locator("[data-pile=A] .offers button").first().click();
  await host.locator("[data-pile=A] .faces").waitFor();
  await host.getByRole("button", { name: "Talk" }).click();
  await host.getByLabel("Write something …").fill("I hold forty-two");
  await host.getByRole("button", { name: "Send" }).click();
  await host.getByRole("alert").getByText("forty-two").waitFor();
  await axe(host, "talk");
  await host.getByLabel("Write something …").fill("Careful, please!");
  await host.getByRole("button", { name: "Send" }).click();
  await guest.locator(".bubble").getByText("Careful, please!").waitFor();
  await host.getByRole("button", { name: "I can help." }).click();
  await guest.locator(".bubble").getByText("Ich kann helfen.").waitFor();
  for (const path of ["/rules", "/statistics"]) {
    await guest.goto(server.url + path);
    await guest.waitForSelector("h1");
    await axe(guest, path);
  }
  assert.deepEqual(serious, []);
  console.log("played together");
} finally {
  await browser.close();
  await server.stop();
}
