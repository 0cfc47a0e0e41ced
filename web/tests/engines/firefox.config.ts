import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config.ts";

/** The tests of Chromium in a Firefox as people have it: see with-engines.sh. */
export default defineConfig({
  ...tests,
  testDir: "../browser",
  testMatch: /(layout|pointer|replay|statistics|together|connection|rewatch|size|targets|turn|notice|votes|time|offline|tutorial|solo).spec/,
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
