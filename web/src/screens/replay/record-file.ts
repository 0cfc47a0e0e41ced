import type { ReplayedGame } from "../../protocol.gen";
import { api, Refused } from "../../app/api";

/** As much as the server takes. */
const MOST_BYTES = 1024 * 1024;
const KEY = "ninetyeight-record";

/** A record from a file: its name, its text as it is, and the game that it tells. */
export interface OpenRecord {
  name: string;
  text: string;
  game: ReplayedGame;
}

/** Open a record file; `Refused` says why it cannot be shown. */
export async function openRecord(file: File): Promise<OpenRecord> {
  if (file.size > MOST_BYTES) throw new Refused(413, "too-large", "The file is too large.");
  const record = { name: file.name, text: await file.text() };
  const game = await api.recordFrames(record.text);
  keep(record);
  return { ...record, game };
}

/** Open the file again that was open in this window before it was loaded anew. */
export async function reopenRecord(): Promise<OpenRecord | null> {
  const record = kept();
  return record && { ...record, game: await api.recordFrames(record.text) };
}

/** Forget the file that was open. */
export function closeRecord(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept, then.
  }
}

function keep(record: { name: string; text: string }): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Too large for it, or forbidden: after loading anew it must be chosen once more.
  }
}

function kept(): { name: string; text: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as { name: string; text: string } | null;
  } catch {
    return null;
  }
}
