import type { SettingsInput } from "../protocol.gen";
import { api } from "./api";
import { expect } from "./expected";
import { becomeSomebody } from "./me.svelte";
import { go } from "./route.svelte";

/** Open a table for oneself and bots, deal, and go there: one click is enough. */
export async function playNow(edition: string, players: number, bot: string): Promise<void> {
  await becomeSomebody();
  const update = await api.playNow({ settings: { edition, players }, bot });
  expect(update);
  go(`/table/${update.table.id}`);
}

/** Open a table that waits for people, and go there. */
export async function openTable(name: string, settings: SettingsInput): Promise<void> {
  await becomeSomebody(name);
  const { id } = await api.openTable(settings);
  go(`/table/${id}`);
}
