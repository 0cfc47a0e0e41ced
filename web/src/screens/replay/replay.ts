import type { CardSeen, Frame, GameView, ReplayedGame, SeatView, Settings } from "../../protocol.gen";
import { nameAt } from "../../words/names";
import { sentence } from "../../words/sentences";
import { figure, list, say } from "../../words/words.svelte";
import type { View } from "../../protocol";

/** Whose hand is shown: one seat's, or everybody's. */
export type Viewpoint = number | "all";

/** A turn of a finished game. */
export interface PlayedTurn {
  number: number;
  seat: number;
  /** The step before its first: the deal, or the end of the turn before. */
  from: number;
  /** Its last step. */
  to: number;
  laid: ReadonlyArray<CardSeen>;
}

/** Clamps a step to a game. */
export function within(game: ReplayedGame, step: number): number {
  return Math.max(0, Math.min(game.frames.length - 1, Math.trunc(step) || 0));
}

/** Divides a game into turns. */
export function turnsOf(game: ReplayedGame): PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  game.frames.forEach((frame, step) => {
    const laid = laidIn(frame);
    const current = turns.at(-1);
    // The step that ends a turn belongs to it, although its frame shows the next turn.
    if (current && laid) turns[turns.length - 1] = { ...current, to: step, laid: [...current.laid, laid] };
    else if (current && frame.turn !== current.number) turns[turns.length - 1] = { ...current, to: step };
    if (!current || frame.turn !== current.number) {
      turns.push({ number: frame.turn, seat: frame.seat, from: step, to: step, laid: [] });
    }
  });
  return turns;
}

/** The turn in progress at a step. */
export function turnAt(turns: ReadonlyArray<PlayedTurn>, game: ReplayedGame, step: number): PlayedTurn | undefined {
  const number = game.frames[step]?.turn;
  return turns.find((turn) => turn.number === number);
}

/** Where the next or previous turn starts; from within a turn, back leads to its own start. */
export function turnStep(turns: ReadonlyArray<PlayedTurn>, step: number, by: 1 | -1): number | undefined {
  const starts = turns.map(({ from }) => from);
  return by > 0 ? starts.find((from) => from > step) : starts.findLast((from) => from < step);
}

/** The card played in the step to a frame, if any. */
export function laidIn(frame: Frame | undefined): CardSeen | undefined {
  return frame?.events.find((event): event is CardSeen => event.kind === "card-laid");
}

/** The cards drawn into a hand in the step to a frame. */
export function drawnIn(frame: Frame | undefined, seat: number): ReadonlySet<number> {
  const drawn = frame?.events.flatMap((event) =>
    event.kind === "cards-drawn" && event.seat === seat ? (event.cards ?? []) : [],
  );
  return new Set(drawn);
}

/** The hand on the number line: the viewpoint's, or the player's on turn when all hands are shown. */
export function handOnLine(frame: Frame, viewpoint: Viewpoint): ReadonlyArray<number> {
  return frame.hands[viewpoint === "all" ? frame.seat : viewpoint] ?? [];
}

/** A step of a game in the form of a table's view, so that the same components can draw it. */
export function viewAt(game: ReplayedGame, step: number, viewpoint: Viewpoint): View {
  const frame = game.frames[within(game, step)]!;
  const seat = viewpoint === "all" ? null : viewpoint;
  return {
    table: {
      id: game.summary?.id ?? "",
      settings: { ...SETTINGS, edition: game.edition ?? "original", players: game.players },
      phase: frame.owed === null ? "over" : "playing",
      host: null,
      seats: game.seats.map((_, index) => seatAt(game, frame, index)),
      removal: {},
      questions: [],
      awaited: [],
      deadline: null,
      opened_at: game.summary?.finished_at ?? "",
      game: gameAt(game, frame, step),
    },
    you: { ...NOBODY, seat, hand: handOnLine(frame, viewpoint) },
  };
}

/** Says what happened in the step to a frame, with the drawn cards visible to the viewpoint. */
export function frameSentences(frame: Frame, view: View, viewpoint: Viewpoint): string[] {
  if (frame.events.length === 0) return [say("replay-deal")];
  return frame.events.map((event) => {
    if (event.kind !== "cards-drawn") return sentence(event, view.table.seats, view.you);
    const said = sentence({ ...event, cards: null }, view.table.seats, view.you);
    const cards = viewpoint === "all" || viewpoint === event.seat ? (event.cards ?? []) : [];
    return cards.length > 0 ? `${figure(said.replace(/\.$/, ""), list(cards))}.` : said;
  });
}

/** The names of the players. */
export function players(view: View): string[] {
  return view.table.seats.map((_, index) => nameAt(view.table, index));
}

/** A step of a game and a viewpoint, as in the address. */
export interface ReplayPlace {
  step: number;
  viewpoint: Viewpoint;
}

/** Parses `#at=57&seat=1`, by default the first step and all hands. A bare number is a step, too. */
export function readAddress(hash: string): ReplayPlace {
  const text = hash.replace(/^#/, "");
  if (/^\d+$/.test(text)) return { step: Number(text), viewpoint: "all" };
  const values = new URLSearchParams(text);
  const seat = values.get("seat") ?? "";
  return { step: whole(values.get("at")), viewpoint: /^[0-4]$/.test(seat) ? Number(seat) : "all" };
}

/** The inverse of `readAddress`. */
export function writeAddress({ step, viewpoint }: ReplayPlace): string {
  return viewpoint === "all" ? `#at=${step}` : `#at=${step}&seat=${viewpoint}`;
}

function whole(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

function gameAt(game: ReplayedGame, frame: Frame, step: number): GameView {
  return {
    number: game.summary?.number ?? 1,
    version: step,
    commitment: "",
    is_repeat: false,
    turn: frame.seat,
    turn_plays: frame.turn_plays,
    laid: [],
    starter: game.starter,
    tied: [],
    deck_size: frame.deck_size,
    left: frame.left,
    piles: frame.piles,
    owed: frame.owed,
    orders: game.orders,
    burning: game.burning,
    fire_binds_next_card: game.fire_binds_next_card,
    has_undo: false,
    has_hints: false,
    ending: null,
  };
}

function seatAt(game: ReplayedGame, frame: Frame, index: number): SeatView {
  const seat = game.seats[index];
  const isNameless = !seat?.bot && !seat?.name;
  return {
    name: isNameless ? say("replay-player", { number: index + 1 }) : (seat?.name ?? null),
    bot: seat?.bot ?? null,
    minding: null,
    is_away: false,
    is_open_to_watchers: false,
    hand_size: frame.hands[index]?.length ?? 0,
    bid: null,
    signs: frame.signs[index] ?? {},
    agrees_to_concede: false,
    refuses_to_concede: false,
    wishes_again: false,
  };
}

const NOBODY: View["you"] = {
  role: "watcher",
  seat: null,
  is_host: false,
  is_on_turn: false,
  hand: [],
  plays: [],
  fitting_piles: [],
  doomed_by: null,
  may_end_turn: false,
  may_take_back: false,
  may_hint: false,
  may_skip: false,
  may_talk: false,
  may_chat: false,
  signs: [],
  muted: [],
};

const SETTINGS: Settings = {
  edition: "original",
  players: 1,
  layout: null,
  name: "",
  access: "invited",
  talk: "none",
  relaxed_signs: true,
  clock: { kind: "none" },
  bid_seconds: 60,
  grace_seconds: 30,
  watch: "nobody",
  undo: false,
  hints: false,
  pace: "normal",
  minder: "",
};
