import { preferences } from "./preferences.svelte";

/** Vibrations and pauses in turn, in milliseconds. */
const PATTERNS = { played: [12], trick: [18, 50, 36], refused: [30, 40, 30], yours: [24] } as const;

/** Whether this device can vibrate. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Lets the device vibrate, unless the player has switched that off or wants little motion. */
export function vibrate(kind: keyof typeof PATTERNS): void {
  if (!preferences.playing.haptics || !canVibrate()) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  navigator.vibrate([...PATTERNS[kind]]);
}
