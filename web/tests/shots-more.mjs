// Pictures of a table with bots in the middle of a game, talk, dialogs, the end, and the other pages.
import { chromium } from "playwright-core";

const [url = "http://127.0.0.1:9898", folder = "."] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });

for (const [name, width, height, scheme, locale] of [["desktop", 1280, 800, "light", "en"], ["phone", 390, 844, "dark", "de"]]) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.log(name, String(error)));
  page.on("console", (message) => /Security Policy/.test(message.text()) && console.log(message.text()));
  const shot = (what) => page.screenshot({ path: `${folder}/${what}-${name}-${scheme}.png` });
  await page.goto(url);
  await page.getByLabel("4", { exact: true }).check();
  await page.getByLabel("Extreme").check();
  await page.locator("label", { hasText: "On Fire" }).first().click();
  await page.locator("section .button.main").first().click();
  for (let tries = 0; tries < 20 && !(await page.locator(".board").count()); tries += 1) {
    // Gladly; and where others are as glad, the host chooses.
    await page.locator("section .row .button").first().click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(400);
  }
  let plays = 0;
  for (let round = 0; round < 60 && plays < (name === "desktop" ? 8 : 5); round += 1) {
    if (!(await page.locator(".owed.yours").count())) { await page.waitForTimeout(250); continue; }
    const end = page.locator(".actions .main");
    if (await end.isEnabled()) { await end.click(); await page.waitForTimeout(400); continue; }
    const cards = page.locator("[data-card]:not(.dead)");
    if (!(await cards.count())) { await page.waitForTimeout(250); continue; }
    await cards.nth(round % (await cards.count())).click();
    const target = page.locator(".pile.target:not(.loses) .place");
    if (await target.count()) { await target.nth(round % (await target.count())).click(); plays += 1; }
    await page.waitForTimeout(350);
    if (await page.locator(".result").count()) break;
  }
  await shot("middle");
  await page.locator(".offers button").first().click({ timeout: 3000 }).catch(() => console.log(name, "no signs"));
  if (await page.locator(".board").count()) {
    await page.locator(".actions .button").nth(1).click();
    const field = page.locator("form .field");
    if (await field.count()) { await field.fill("I have a 34 for A"); await page.keyboard.press("Enter"); await page.waitForTimeout(500); }
    await shot("talk");
    await page.keyboard.press("Escape");
    await page.locator("aside header .button").click();
    await page.locator(".actions .button").first().click();
    await page.waitForTimeout(300);
    await shot("played");
    await page.keyboard.press("Escape");
    await page.locator(".menu").click();
    await page.waitForTimeout(300);
    await shot("menu");
    await page.keyboard.press("Escape");
  }
  // A game alone, given up at once, to see the end.
  await page.goto(url);
  await page.waitForSelector("section .button.main");
  await page.locator("section .button.main").first().click();
  await page.waitForSelector(".board");
  await page.locator(".menu").click();
  await page.getByRole("button", { name: /Give the game up|aufgeben/ }).first().click();
  await page.locator("dialog .button.main").click();
  await page.waitForSelector(".result");
  await page.waitForTimeout(300);
  await shot("end");
  await page.locator("a[href^='/game/']").click();
  await page.waitForSelector("input[type=range]");
  await shot("replay");
  await page.goto(`${url}/rules`);
  await page.waitForSelector(".orders");
  await page.screenshot({ path: `${folder}/rules-${name}-${scheme}.png`, fullPage: true });
  await page.goto(`${url}/statistics`);
  await page.waitForTimeout(500);
  await shot("statistics");
  await page.goto(url);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${folder}/home-later-${name}-${scheme}.png`, fullPage: true });
  await page.locator(".side .button").first().click();
  await page.locator("dialog .button.main").click();
  await page.waitForSelector(".invitation svg");
  await shot("waiting");
  await context.close();
}
await browser.close();
