import type { Settings } from "../protocol.gen";
import { api } from "../app/api";
import { becomeSomebody } from "../app/me.svelte";
import { choosePlaying, preferences } from "../app/preferences.svelte";
import { go } from "../app/route.svelte";
import { startFrom } from "./start";

let isUnderWay = $state(false);

export const opening = {
  /** Whether a table is being opened, so that the page is about to be left. */
  get isUnderWay(): boolean {
    return isUnderWay;
  },
};

/** Opens a table with bots, deals, and goes there. */
export async function playNow(edition: string, players: number, bot: string): Promise<void> {
  isUnderWay = true;
  try {
    await becomeSomebody();
    const update = await api.playNow({ settings: { edition, players, pace: preferences.playing.pace }, bot });
    startFrom(update);
    go(`/table/${update.table.id}`);
  } finally {
    isUnderWay = false;
  }
}

/** Opens a table that waits for people, and goes there. Its pace becomes the viewer's preference. */
export async function openTable(name: string, settings: Settings): Promise<void> {
  await becomeSomebody(name);
  const { id } = await api.openTable(settings);
  choosePlaying({ pace: settings.pace });
  go(`/table/${id}`);
}
