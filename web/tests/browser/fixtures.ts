import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { createHash } from "node:crypto";
import { inWordsOfChromium, spareFirefox } from "../engines/bidi.ts";
import type { Playing } from "../../src/app/preferences.svelte.ts";
import { Server } from "./server.ts";

export { expect };
export type { Page };

/** What the browser complained about, and what it requested; a test fails if there is anything. */
class Watch {
  readonly complaints: string[] = [];
  /** What a test causes on purpose, such as a lost connection. */
  readonly expected: RegExp[] = [];

  constructor(readonly origins: Set<string>) {}

  over(context: BrowserContext): void {
    context.on("request", (request) => this.#visit(request.url()));
    context.on("weberror", (error) => this.#complain(`error: ${error.error().stack ?? error.error().message}`));
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") {
        this.#complain(`${message.type()}: ${message.text()} ${message.location().url}`);
      }
    });
    context.on("page", (page) => page.on("websocket", (socket) => this.#visit(socket.url().replace(/^ws/, "http"))));
  }

  #visit(url: string): void {
    const isOwn = /^(data|blob):/.test(url) || this.origins.has(new URL(url).origin);
    if (!isOwn) this.complaints.push(`a request left the origin: ${url}`);
  }

  #complain(text: string): void {
    const known = inWordsOfChromium(text);
    if (!this.expected.some((pattern) => pattern.test(known))) this.complaints.push(text);
  }
}

interface Fixtures {
  /** Settings of the server in addition to those of all tests. */
  settings: Record<string, string | number>;
  seed: string;
  /** Preferences of new visitors that replace the defaults. */
  playing: Partial<Playing>;
  server: Server;
  watch: Watch;
  /** Open a fresh browser for another person, as if on another device. */
  visit: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      spareFirefox(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  settings: [{}, { option: true }],
  seed: ["", { option: true }],
  // A turn that ended by itself while a test looks for the button would make the test flaky.
  playing: [{ ending: "never" }, { option: true }],
  server: async ({ settings, seed }, use, info) => {
    const server = await Server.start({ settings, seed: seed || nameOf(info.titlePath.join(" ")) });
    await use(server);
    await server.stop();
  },
  watch: async ({ server }, use) => {
    const watch = new Watch(new Set([server.url]));
    await use(watch);
    expect(watch.complaints, "what browsers complained about").toEqual([]);
  },
  visit: async ({ browser, watch, server, playing }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await open(browser, server, options);
      contexts.push(context);
      await context.addInitScript((playing) => {
        // Empty documents have no storage.
        if (location.protocol.startsWith("http") && localStorage.getItem("ninetyeight") === null)
          localStorage.setItem("ninetyeight", JSON.stringify({ playing }));
      }, playing);
      watch.over(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  // The page of tests with one person only.
  page: async ({ visit }, use) => use(await visit()),
});

function open(browser: Browser, server: Server, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext({ baseURL: server.url, locale: "en", viewport: { width: 1280, height: 800 }, ...options });
}

function nameOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
