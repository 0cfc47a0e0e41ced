import { CloseCode } from "../protocol.gen";
import { isKnown, say, sayFault } from "../words/words.svelte";
import { Refused } from "./api";
import type { Link } from "../play/connection";

/** Say why something that was asked of the server failed. */
export function faultOf(error: unknown): string {
  return error instanceof Refused ? sayFault(error.code) : say("web-failed");
}

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
