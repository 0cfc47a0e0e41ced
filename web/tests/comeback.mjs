// A server goes away and comes back: the client says so, and the game goes on without a reload.
import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { startServer } from "./server.mjs";

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
let server = await startServer();
try {
  const page = await browser.newPage({ locale: "en" });
  await page.goto(server.url);
  await page.getByRole("button", { name: "Play alone" }).click();
  await page.waitForSelector("[data-card]");
  const hand = await page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card));
  server = await server.restart();
  await page.waitForSelector(".sign.lost");
  await page.waitForSelector(".sign.open", { timeout: 60_000 });
  const after = await page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card));
  assert.deepEqual(after, hand);
  await page.locator("[data-card]").first().click();
  await page.locator(".pile.target .place").first().click();
  await page.waitForFunction((count) => document.querySelectorAll("[data-card]").length < count, hand.length);
  console.log("came back");
} finally {
  await browser.close();
  await server.stop();
}
