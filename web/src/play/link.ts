import { CloseCode } from "../protocol.gen";
import { isKnown, say } from "../words/words.svelte";

/** The state of a connection; `ended` is final. The code says why the server closed it. */
export type Link = { is: "connecting" | "open" } | { is: "lost"; code: number } | { is: "ended"; code: number };

/** Says why the server ended a connection. */
export function closeOf(code: number): string {
  const name = Object.entries(CloseCode).find(([, value]) => value === code)?.[0] ?? "";
  const key = `close-${name.toLowerCase().replaceAll("_", "-")}`;
  return say(isKnown(key) ? key : "web-failed");
}

/** Says the state of a connection, with the reason where the player can do something about it. */
export function linkOf(link: Link): string {
  return link.is === "lost" && link.code === CloseCode.TOO_MANY ? closeOf(link.code) : say(`web-link-${link.is}`);
}
