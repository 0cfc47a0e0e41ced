import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config.ts";

/** Games in WebKit, the engine of Safari, which Playwright cannot drive as people have it: WebDriver does. */
export default defineConfig({ ...tests, testDir: ".", outputDir: "../../node_modules/.playwright-webkit" });
