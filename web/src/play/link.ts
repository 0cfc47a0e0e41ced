import { CloseCode } from "../protocol.gen";
import { isKnown, say } from "../words/words.svelte";

/** How it stands with the server: `ended` is for good. The code says why, where the server closed it. */
export type Link = { is: "connecting" | "open" } | { is: "lost"; code: number } | { is: "ended"; code: number };

/** Say why the server closed a connection for good. */
export function closeOf(code: number): string {
  const name = Object.entries(CloseCode).find(([, value]) => value === code)?.[0] ?? "";
  const key = `close-${name.toLowerCase().replaceAll("_", "-")}`;
  return say(isKnown(key) ? key : "web-failed");
}

/** Say how it stands with the server. Most connections break without a word; a reason that can be mended is told. */
export function linkOf(link: Link): string {
  return link.is === "lost" && link.code === CloseCode.TOO_MANY ? closeOf(link.code) : say(`web-link-${link.is}`);
}
