import type { SettingsInput } from "../protocol.gen";
import { api } from "../app/api";
import { becomeSomebody } from "../app/me.svelte";
import { go } from "../app/route.svelte";
import { startFrom } from "./start";

let isUnderWay = $state(false);

export const opening = {
  /** Whether a table is being opened: the page that is there will be left in a moment. */
  get isUnderWay(): boolean {
    return isUnderWay;
  },
};

/** Open a table for oneself and bots, deal, and go there: one click is enough. */
export async function playNow(edition: string, players: number, bot: string): Promise<void> {
  isUnderWay = true;
  try {
    await becomeSomebody();
    const update = await api.playNow({ settings: { edition, players }, bot });
    startFrom(update);
    go(`/table/${update.table.id}`);
  } finally {
    isUnderWay = false;
  }
}

/** Open a table that waits for people, and go there. */
export async function openTable(name: string, settings: SettingsInput): Promise<void> {
  await becomeSomebody(name);
  const { id } = await api.openTable(settings);
  go(`/table/${id}`);
}
