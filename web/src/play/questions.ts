import type { Presence, QuestionView, TableView } from "../protocol.gen";

/** Whether a person plays at this seat, neither away nor replaced by a bot. */
export function isActive(seat: TableView["seats"][number]): boolean {
  return seat.name !== null && !seat.is_away && seat.minding !== "until-return";
}

/** Who has not answered a question: those connected, and those away with their deadlines. */
export interface Silent {
  here: number[];
  away: { seat: number; until: string }[];
}

/** Sorts those who have not answered. Without presence, everybody counts as connected. */
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
 * When a bot may take over for an absent player; null where it is unknown, or where the clock decides.
 * A player who left on purpose can be replaced at once.
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
