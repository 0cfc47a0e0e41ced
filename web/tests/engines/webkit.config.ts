import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config.ts";

/** Games in WebKit, the engine of Safari. Playwright cannot drive it as shipped to users, so WebDriver does. */
export default defineConfig({ ...tests, testDir: ".", outputDir: "../../node_modules/.playwright-webkit" });
