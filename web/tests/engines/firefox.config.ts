import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config.ts";

/** The Chromium tests in a Firefox as shipped to users: see with-engines.sh. */
export default defineConfig({
  ...tests,
  testDir: "../browser",
  testMatch: /(home|solo|keyboard|pointer|tutorial|replay|statistics|layout|connection|together)\.spec\.ts/,
  grepInvert: [
    // Playwright fills fields in Firefox without the change event that follows when people do.
    /joined by its link with only a name/,
    // One game of each base is enough here.
    /a game of (original|extreme)\+/,
  ],
  outputDir: "../../node_modules/.playwright-firefox",
  use: {
    ...tests.use,
    browserName: "firefox",
    channel: "moz-firefox",
    // To take one, Playwright injects a style, which Firefox complains about.
    screenshot: "off",
    launchOptions: { ...(process.env["FIREFOX"] && { executablePath: process.env["FIREFOX"] }) },
  },
});
