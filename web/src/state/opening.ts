import type { SettingsInput } from "../protocol.gen";
import { api } from "./api";
import { expect } from "./expected";
import { becomeSomebody } from "./me.svelte";
import { go } from "./route.svelte";

let next = 0;
const commandId = () => `open-${Date.now()}-${(next += 1)}`;

/** Open a table for oneself and bots, deal, and go there: one click is enough. */
export async function playNow(edition: string, players: number, bot: string): Promise<void> {
  await becomeSomebody();
  const { id } = await api.openTable({ edition, players });
  const seats = Array.from({ length: players - 1 }, (_, index) => index + 1);
  await Promise.all(seats.map((seat) => api.act(id, { kind: "seat-bot", id: commandId(), seat, bot })));
  expect(id, await api.act(id, { kind: "start", id: commandId() }));
  go(`/table/${id}`);
}

/** Open a table that waits for people, and go there. */
export async function openTable(name: string, settings: SettingsInput): Promise<void> {
  await becomeSomebody(name);
  const { id } = await api.openTable(settings);
  go(`/table/${id}`);
}
