import { preferences, rememberPlayNow } from "../../app/preferences.svelte";
import { known } from "../settings/edition";

/** The bots that can be chosen to play with, the weakest first. */
export const STRENGTHS = ["greedy", "planner", "sharp", "master"] as const;

/** A game to be dealt at once. */
export interface Chosen {
  edition: string;
  players: number;
  bot: (typeof STRENGTHS)[number];
}

/** The game that is dealt next: the last choice on this device, as far as this client knows it. */
export function chosen(): Chosen {
  const { edition, players, bot } = preferences.playNow;
  return { edition: known(edition), players, bot: STRENGTHS.find((name) => name === bot) ?? "sharp" };
}

export function choose(changed: Partial<Chosen>): void {
  rememberPlayNow({ ...chosen(), ...changed });
}
