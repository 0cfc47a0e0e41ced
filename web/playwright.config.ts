import { defineConfig } from "@playwright/test";

/** Real games in a real browser, each test on a server of its own. CHROMIUM names the browser: see with-chromium.sh. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "node_modules/.playwright",
  // A test that passes on the second try has failed.
  retries: 0,
  workers: Number(process.env["BROWSERS"] ?? 2),
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"]],
  // Generous, for busy machines.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
    locale: "en",
    launchOptions: {
      ...(process.env["CHROMIUM"] && { executablePath: process.env["CHROMIUM"] }),
      // No network beyond this machine.
      args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    },
  },
});
