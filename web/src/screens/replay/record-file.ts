import type { ReplayedGame } from "../../protocol.gen";
import { api, Refused } from "../../app/api";

/** The server's limit. */
const MOST_BYTES = 1024 * 1024;
const KEY = "ninetyeight-record";

/** A record from a file, with the game it contains. */
export interface OpenRecord {
  name: string;
  text: string;
  game: ReplayedGame;
}

/** Opens a record file; throws `Refused` if it cannot be shown. */
export async function openRecord(file: File): Promise<OpenRecord> {
  if (file.size > MOST_BYTES) throw new Refused(413, "too-large", "The file is too large.");
  const record = { name: file.name, text: await file.text() };
  const game = await api.recordFrames(record.text);
  keep(record);
  return { ...record, game };
}

/** Reopens the file that was open before a reload. */
export async function reopenRecord(): Promise<OpenRecord | null> {
  const record = kept();
  return record && { ...record, game: await api.recordFrames(record.text) };
}

/** Forgets the open file. */
export function closeRecord(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}

function keep(record: { name: string; text: string }): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Too large, or forbidden: after a reload it must be chosen again.
  }
}

function kept(): { name: string; text: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as { name: string; text: string } | null;
  } catch {
    return null;
  }
}
