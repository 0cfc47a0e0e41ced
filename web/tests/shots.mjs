// Takes pictures of the client as it is: node tests/shots.mjs URL FOLDER
import { chromium } from "playwright-core";

const [url = "http://127.0.0.1:9898", folder = "."] = process.argv.slice(2);
const SIZES = { phone: [390, 844], desktop: [1280, 800], small: [320, 568] };
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });

for (const scheme of ["light", "dark"]) {
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    if (name === "small" && scheme === "dark") continue;
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale: name === "small" ? "ru" : "en" });
    const page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && console.log(name, scheme, message.text()));
    page.on("pageerror", (error) => console.log(name, scheme, String(error)));
    const shot = (what) => page.screenshot({ path: `${folder}/${what}-${name}-${scheme}.png` });
    await page.goto(url);
    await page.waitForSelector(".main");
    await shot("home");
    if (name === "phone") await page.getByLabel("Extreme").check();
    if (name === "desktop") await page.getByLabel("3", { exact: true }).check();
    await page.locator("section .button.main").first().click();
    await page.waitForSelector("[data-card]");
    if (name === "desktop") {
      await shot("bidding");
      await page.getByRole("button", { name: "Gladly" }).click();
      await page.waitForSelector(".board");
    }
    await page.waitForTimeout(700);
    await shot("table");
    for (let wait = 0; wait < 20 && !(await page.locator(".owed.yours").count()); wait += 1) await page.waitForTimeout(500);
    await page.locator("[data-card]").nth(2).click();
    await page.waitForTimeout(300);
    await shot("picked");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) console.log(name, "scrolls sideways by", overflow);
    await context.close();
  }
}
await browser.close();
