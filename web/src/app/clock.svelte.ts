import { serverNow } from "./server-time";
import { say } from "../words/words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Says how much time is left, in a suitable unit. */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left < 2 * MINUTE) return say("clock-seconds-left", { count: left });
  if (left < 2 * HOUR) return say("clock-minutes-left", { count: Math.round(left / MINUTE) });
  if (left < 2 * DAY) return say("clock-hours-left", { count: Math.round(left / HOUR) });
  return say("clock-days-left", { count: Math.round(left / DAY) });
}

/** Minutes and seconds; null from an hour on. */
export function digits(seconds: number): string | null {
  const left = Math.max(0, Math.ceil(seconds));
  return left < HOUR ? `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}` : null;
}

let now = $state(serverNow());
if (typeof window !== "undefined") setInterval(() => (now = serverNow()), 1000);

/** The seconds until a moment, updated every second. */
export function secondsUntil(iso: string): number {
  return (new Date(iso).getTime() - now) / 1000;
}
