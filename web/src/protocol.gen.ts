// Generated from the models of the server by `make protocol`. Do not edit.

export const PROTOCOL = 2;

/** How long the name of a person, the title of a table and a line of chat may be. */
export const LONGEST = {"name": 24, "title": 60, "chat": 300} as const;

/** How many of the last events of a table a reconnecting client can catch up on. */
export const KEPT_EVENTS = 64;

/** Why the server closed a socket. */
export const CloseCode = {
  /** A message had more than 16 KiB. */
  TOO_LARGE: 1009,
  /** The server made a mistake. Connect again. */
  SERVER_ERROR: 1011,
  /** The server stops or starts anew. Connect again. */
  RESTART: 1012,
  /** You did not read what was sent. Connect again with `since`. */
  TOO_SLOW: 4008,
  /** `since` is no number. */
  BAD_REQUEST: 4400,
  /** Nobody knows who you are, or not any more. */
  NOT_SIGNED_IN: 4401,
  /** At this table nobody without a seat may watch a game. */
  NO_WATCHERS: 4403,
  /** There is no such table, or not any more. */
  NO_SUCH_TABLE: 4404,
  /** You were removed from this table, for good. */
  WAS_REMOVED: 4410,
  /** You or your address have too many sockets open, or ask too much. Connect again later. */
  TOO_MANY: 4429,
  /** This server cannot read the table: it needs a newer version, or repair. Nothing is lost. */
  TABLE_UNREADABLE: 4503,
} as const;

/** What it means when a socket is refused with a fault of this code. */
export const REFUSED_AS: Readonly<Record<string, number>> = {
  "bad-request": CloseCode.BAD_REQUEST,
  "not-signed-in": CloseCode.NOT_SIGNED_IN,
  "no-watchers": CloseCode.NO_WATCHERS,
  "no-such-table": CloseCode.NO_SUCH_TABLE,
  "was-removed": CloseCode.WAS_REMOVED,
  "too-many-requests": CloseCode.TOO_MANY,
  "too-many-sockets": CloseCode.TOO_MANY,
  "table-unreadable": CloseCode.TABLE_UNREADABLE,
};

/** The tables of the rulebook. */
export const RULEBOOK = {
  /** The games, what may be added to them, and what then may not (4). */
  bases: ["original", "extreme"],
  extras: ["expert", "fire", "strict-fire", "short"],
  excludes: {"fire": ["strict-fire"], "strict-fire": ["fire"]},
  /** The cards in hand for one player, two, three, four, five (1.3). */
  hands: [8, 7, 6, 6, 6],
  /** The cards that burn (4.3). */
  burning: [22, 33, 44, 55, 66, 77],
  /** The standard layout of the orders (5.1). */
  layout: {
    "stop": [3, 42, 59, 98],
    "skull": [10, 49, 52, 91],
    "three": [17, 31, 70, 84],
    "silence": [7, 45, 56, 94],
    "no-backwards": [21, 34, 67, 80],
    "one-pile": [23, 38, 63, 78],
    "draw-one": [14, 28, 73, 87],
  },
} as const;

/** Who may find the table. */
export type Access = "public" | "invited";

/** Wish another game; it is dealt when all wish it. Alone, also the same deal once more. */
export interface Again {
  id: string;
  kind: "again";
  same_deal?: boolean;
}

/** A player would like another game with the same people. */
export interface AgainWished {
  kind: "again-wished";
  seat: number;
}

/** Let people without a seat look into the own hand, or not any more (9.2). */
export interface AllowWatchers {
  id: string;
  kind: "allow-watchers";
  are_allowed?: boolean;
}

/** What happens when a person's time is over. */
export type AtLimit = "bot-turn" | "bot-seat";

/** What is said before the first card, without a number; the weakest first. */
export type Bid = "rather-not" | "all-the-same" | "like";

/** A player said whether to start (1.4). */
export interface BidMade {
  kind: "bid-made";
  seat: number;
  bid: Bid;
}

/** A bot that can sit down. */
export interface BotInfo {
  name: string;
  sentence: string;
  cost: string;
}

/** A bot of the host's choice sat down. */
export interface BotSeated {
  kind: "bot-seated";
  seat: number;
  bot: string;
}

/** A person plays the own seat again. */
export interface CameBack {
  kind: "came-back";
  seat: number;
}

/** A card was laid. */
export interface CardSeen {
  kind: "card-laid";
  seat: number;
  card: number;
  pile: "A" | "B" | "C" | "D";
  /** The card, or the start, that it covers. */
  on: number;
  is_trick: boolean;
}

/** The last card was taken back. */
export interface CardTakenBackSeen {
  kind: "card-taken-back";
  seat: number;
  card: number;
  pile: "A" | "B" | "C" | "D";
}

/** A player drew cards; which ones, only that player sees. */
export interface CardsDrawnSeen {
  kind: "cards-drawn";
  seat: number;
  count: number;
  cards: ReadonlyArray<number> | null;
}

/** Change how the next game is played, as the host. */
export interface ChangeSettings {
  id: string;
  kind: "change-settings";
  settings: SettingsInput;
}

/** A player said something of their own. */
export interface ChatSaid {
  kind: "chat-said";
  seat: number;
  text: string;
}

/** A player said something of their own. */
export interface ChatSeen {
  kind: "chat-said";
  seat: number;
  /** Its number, by which it is flagged. */
  line: number;
  /** Empty while the line is hidden, but for its writer. */
  text: string;
  /** Whether somebody has flagged it by now. */
  is_hidden: boolean;
}

/** Decide between equal bids, as the host (1.4). */
export interface ChooseStarter {
  id: string;
  kind: "choose-starter";
  seat: number;
}

/** Free a seat before a game, as the host. */
export interface ClearSeat {
  id: string;
  kind: "clear-seat";
  seat: number;
}

/** Close the table, as the host, but no running game in which others have a seat. */
export interface Close {
  id: string;
  kind: "close";
}

/** Why a table is closed. */
export type CloseCause = "host" | "empty" | "idle" | "admin";

/** The table is closed. */
export interface Closed {
  kind: "closed";
  cause: CloseCause;
}

/** Take the own seat over again from the bot, or after having left. */
export interface ComeBack {
  id: string;
  kind: "come-back";
}

/** Be for giving up, or for playing on; the last word counts, wherever you go. */
export interface Concede {
  id: string;
  kind: "concede";
  agrees?: boolean;
}

/** A player is for giving up, or would rather play on; it stands until they say otherwise. */
export interface ConcedeVoted {
  kind: "concede-voted";
  seat: number;
  agrees: boolean;
}

/** Play by correspondence: so many days for each turn. */
export interface DaysClockInput {
  kind: "days";
  days: number;
  at_limit?: AtLimit;
}

/** Play by correspondence: so many days for each turn. */
export interface DaysClock {
  kind: "days";
  days: number;
  at_limit: AtLimit;
}

/** The cards are dealt. */
export interface DealtSeen {
  kind: "dealt";
  number: number;
  commitment: string;
  is_repeat: boolean;
}

/** What a player can owe, and so what can break a turn; what lies open on a pile first. */
export type Duty = "skull" | "fire" | "three" | "minimum";

/** A name that editions are made of, joined by +. */
export interface EditionInfo {
  name: string;
  /** The names that cannot stand beside it. */
  excludes: ReadonlyArray<string>;
}

/** End the turn. */
export interface EndTurn {
  id: string;
  version: number;
  kind: "end-turn";
}

/** How a game ended, and everything that was hidden (9.3). */
export interface Ending {
  /** The finished game, by which its players find it again. */
  game_id: string;
  dealt_at: string;
  is_won: boolean;
  /** Why: `all-played`, a broken duty, or `conceded`. */
  code: string;
  /** What the player on turn owed when the game was lost by the rules; null otherwise. */
  owed: Owed | null;
  left: number;
  is_excellent: boolean;
  hints: ReadonlyArray<number>;
  hands: ReadonlyArray<ReadonlyArray<number>>;
  /** All cards, in the order in which they were dealt and drawn. */
  deck: ReadonlyArray<number>;
  /** With the deck, what the commitment was made of. */
  nonce: string;
  figures: GameFigures;
}

/** Why a request was refused. */
export interface Fault {
  /** Stable, for clients to translate. */
  code: string;
  message: string;
}

/** A finished game with its record, in which everything is open. */
export interface FinishedGame {
  id: string;
  number: number;
  edition: string;
  players: number;
  is_won: boolean;
  /** How it ended. */
  code: string;
  left: number;
  turns: number;
  hints: number;
  /** Whether it was the same deal once more; its deck was known, so statistics leave it out. */
  is_repeat: boolean;
  finished_at: string;
  is_imported: boolean;
  /** Whoever has it may see the game. */
  share_key: string | null;
  seats: ReadonlyArray<GameSeat>;
  /** A game record, see docs/record.md. */
  record: Record<string, unknown>;
}

/** When a burning card must be covered. */
export type Fire = "off" | "next-turn" | "next-card";

/** Hide a line of chat that gives a number away, or take the own flag back (8.1). */
export interface FlagLine {
  id: string;
  kind: "flag-line";
  line: number;
  is_flagged?: boolean;
}

/** A game after so many actions. */
export interface Frame {
  /** Which turn it is, from 1 on. */
  turn: number;
  /** The seat on turn, or the last one. */
  seat: number;
  /** How many cards were laid in this turn. */
  turn_plays: number;
  deck_size: number;
  left: number;
  hands: ReadonlyArray<ReadonlyArray<number>>;
  piles: ReadonlyArray<PileView>;
  /** What binds the player on turn; null when the game is over. */
  owed: Owed | null;
  /** The signs that stand, by seat. */
  signs: ReadonlyArray<Partial<Record<"A" | "B" | "C" | "D", Sign>>>;
  /** What the last action led to, and what was said and shown before the next one. */
  events: ReadonlyArray<CardSeen | TurnEndedSeen | CardsDrawnSeen | TurnBeganSeen | GameEndedSeen | Signalled | PhraseSaid | ChatSaid>;
}

/** Who sat on a seat, as far as the record tells. */
export interface FrameSeat {
  name: string | null;
  bot: string | null;
}

/** The game is over. */
export interface GameEndedSeen {
  kind: "game-ended";
  is_won: boolean;
  code: string;
  left: number;
}

/** What a game was like, counted. What was taken back was not laid. */
export interface GameFigures {
  /** With the one in which nothing could be laid any more: in it the game was lost. */
  turns: number;
  tricks: number;
  /** Null where no card was laid. */
  widest: WidestStep | null;
  seats: ReadonlyArray<SeatFigures>;
}

/** A part of a list of games, the latest first. */
export interface GamePage {
  items: ReadonlyArray<GameSummary>;
  before: string | null;
}

/** Who sat on a seat. */
export interface GameSeat {
  seat: number;
  name: string;
  bot: string | null;
  is_you: boolean;
}

/** A finished game, as lists show it. */
export interface GameSummary {
  id: string;
  number: number;
  edition: string;
  players: number;
  is_won: boolean;
  /** How it ended. */
  code: string;
  left: number;
  turns: number;
  hints: number;
  /** Whether it was the same deal once more; its deck was known, so statistics leave it out. */
  is_repeat: boolean;
  finished_at: string;
  is_imported: boolean;
  /** Whoever has it may see the game. */
  share_key: string | null;
  seats: ReadonlyArray<GameSeat>;
}

/** A game, as everybody sees it. */
export interface GameView {
  number: number;
  version: number;
  /** Shown before the first card; at the end anybody can check that the deal was fixed. */
  commitment: string;
  is_repeat: boolean;
  /** The seat on turn, or the last one; None while it is open who starts. */
  turn: number | null;
  /** How many cards were laid in this turn. */
  turn_plays: number;
  starter: number | null;
  /** The seats between which the host decides. */
  tied: ReadonlyArray<number>;
  deck_size: number;
  left: number;
  piles: ReadonlyArray<PileView>;
  owed: Owed | null;
  /** The layout of the orders in this game. */
  orders: Record<string, ReadonlyArray<number>> | null;
  /** The cards that burn in this game. */
  burning: ReadonlyArray<number>;
  /** Whether a fire must be covered by the very next card (4.4, 4.5). */
  fire_binds_next_card: boolean;
  ending: Ending | null;
}

/** Whether the server is well. */
export interface Health {
  status: "ok" | "unwell";
  version: string;
  protocol: number;
}

/** What a bot would do, as far as was asked. */
export interface Hint {
  kind: "hint";
  answers: string;
  level: HintLevel;
  pile: "A" | "B" | "C" | "D" | null;
  card: number | null;
  /** Whether it would end the turn. */
  ends_turn: boolean;
}

/** How much a hint says. */
export type HintLevel = "nudge" | "card" | "move";

/** A player asked a bot for a hint; the game's result says so. */
export interface HintTaken {
  kind: "hint-taken";
  seat: number;
}

/** Another player is the host now. */
export interface HostSeen {
  kind: "host-changed";
  seat: number | null;
}

/** A table, as somebody sees it who came by its link. */
export interface Invitation {
  name: string;
  edition: string;
  players: number;
  open_seats: number;
  /** The people who sit there, in the order of their seats; bots are not among them. */
  names: ReadonlyArray<string>;
  phase: string;
  /** Who invites; null where the host has no seat. Empty for who gave no name. */
  host: string | null;
}

/** Lay a card on a pile. */
export interface LayCard {
  id: string;
  version: number;
  kind: "lay-card";
  card: number;
  pile: "A" | "B" | "C" | "D";
}

/** Leave the table; in a running game the seat waits. */
export interface Leave {
  id: string;
  kind: "leave";
}

/** How one game ended, for a curve over time. */
export interface LeftPoint {
  game_id: string;
  finished_at: string;
  left: number;
  is_won: boolean;
}

/** A card that may be laid, and where. */
export interface LegalPlay {
  card: number;
  pile: "A" | "B" | "C" | "D";
  /** How far the pile goes on; -10 is the backwards trick. */
  step: number;
  /** Whether the turn could not be finished after it without breaking an order, so that the game is lost with this card or a later one (3.3). */
  loses: boolean;
}

/** A lesson of the tutorial. */
export interface LessonInfo {
  name: string;
  edition: string;
  players: number;
  /** How many things are to be reached in it, one after the other. */
  goals: number;
}

/** A player flagged a line of chat, or took the flag back. */
export interface LineFlaggedSeen {
  kind: "line-flagged";
  /** Who flagged it. */
  seat: number;
  line: number;
  /** Where its writer sits; null for who has no seat any more. */
  writer: number | null;
  is_flagged: boolean;
  /** Whether a flag stands now, be it of another player: then nobody shows the line. */
  is_hidden: boolean;
  /** What the line says; empty while it is hidden, but for its writer. */
  text: string;
}

/** A code that moves you to another device, once. */
export interface LinkCode {
  /** To type in there. */
  code: string;
  /** The same as a link on this server; browsers do not send what follows the #. */
  path: string;
  expires_at: string;
}

/** Look at another seat, as somebody without one; null looks at none (9.2). */
export interface Look {
  kind: "look";
  seat?: number | null;
}

/** Say whether to start (1.4). */
export interface MakeBid {
  id: string;
  kind: "make-bid";
  bid: Bid;
}

/** Who you are. */
export interface Me {
  id: string;
  name: string;
  language: string;
  created_at: string;
}

/** What is to be different; what is absent stays. */
export interface MeChange {
  name?: string | null;
  language?: "en" | "de" | "fr" | "it" | "cs" | "ru" | null;
}

/** Let a bot mind the seat of a person who left, or is away for longer than the grace period. */
export interface MindSeat {
  id: string;
  kind: "mind-seat";
  seat: number;
}

/** For how long a bot minds a person's seat. */
export type Minding = "turn" | "until-return";

/** Hear a player no longer, or again. It is no event: nobody else is sent anything. */
export interface Mute {
  id: string;
  kind: "mute";
  seat: number;
  is_muted?: boolean;
}

/** Who wants to play. */
export interface NewGuest {
  /** Nothing for who gives no name: clients call them guests in their language. */
  name?: string;
  language?: "en" | "de" | "fr" | "it" | "cs" | "ru";
}

/** What a bearer token is for. */
export interface NewToken {
  label: string;
  /** `read` sees what you see, `play` also acts at tables, `everything` is you: it can change your name, make tokens, download your data, and delete you. */
  scope?: "read" | "play" | "everything";
}

/** Take your time. */
export interface NoClockInput {
  kind: "none";
}

/** Take your time. */
export interface NoClock {
  kind: "none";
}

/** A sign that says what a refused line may not (8.5). */
export interface Offer {
  sign: Sign;
  pile: "A" | "B" | "C" | "D";
}

/** An order printed on a card; its value is its name in records and layouts. */
export type Order = "stop" | "skull" | "three" | "silence" | "no-backwards" | "one-pile" | "draw-one";

/** What binds the player on turn, as in `rules.Obligations`. */
export interface Owed {
  cards: number;
  exactly: boolean;
  cover: ReadonlyArray<"A" | "B" | "C" | "D">;
  cover_next: "A" | "B" | "C" | "D" | null;
  bound: "A" | "B" | "C" | "D" | null;
  trick: boolean;
  talk: boolean;
  draw_limit: number | null;
  is_met: boolean;
}

/** Somebody deleted their account. Forget what was told before: the events are told anew. */
export interface PersonErasedSeen {
  kind: "person-erased";
}

/** Where a table stands. */
export type Phase = "lobby" | "bidding" | "playing" | "over" | "closed";

/** What can be said with one tap. The words are in `words`, by these codes. */
export type PhraseCode = "hello" | "well-played" | "thanks" | "sorry" | "my-fault" | "nice-trick" | "yes" | "no" | "wait" | "your-turn" | "can-help" | "cannot-help" | "good-hand" | "bad-hand" | "play-little" | "play-more" | "no-big-gaps" | "have-order" | "no-orders-now" | "have-fire" | "one-more-game" | "goodbye";

/** A player said a ready phrase, perhaps about a pile. */
export interface PhraseSaid {
  kind: "phrase-said";
  seat: number;
  code: PhraseCode;
  pile: "A" | "B" | "C" | "D" | null;
}

/** A and B ascend, C and D descend. Piles have letters so that naming one names no number. */
export type Pile = 0 | 1 | 2 | 3;

/** A pile, as everybody sees it. */
export interface PileView {
  pile: "A" | "B" | "C" | "D";
  ascends: boolean;
  /** The card on top, or the start. */
  top: number;
  /** All cards on it, the first one first. */
  cards: ReadonlyArray<number>;
  /** The order that is printed on the card on top. */
  order: Order | null;
  /** Whether it means something now: a lasting one, or one of this turn (5.5, 6). */
  order_binds: boolean;
  /** Whether a fire lies on top that must be covered in time. */
  burns: boolean;
}

/** Ask whether the server is there. */
export interface Ping {
  kind: "ping";
}

/** A game that begins at once, alone or with bots. */
export interface PlayNow {
  settings?: SettingsInput;
  /** The bot that sits on all other seats. */
  bot?: string;
}

/** The server is there. */
export interface Pong {
  kind: "pong";
}

/** How a lesson stands. */
export interface Practice {
  lesson: string;
  goals: number;
  /** How many of the goals are reached. */
  reached: number;
  /** Whether the next one cannot be reached any more, unless something is taken back. */
  is_missed: boolean;
  /** Whether the last command laid a card that is allowed, and no step on the way to the goal. */
  is_aside: boolean;
  /** Null where nothing is left to do, or nothing helps. */
  suggestion: Suggestion | null;
  /** What the last command led to, then each move of the partner; at first how things stand. */
  updates: ReadonlyArray<Update>;
}

/** What a learner did in a lesson, from its beginning on. */
export interface Practise {
  commands?: ReadonlyArray<LayCard | EndTurn | TakeBack | ShowSigns | SayPhrase>;
}

/** Who is connected. */
export interface Presence {
  kind: "presence";
  seats: ReadonlyArray<number>;
  watchers: number;
  /** The seats of people who are not connected, and since when that is certain. Nobody is named here whose whereabouts are not known, as right after a restart. */
  absent_since: Record<string, string>;
  /** The seat whose bot thinks about its turn. */
  thinking: number | null;
  /** Who looks into your hand, by name; an empty name is a guest's. Told to its player alone. */
  lookers: ReadonlyArray<string>;
}

/** A message that could not be read, or not now; the socket stays open. */
export interface Problem {
  kind: "problem";
  answers: string | null;
  code: string;
  message: string;
}

/** What the people at a table are asked: to give the game up, or to remove a player. It is done when nobody says no, and all who are connected say yes. Those who are not have until `ends_at` to answer, and `grace_seconds` from when they went, whichever is later. */
export interface QuestionView {
  /** The seat of the player who is to go; null asks whether to give the game up. */
  about: number | null;
  asked_at: string;
  ends_at: string;
  yes: ReadonlyArray<number>;
  /** Who said no: it stands until they say yes, wherever they are. */
  no: ReadonlyArray<number>;
  /** Who has not answered yet. */
  silent: ReadonlyArray<number>;
}

/** The code from the other device. */
export interface Redeem {
  code: string;
  /** Whether to become that person although you are somebody here already. */
  replace?: boolean;
}

/** A request was refused; nothing happened, and this is how things stand. */
export interface Refusal {
  kind: "refusal";
  answers: string;
  /** Stable, for clients to translate. */
  code: string;
  message: string;
  /** How a line of chat named a number (8.6). */
  reason: RefusalReason | null;
  /** The part of the line that did. */
  found: string | null;
  offer: Offer | null;
  sequence: number;
  table: TableView;
  you: You;
}

/** How a number was named; clients translate the codes, which never change. */
export type RefusalReason = "digits" | "number-word" | "ordinal" | "roman" | "spelled" | "counting-marks" | "relation" | "look-alike" | "mixed" | "misspelled" | "riddle";

/** The action of a record at which the rules refuse to go on. */
export interface RefusedStep {
  index: number;
  code: string;
}

/** A player is for removing another from the seat, or against it, until they say otherwise. */
export interface RemovalVoted {
  kind: "removal-voted";
  /** Who is to go. */
  seat: number;
  by: number;
  agrees: boolean;
}

/** Be for removing a player, which the host asks, or against it; the last word counts. */
export interface Remove {
  id: string;
  kind: "remove";
  seat: number;
  agrees?: boolean;
}

/** A person was removed by host and players; a bot has the seat in a running game. */
export interface Removed {
  kind: "removed";
  seat: number;
  bot: string | null;
}

/** A game moment by moment, with everything open. */
export interface ReplayedGame {
  /** Null where the rules are those of no edition. */
  edition: string | null;
  players: number;
  hand_size: number;
  minimum: number;
  fire: Fire;
  /** Whether a fire must be covered by the very next card (4.4, 4.5). */
  fire_binds_next_card: boolean;
  orders: Record<string, ReadonlyArray<number>> | null;
  burning: ReadonlyArray<number>;
  starter: number;
  seats: ReadonlyArray<FrameSeat>;
  /** One more than there are actions: the first is the deal. */
  frames: ReadonlyArray<Frame>;
  /** Null where the record ends before the game does. */
  result: Result | null;
  refused: RefusedStep | null;
  /** What is known of it beside its record; null for a record of no game of yours. */
  summary: GameSummary | null;
}

/** How a game ended by the rules. */
export interface Result {
  is_won: boolean;
  code: string;
  left: number;
  is_excellent: boolean;
}

/** Say something of one's own; numbers of cards are refused (8.6). */
export interface SayChat {
  id: string;
  kind: "say-chat";
  text: string;
  language?: "en" | "de" | "fr" | "it" | "cs" | "ru";
}

/** Say a ready phrase, perhaps about a pile. */
export interface SayPhrase {
  id: string;
  kind: "say-phrase";
  code: PhraseCode;
  pile?: "A" | "B" | "C" | "D" | null;
}

/** Put a bot on a free seat or change the one there, as the host. */
export interface SeatBot {
  id: string;
  kind: "seat-bot";
  seat: number;
  bot: string;
}

/** A seat is free again. */
export interface SeatCleared {
  kind: "seat-cleared";
  seat: number;
}

/** What one seat laid. */
export interface SeatFigures {
  cards: number;
  tricks: number;
}

/** A bot plays for a person who is away or out of time. */
export interface SeatMinded {
  kind: "seat-minded";
  seat: number;
  bot: string;
  minding: Minding;
}

/** A person sat down. */
export interface SeatTakenSeen {
  kind: "seat-taken";
  seat: number;
  name: string;
}

/** A seat, as everybody sees it. */
export interface SeatView {
  /** The person's name; None for a free seat or a bot's own. */
  name: string | null;
  bot: string | null;
  minding: Minding | null;
  is_away: boolean;
  is_open_to_watchers: boolean;
  /** How many cards it holds. */
  hand_size: number | null;
  bid: Bid | null;
  signs: Partial<Record<"A" | "B" | "C" | "D", Sign>>;
  agrees_to_concede: boolean;
  /** Whether somebody asked to give up, and this player would rather play on. */
  refuses_to_concede: boolean;
  wishes_again: boolean;
}

/** Everything that is agreed on before a game begins. */
export interface SettingsInput {
  edition?: string;
  players?: number;
  /** Where the orders of Extreme are; None is the standard layout (5.1). */
  layout?: Record<string, ReadonlyArray<number>> | null;
  name?: string;
  access?: Access;
  talk?: TalkLevel;
  /** Whether the third sign of 8.5 is used. */
  relaxed_signs?: boolean;
  clock?: NoClockInput | TurnClockInput | DaysClockInput;
  /** How long players have to agree who starts, before the lot decides (1.4). */
  bid_seconds?: number;
  watch?: Watch;
  /** Whether cards of the running turn may be taken back. None: alone yes, with partners no, because a card laid and taken back has told its number. */
  undo?: boolean | null;
  /** Whether a bot gives hints. None: alone yes, with partners no. */
  hints?: boolean | null;
  /** How long somebody has to come back before others may let a bot play for them, and before their silence counts in a vote. By correspondence the clock decides instead. */
  grace_seconds?: number;
  /** The bot that plays for people who are away or out of time. */
  minder?: string;
}

/** Everything that is agreed on before a game begins. */
export interface Settings {
  edition: string;
  players: number;
  /** Where the orders of Extreme are; None is the standard layout (5.1). */
  layout: Record<string, ReadonlyArray<number>> | null;
  name: string;
  access: Access;
  talk: TalkLevel;
  /** Whether the third sign of 8.5 is used. */
  relaxed_signs: boolean;
  clock: NoClock | TurnClock | DaysClock;
  /** How long players have to agree who starts, before the lot decides (1.4). */
  bid_seconds: number;
  watch: Watch;
  /** Whether cards of the running turn may be taken back. None: alone yes, with partners no, because a card laid and taken back has told its number. */
  undo: boolean | null;
  /** Whether a bot gives hints. None: alone yes, with partners no. */
  hints: boolean | null;
  /** How long somebody has to come back before others may let a bot play for them, and before their silence counts in a vote. By correspondence the clock decides instead. */
  grace_seconds: number;
  /** The bot that plays for people who are away or out of time. */
  minder: string;
}

/** The table was opened with these settings, or they changed. */
export interface SettingsSeen {
  kind: "settings-changed";
  settings: Settings;
}

/** The key of a shared game. */
export interface Shared {
  key: string;
  path: string;
}

/** Show signs on piles, or take them back with null (8.5). */
export interface ShowSigns {
  id: string;
  kind: "show-signs";
  signs: Partial<Record<"A" | "B" | "C" | "D", Sign | null>>;
}

/** What a player says about a pile. */
export type Sign = "like" | "leave" | "turn";

/** Where to sign out. */
export interface SignOut {
  /** On all devices, and not only here. */
  everywhere?: boolean;
}

/** A player changed signs (8.5); None takes one back. */
export interface Signalled {
  kind: "signalled";
  seat: number;
  signs: Partial<Record<"A" | "B" | "C" | "D", Sign | null>>;
}

/** Take a seat, or another one; null takes the first that is free. */
export interface Sit {
  id: string;
  kind: "sit";
  seat?: number | null;
}

/** Who sits on a seat: a person, perhaps minded by a bot, a bot, or nobody. */
export interface Sitter {
  name: string | null;
  bot: string | null;
  minding: Minding | null;
}

/** Deal the first game, as the host, once all seats are taken. */
export interface Start {
  id: string;
  kind: "start";
}

/** What decided who starts (1.4). */
export type StarterCause = "alone" | "bids" | "host" | "lot";

/** It is settled who starts, and the first turn begins (1.4). */
export interface StarterChosen {
  kind: "starter-chosen";
  seat: number;
  cause: StarterCause;
}

/** Your games of one edition with one number of players. */
export interface StatisticsRow {
  edition: string;
  players: number;
  games: number;
  wins: number;
  mean_left: number;
  best_left: number;
  with_hints: number;
}

/** What would help to reach a goal: a card and its pile, a sign on a pile, or the turn's end. */
export interface Suggestion {
  card: number | null;
  pile: "A" | "B" | "C" | "D" | null;
  sign: Sign | null;
  ends_turn: boolean;
}

/** A new table; its link is its id. */
export interface TableOpened {
  id: string;
}

/** A part of a list of tables, the newest first. */
export interface TablePage {
  items: ReadonlyArray<TableSummary>;
  /** What to ask with for the next page; null on the last one. */
  before: string | null;
}

/** A table, as lists show it. */
export interface TableSummary {
  name: string;
  edition: string;
  players: number;
  open_seats: number;
  /** The people who sit there, in the order of their seats; bots are not among them. */
  names: ReadonlyArray<string>;
  phase: string;
  id: string;
  is_public: boolean;
  is_your_turn: boolean;
  created_at: string;
  updated_at: string;
}

/** A table, as everybody sees it. */
export interface TableView {
  id: string;
  settings: Settings;
  phase: Phase;
  /** The seat of the host. */
  host: number | null;
  seats: ReadonlyArray<SeatView>;
  /** The seats that somebody wants to see gone, and whose votes there are. */
  removal: Record<string, ReadonlyArray<number>>;
  /** What is asked now, with everybody's answer. */
  questions: ReadonlyArray<QuestionView>;
  deadline: string | null;
  opened_at: string;
  game: GameView | null;
}

/** Take back the last card of this turn. */
export interface TakeBack {
  id: string;
  version: number;
  kind: "take-back";
}

/** Ask a bot what it would do. */
export interface TakeHint {
  id: string;
  kind: "take-hint";
  level?: HintLevel;
}

/** What players may say to each other (8). */
export type TalkLevel = "free" | "signals" | "none";

/** A bearer token, without what it proves. */
export interface TokenInfo {
  id: string;
  label: string;
  scope: "read" | "play" | "everything";
  created_at: string;
}

/** A new bearer token; it is shown this once. */
export interface TokenMade {
  id: string;
  label: string;
  scope: "read" | "play" | "everything";
  created_at: string;
  token: string;
}

/** A turn began. */
export interface TurnBeganSeen {
  kind: "turn-began";
  seat: number;
}

/** So many seconds for each turn. */
export interface TurnClockInput {
  kind: "turn";
  seconds: number;
  at_limit?: AtLimit;
}

/** So many seconds for each turn. */
export interface TurnClock {
  kind: "turn";
  seconds: number;
  at_limit: AtLimit;
}

/** What ended a turn (2.4). */
export type TurnEnd = "choice" | "empty-hand" | "stop" | "three";

/** A turn ended. */
export interface TurnEndedSeen {
  kind: "turn-ended";
  seat: number;
  cause: TurnEnd;
}

/** Something happened, or this is how things stand. */
export interface Update {
  kind: "update";
  /** How many events there were; a client that comes back names the last one it has seen. */
  sequence: number;
  /** The id of the request of this client that led to it. */
  answers: string | null;
  events: ReadonlyArray<SettingsSeen | HostSeen | SeatTakenSeen | BotSeated | SeatCleared | DealtSeen | BidMade | StarterChosen | CardSeen | CardTakenBackSeen | TurnEndedSeen | CardsDrawnSeen | TurnBeganSeen | GameEndedSeen | HintTaken | Signalled | PhraseSaid | ChatSeen | LineFlaggedSeen | ConcedeVoted | RemovalVoted | Removed | WentAway | SeatMinded | CameBack | WatchersAllowed | AgainWished | PersonErasedSeen | Closed>;
  /** Who sat at the table before these events, for who connects; null for who was there. */
  seats_before: ReadonlyArray<Sitter> | null;
  table: TableView;
  you: You;
}

/** What people without a seat may see (9.2). */
export type Watch = "nobody" | "piles" | "seat";

/** A player lets people without a seat look into the hand, or not any more (9.2). */
export interface WatchersAllowed {
  kind: "watchers-allowed";
  seat: number;
  are_allowed: boolean;
}

/** A person left a running game; the seat waits. */
export interface WentAway {
  kind: "went-away";
  seat: number;
}

/** The play that passed over the most numbers. */
export interface WidestStep {
  seat: number;
  card: number;
  pile: "A" | "B" | "C" | "D";
  on: number;
}

/** What is shown to one viewer alone. */
export interface You {
  role: "player" | "watcher";
  /** The own seat, or the one that a watcher looks at. */
  seat: number | null;
  is_host: boolean;
  hand: ReadonlyArray<number>;
  /** What may be laid now; nothing when it is somebody else's turn. */
  plays: ReadonlyArray<LegalPlay>;
  /** What every play breaks now, where each of them loses; usually null. */
  doomed_by: Duty | null;
  may_end_turn: boolean;
  may_take_back: boolean;
  may_hint: boolean;
  may_talk: boolean;
  may_chat: boolean;
  /** The seats that are not heard. */
  muted: ReadonlyArray<number>;
}

/** What a client sends over a table's socket. */
export type ClientMessage =
  | LayCard
  | EndTurn
  | TakeBack
  | TakeHint
  | MakeBid
  | ChooseStarter
  | ShowSigns
  | SayPhrase
  | SayChat
  | Concede
  | Sit
  | SeatBot
  | ClearSeat
  | ChangeSettings
  | Start
  | Again
  | Leave
  | ComeBack
  | MindSeat
  | Remove
  | Mute
  | FlagLine
  | AllowWatchers
  | Close
  | Look
  | Ping;

/** What it gets. */
export type ServerMessage =
  | Update
  | Refusal
  | Hint
  | Presence
  | Pong
  | Problem;
