import type { Presence, QuestionView, TableView } from "../protocol.gen";

/** Whether a person plays here now, who has not left and has not left the seat to a bot. */
export function isActive(seat: TableView["seats"][number]): boolean {
  return seat.name !== null && !seat.is_away && seat.minding !== "until-return";
}

/** Who has not answered a question: those who are here, and those who are away, with the moment until which they can. */
export interface Silent {
  here: number[];
  away: { seat: number; until: string }[];
}

/** Sort those who have not answered. Of whom nobody knows where they are, one waits for the answer. */
export function silentIn(
  question: QuestionView,
  table: Pick<TableView, "settings">,
  presence: Presence | null,
): Silent {
  const silent: Silent = { here: [], away: [] };
  for (const seat of question.silent) {
    const since = presence?.absent_since[String(seat)];
    if (since === undefined) silent.here.push(seat);
    else silent.away.push({ seat, until: later(question.ends_at, withGrace(since, table)) });
  }
  return silent;
}

/**
 * From when on a bot may play for somebody who is away; null where it is not known, or where the clock decides.
 * Whoever said goodbye leaves the seat to a bot at once.
 */
export function mindableFrom(
  table: Pick<TableView, "settings" | "seats" | "phase">,
  presence: Presence | null,
  seat: number,
): string | null {
  const there = table.seats[seat];
  const since = presence?.absent_since[String(seat)];
  if (!there || there.name === null || there.minding || since === undefined) return null;
  if (there.is_away) return since;
  const isRunning = table.phase === "playing" || table.phase === "bidding";
  return table.settings.clock.kind === "days" && isRunning ? null : withGrace(since, table);
}

function withGrace(since: string, { settings }: Pick<TableView, "settings">): string {
  return new Date(Date.parse(since) + settings.grace_seconds * 1000).toISOString();
}

function later(one: string, other: string): string {
  return Date.parse(one) > Date.parse(other) ? one : other;
}
