import type { TableEvent } from "../protocol";
import { preferences } from "./preferences.svelte";

/** Tunes as notes: a frequency in Hz and a start in seconds. */
const TUNES: Partial<
  Record<
    TableEvent["kind"] | "trick" | "yours" | "won" | "lost" | "refused" | "hurry",
    ReadonlyArray<readonly [number, number]>
  >
> = {
  "card-laid": [[294, 0]],
  "card-taken-back": [
    [262, 0],
    [220, 0.07],
  ],
  "cards-drawn": [
    [370, 0],
    [392, 0.06],
  ],
  refused: [
    [196, 0],
    [185, 0.1],
  ],
  trick: [
    [587, 0],
    [440, 0.09],
    [587, 0.18],
  ],
  "turn-ended": [[220, 0]],
  yours: [
    [440, 0],
    [554, 0.12],
  ],
  signalled: [[660, 0]],
  "phrase-said": [[520, 0]],
  "chat-said": [[520, 0]],
  won: [
    [392, 0],
    [494, 0.12],
    [587, 0.24],
    [784, 0.4],
  ],
  lost: [
    [330, 0],
    [262, 0.2],
  ],
  hurry: [
    [523, 0],
    [523, 0.18],
  ],
};
let context: AudioContext | null = null;

/** Plays the sound of an event, if sounds are on. */
export function sound(event: TableEvent, yourSeat: number | null): void {
  if (!preferences.sound) return;
  if (event.kind === "card-laid") play(event.is_trick ? "trick" : "card-laid");
  else if (event.kind === "turn-began") {
    if (event.seat === yourSeat) play("yours");
  } else if (event.kind === "game-ended") play(event.is_won ? "won" : "lost");
  else if (event.kind !== "cards-drawn" || event.seat === yourSeat) play(event.kind);
}

/** Plays a sound that belongs to no event: a refused card, little time left, or a sample. */
export function signal(name: "refused" | "hurry" | "yours"): void {
  if (preferences.sound) play(name);
}

function play(name: keyof typeof TUNES): void {
  const tune = TUNES[name];
  if (!tune) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [frequency, begins] of tune) note(context, frequency, context.currentTime + begins);
}

function note(on: AudioContext, frequency: number, at: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.3);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + 0.32);
}
