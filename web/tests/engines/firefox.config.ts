import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config.ts";

/** The tests of Chromium in a Firefox as people have it: see with-engines.sh. */
export default defineConfig({
  ...tests,
  testDir: "../browser",
  testMatch: /(home|solo|keyboard|pointer|tutorial|replay|statistics|layout|connection|together)\.spec\.ts/,
  grepInvert: [
    // What Playwright writes into a field of Firefox changes it without the event that follows when people do.
    /joined by its link with only a name/,
    // One game of each pack is enough here.
    /a game of (original|extreme)\+/,
  ],
  outputDir: "../../node_modules/.playwright-firefox",
  use: {
    ...tests.use,
    browserName: "firefox",
    channel: "moz-firefox",
    // To take one, Playwright writes a style into the page, about which Firefox complains.
    screenshot: "off",
    launchOptions: { ...(process.env["FIREFOX"] && { executablePath: process.env["FIREFOX"] }) },
  },
});
