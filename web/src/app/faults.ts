import { say, sayFault } from "../words/words.svelte";
import { Refused } from "./api";

/** Says why a request failed. */
export function faultOf(error: unknown): string {
  return error instanceof Refused ? sayFault(error.code) : say("web-failed");
}
