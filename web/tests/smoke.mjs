// A solo game from a cold start to its end, in a real browser on a real server.
import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { startServer } from "./server.mjs";

const server = await startServer();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "en" });
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => /Content Security Policy/.test(message.text()) && errors.push(message.text()));
  await page.goto(server.url);
  await page.getByRole("button", { name: "Play alone" }).click();
  await page.waitForSelector("[data-card]");
  const turns = await playToTheEnd(page);
  const result = await page.locator(".result").innerText();
  console.log(`ended after ${turns} plays: ${result.replaceAll("\n", " ")}`);
  assert.match(result, /left|beat/);
  await page.getByRole("button", { name: "The same cards once more" }).click();
  await page.waitForSelector(".board");
  assert.deepEqual(errors, []);
} finally {
  await browser.close();
  await server.stop();
}

/** Play the nearest card each time, as a beginner would; returns how many cards were played. */
async function playToTheEnd(page) {
  for (let plays = 0; plays < 200; plays += 1) {
    await page.waitForFunction(() => document.querySelector(".result") || !document.querySelector(".stack.pending"));
    if (await page.locator(".result").count()) return plays;
    const end = page.getByRole("button", { name: "End turn" });
    if (await end.isEnabled()) {
      await end.click();
      await page.waitForFunction(() => document.querySelector(".result, .actions .main:disabled"));
      continue;
    }
    await page.keyboard.press("Escape");
    const best = await nearest(page);
    if (best === null) {
      await page.waitForTimeout(50);
      continue;
    }
    await page.keyboard.type(String(best.card));
    await page.keyboard.press(best.pile);
    if (best.loses) await page.getByRole("button", { name: "Play it anyway" }).click();
  }
  throw new Error("The game does not end.");
}

/** Look at each card in turn and read what the piles say it would cost. */
async function nearest(page) {
  const offers = await page.evaluate(async () => {
    const found = [];
    for (const card of document.querySelectorAll("[data-card]")) {
      card.focus();
      await new Promise(requestAnimationFrame);
      for (const pile of document.querySelectorAll("[data-pile]")) {
        const text = pile.querySelector(".cost").textContent.trim();
        found.push({ card: card.dataset.card, pile: pile.dataset.pile, text });
      }
    }
    return found;
  });
  let best = null;
  for (const { card, pile, text } of offers) {
    const step = /trick/.test(text) ? -10 : Number(/[+−](\d+)/.exec(text)?.[1] ?? NaN);
    const loses = /Loses/.test(text);
    const cost = step + (loses ? 1000 : 0);
    if (!Number.isNaN(step) && (best === null || cost < best.cost)) best = { card, pile, cost, loses };
  }
  return best;
}
