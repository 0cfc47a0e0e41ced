import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config.ts";

/** Not tests but tools that need the same server, browser and players: benchmarks, and the pictures of docs/screens. */
export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "*.tool.ts",
  outputDir: "../../node_modules/.playwright-tools",
  workers: 1,
  fullyParallel: false,
  timeout: 1_800_000,
  reporter: [["./figures.ts"]],
});
