import type { Browser } from "@playwright/test";

/** Commands that Playwright sends to every browser and Firefox does not support yet; all are dispensable. */
const UNKNOWN = new Set(["emulation.setMediaFeaturesOverride"]);

type Send = (method: string, parameters?: object) => Promise<unknown>;

/** Do not send Firefox what it would refuse; other browsers are left alone. */
export function spareFirefox(browser: Browser): void {
  if (browser.browserType().name() !== "firefox") return;
  const { _connection } = browser as unknown as {
    _connection: { toImpl(of: Browser): { _browserSession: { send: Send } } };
  };
  const session = _connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (method, parameters) => (UNKNOWN.has(method) ? Promise.resolve({}) : send(method, parameters));
}

/** Describe a lost connection in Chromium's words, which the tests that cause one expect. */
export function inWordsOfChromium(complaint: string): string {
  return complaint.replace(
    /(Firefox can’t establish a connection to the server at|The connection to) (ws:\S+)/,
    "WebSocket connection to $2 failed:",
  );
}
