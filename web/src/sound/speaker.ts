import type { TableEvent, View } from "../protocol";
import { Ear } from "./ear";
import { lengthOf, type Sound } from "./sounds";
import { outputOf, schedule } from "./synthesis";
import { Voices } from "./voices";

/**
 * Browsers hold sounds back until somebody touches the page. Those held back longer than this, in milliseconds, are
 * dropped.
 */
const STALE = 1000;
/** The silence between two sounds of the sample, in seconds. */
const PAUSE = 0.25;
const SAMPLE: ReadonlyArray<Sound> = [
  { name: "card" },
  { name: "trick", chain: 1 },
  { name: "trick", chain: 2 },
  { name: "drawn", count: 2 },
  { name: "yours" },
  { name: "won" },
];
const ear = new Ear();
const voices = new Voices();
let sampledUntil = 0;
let context: AudioContext | null = null;
let output: AudioNode | null = null;

/** Plays what an event sounds like for a viewer. */
export function hear(event: TableEvent, view: View): void {
  const heard = ear.hear(event, view);
  if (heard) void playNow(heard);
}

/** Plays a sound, unless too many are playing already. */
export async function playNow(sound: Sound): Promise<void> {
  const speaker = await speaking();
  const now = speaker?.context.currentTime ?? 0;
  if (speaker && voices.admit(sound, now)) schedule(sound, speaker, now);
}

/** Plays a sample of the sounds, once at a time. */
export async function listen(): Promise<void> {
  const speaker = await speaking();
  const now = speaker?.context.currentTime ?? 0;
  if (!speaker || sampledUntil > now) return;
  let at = Math.max(now, voices.quietFrom);
  for (const sound of SAMPLE) {
    if (voices.admit(sound, at)) schedule(sound, speaker, at);
    at += lengthOf(sound) + PAUSE;
  }
  sampledUntil = at;
}

async function speaking(): Promise<AudioNode | null> {
  const asked = performance.now();
  context ??= begin();
  output ??= outputOf(context);
  await context.resume();
  return performance.now() - asked < STALE ? output : null;
}

/** Some browsers start audio only while a tap or a key is being handled. */
function begin(): AudioContext {
  const begun = new AudioContext();
  for (const touch of ["pointerup", "keydown"]) addEventListener(touch, () => void begun.resume());
  return begun;
}
