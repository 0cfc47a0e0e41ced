import type { TableEvent, View } from "../protocol";
import { preferences } from "./preferences.svelte";

/** Plays the sound of an event, if sounds are on and the page can be seen. */
export function sound(event: TableEvent, view: View): void {
  play(({ hear }) => hear(event, view));
}

/** Plays a sound that belongs to no event: a refused card, little time left, or a sample. */
export function signal(name: "refused" | "hurry" | "yours"): void {
  play(({ playNow }) => playNow({ name }));
}

/** Plays a sample of the sounds, one after the other. */
export function listen(): void {
  play((speaker) => speaker.listen());
}

/** Sounds are downloaded when the first is played. Offline, the game goes on without them. */
function play(plays: (speaker: typeof import("../sound/speaker")) => unknown): void {
  if (preferences.sound && !document.hidden) import("../sound/speaker").then(plays).catch(() => undefined);
}
