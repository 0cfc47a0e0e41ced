// What the first view weighs, when the first card is there, and how evenly cards fly; on a CPU four times slower.
// Usage: node measure.mjs (PYTHON, CHROMIUM)
import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { startServer } from "./tests/server.mjs";

const KIBIBYTES = 150;
const FIRST_CARD = 1500;
const SLOWER = 4;
const LANGUAGES = ["en", "de", "fr", "it", "cs", "ru"];
const server = await startServer();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

/** A new visitor, without anything kept from before. */
async function visitor({ locale = "en", slower = 1 } = {}) {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return { context, page, devtools };
}

async function weigh(locale) {
  const { context, page, devtools } = await visitor({ locale });
  let bytes = 0;
  await devtools.send("Network.enable");
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(server.url, { waitUntil: "networkidle" });
  await context.close();
  return bytes / 1024;
}

async function firstCard() {
  const { context, page } = await visitor({ slower: SLOWER });
  const began = Date.now();
  await page.goto(server.url, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Play alone" }).waitFor();
  const home = Date.now() - began;
  const clicked = Date.now();
  await page.getByRole("button", { name: "Play alone" }).click();
  await page.waitForSelector("[data-card]");
  const card = Date.now() - clicked;
  const again = Date.now();
  await page.reload({ waitUntil: "commit" });
  await page.waitForSelector("[data-card]");
  const table = Date.now() - again;
  await context.close();
  return { home, card, table };
}

/** Lay cards one after another and note how long each frame took. */
async function frames() {
  const { context, page } = await visitor({ slower: SLOWER });
  await page.goto(server.url);
  await page.getByRole("button", { name: "Play alone" }).click();
  await page.waitForSelector("[data-card]");
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    globalThis.times = [];
    const note = (now) => {
      globalThis.times.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  let cards = 0;
  for (let tries = 0; tries < 60 && cards < 16; tries += 1) {
    if (await page.locator(".result").count()) break;
    const end = page.locator(".actions .main");
    if (await end.isEnabled()) await end.click();
    else {
      await page.locator("[data-card]:not(.dead)").nth(tries % 3).click();
      const target = page.locator(".pile.target:not(.loses) .place");
      if ((await target.count()) > 0) {
        await target.first().click();
        cards += 1;
      }
    }
    await page.waitForTimeout(400);
  }
  const times = await page.evaluate(() => globalThis.times);
  await context.close();
  const each = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
  const seconds = (times.at(-1) - times[0]) / 1000;
  return { cards, perSecond: each.length / seconds, median: each[Math.floor(each.length / 2)], late: each.filter((time) => time > 34).length / each.length, longest: each.at(-1) };
}

/** What the main thread itself has to do, which other programs on the machine do not change: milliseconds. */
async function work() {
  const { context, page, devtools } = await visitor();
  await page.goto(`${server.url}/api/health`);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => 1000 * (await devtools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value;
  await page.goto(server.url);
  await page.getByRole("button", { name: "Play alone" }).waitFor();
  const home = await spent();
  await page.waitForTimeout(1500);
  const before = await spent();
  await page.getByRole("button", { name: "Play alone" }).click();
  await page.waitForSelector("[data-card]");
  const card = (await spent()) - before;
  await page.waitForTimeout(1500);
  await page.locator("[data-card]").nth(2).click();
  await page.waitForTimeout(1000);
  const picked = await spent();
  await page.locator(".pile.target .place").first().click();
  await page.waitForTimeout(500);
  const play = (await spent()) - picked;
  await context.close();
  return { home, card, play };
}

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

try {
  const weights = {};
  for (const language of LANGUAGES) weights[language] = Math.round(await weigh(language));
  console.log("first view, KiB:", weights);
  await firstCard();
  const runs = [];
  for (let run = 0; run < 5; run += 1) runs.push(await firstCard());
  const of = (all, key) => Math.round(middle(all.map((each) => each[key])));
  const first = { home: of(runs, "home"), card: of(runs, "card"), table: of(runs, "table") };
  console.log(`with a CPU ${SLOWER} times slower, ms:`, first, "cold start to first card:", first.home + first.card);
  const { cards, perSecond, median: frame, late, longest } = await frames();
  console.log(`${cards} cards laid: ${perSecond.toFixed(1)} frames/s, median ${frame.toFixed(1)} ms, ${(100 * late).toFixed(1)} % late, longest ${longest.toFixed(0)} ms`);
  const works = [];
  for (let run = 0; run < 5; run += 1) works.push(await work());
  const needed = { home: SLOWER * of(works, "home"), card: SLOWER * of(works, "card"), play: SLOWER * of(works, "play") };
  console.log(`work of the main thread, ${SLOWER} times, ms:`, needed, "of which a card on its way has 500");
  assert.ok(Math.max(...Object.values(weights)) <= KIBIBYTES, "The first view is too heavy.");
  assert.ok(needed.home + needed.card < FIRST_CARD, "The first card needs too much work.");
} finally {
  await browser.close();
  await server.stop();
}
