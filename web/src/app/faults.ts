import { say, sayFault } from "../words/words.svelte";
import { Refused } from "./api";

/** Say why something that was asked of the server failed. */
export function faultOf(error: unknown): string {
  return error instanceof Refused ? sayFault(error.code) : say("web-failed");
}
