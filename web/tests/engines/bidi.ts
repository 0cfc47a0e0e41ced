import type { Browser } from "@playwright/test";

/** What Playwright asks of every browser and Firefox does not know yet; all of it can be done without. */
const UNKNOWN = new Set(["emulation.setMediaFeaturesOverride"]);

type Send = (method: string, parameters?: object) => Promise<unknown>;

/** Keep from Firefox what it would refuse; another browser stays as it is. */
export function spareFirefox(browser: Browser): void {
  if (browser.browserType().name() !== "firefox") return;
  const { _connection } = browser as unknown as {
    _connection: { toImpl(of: Browser): { _browserSession: { send: Send } } };
  };
  const session = _connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (method, parameters) => (UNKNOWN.has(method) ? Promise.resolve({}) : send(method, parameters));
}

/** Say of a lost connection what Chromium says: tests that bring one about expect it in those words. */
export function inWordsOfChromium(complaint: string): string {
  return complaint.replace(
    /(Firefox can’t establish a connection to the server at|The connection to) (ws:\S+)/,
    "WebSocket connection to $2 failed:",
  );
}
