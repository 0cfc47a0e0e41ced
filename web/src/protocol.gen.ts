// Generated from the models of the server by `make protocol`. Do not edit.

export const PROTOCOL = 2;

/** The most characters in a person's name, a table's title and a line of chat. */
export const LONGEST = {"name": 24, "title": 60, "chat": 300} as const;

/** How many recent events a reconnecting client can catch up on. */
export const KEPT_EVENTS = 64;

/** Why the server closed a socket. */
export const CloseCode = {
  /** A message was larger than 16 KiB. */
  TOO_LARGE: 1009,
  /** The server failed. Reconnect. */
  SERVER_ERROR: 1011,
  /** The server is restarting or shutting down. Reconnect. */
  RESTART: 1012,
  /** You read too slowly. Reconnect with `since`. */
  TOO_SLOW: 4008,
  /** `since` is not a number. */
  BAD_REQUEST: 4400,
  /** You are not signed in, or no longer are. */
  NOT_SIGNED_IN: 4401,
  /** This table does not allow spectators. */
  NO_WATCHERS: 4403,
  /** The table does not exist, or no longer does. */
  NO_SUCH_TABLE: 4404,
  /** You were removed from this table for good. */
  WAS_REMOVED: 4410,
  /** You or your address have too many sockets open or send too much. Reconnect later. */
  TOO_MANY: 4429,
  /** The server cannot read the table: it needs an upgrade or a repair. Nothing is lost. */
  TABLE_UNREADABLE: 4503,
} as const;

/** The close codes after which a client does not reconnect. */
export const FINAL_CODES: ReadonlyArray<number> = [
  CloseCode.TOO_LARGE,
  CloseCode.BAD_REQUEST,
  CloseCode.NOT_SIGNED_IN,
  CloseCode.NO_WATCHERS,
  CloseCode.NO_SUCH_TABLE,
  CloseCode.WAS_REMOVED,
  CloseCode.TABLE_UNREADABLE,
];

/** The close code that corresponds to each code of a refused handshake. */
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
  /** How many cards there are (1.1). */
  cards: 98,
  /** The base games, what can be added to them, and what that excludes (4). */
  bases: ["original", "extreme"],
  extras: ["expert", "fire", "strict-fire", "short"],
  excludes: {"fire": ["strict-fire"], "strict-fire": ["fire"]},
  /** How many cards a turn must play, and how extras change that (2.1, 4.1). */
  minimum: 2,
  minimums: {"expert": 3},
  /** The hand size for one to five players, and in the short game (1.3, 4.2). */
  hands: [8, 7, 6, 6, 6],
  short_hands: [7, 6, 5, 5, 5],
  /** The cards that burn (4.3). */
  burning: [22, 33, 44, 55, 66, 77],
  /** Whether the next card must cover a fire, for one to five players (4.3 to 4.5). */
  fire_binds_next_card: {"fire": [true, false, false, false, false], "strict-fire": [true, true, true, true, true]},
  /** How many cards carry each order, and which in the standard layout (5.1). */
  cards_per_order: 4,
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

/** The ready-made phrases, the most useful first, and what some of them are about. */
export const PHRASES: Readonly<Record<"codes" | "about_orders" | "about_fire" | "about_no_pile", ReadonlyArray<PhraseCode>>> = {
  codes: ["can-help", "cannot-help", "play-little", "play-more", "no-big-gaps", "wait", "good-hand", "bad-hand", "have-order", "no-orders-now", "have-fire", "yes", "no", "thanks", "sorry", "my-fault", "well-played", "nice-trick", "your-turn", "hello", "one-more-game", "goodbye"],
  about_orders: ["have-order", "no-orders-now"],
  about_fire: ["have-fire"],
  /** Never about a pile. */
  about_no_pile: ["your-turn", "hello", "one-more-game", "goodbye"],
};

/** Who can find the table. */
export type Access = "public" | "invited";

/** Ask for another game, dealt once everybody has asked. Solo players may replay a deal. */
export interface Again {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "again";
  same_deal?: boolean;
}

/** A player asked for another game with the same people. */
export interface AgainWished {
  kind: "again-wished";
  seat: number;
}

/** Let spectators see your hand, or stop letting them (9.2). */
export interface AllowWatchers {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "allow-watchers";
  are_allowed?: boolean;
}

/** What happens when a player runs out of time. */
export type AtLimit = "bot-turn" | "bot-seat";

/** Who has yet to vote on one of the table's `questions`. */
export interface AwaitedVotes {
  about: number | null;
  /** The connected players. Nothing is decided without them. */
  here: ReadonlyArray<number>;
  /** The other players, and when their silence starts to count as consent. */
  until: Record<string, string>;
}

/** What players may say about starting, without naming a number; the weakest first. */
export type Bid = "rather-not" | "all-the-same" | "like";

/** A player said how much they would like to start (1.4). */
export interface BidMade {
  kind: "bid-made";
  seat: number;
  bid: Bid;
}

/** A bot that can take a seat. */
export interface BotInfo {
  name: string;
  sentence: string;
  cost: string;
}

/** The host seated a bot. */
export interface BotSeated {
  kind: "bot-seated";
  seat: number;
  bot: string;
}

/** A player is back on their own seat. */
export interface CameBack {
  kind: "came-back";
  seat: number;
}

/** A player covered a pile with a card. */
export interface CardSeen {
  kind: "card-laid";
  seat: number;
  card: number;
  pile: "A" | "B" | "C" | "D";
  /** The card, or the pile's start, that it covers. */
  on: number;
  is_trick: boolean;
}

/** The last card played this turn went back into its player's hand. */
export interface CardTakenBackSeen {
  kind: "card-taken-back";
  seat: number;
  card: number;
  pile: "A" | "B" | "C" | "D";
}

/** A player drew cards; `cards` is null for others. */
export interface CardsDrawnSeen {
  kind: "cards-drawn";
  seat: number;
  count: number;
  cards: ReadonlyArray<number> | null;
}

/** A challenge as shown to people who open its link. */
export interface ChallengeInfo {
  edition: string;
  players: number;
  is_won: boolean;
  code: string;
  left: number;
  turns: number;
  hints: number;
  /** Whether it was no first try itself: a player had seen the cards before, or saw them elsewhere while it was running. */
  is_repeat: boolean;
  finished_at: string;
  seats: ReadonlyArray<GameSeat>;
  game_id: string;
  /** Whether you have seen its cards, in any game or replay; an attempt then does not count. */
  is_known: boolean;
}

/** The game that an attempt was to beat, and whether it did. */
export interface ChallengeResult {
  edition: string;
  players: number;
  is_won: boolean;
  code: string;
  left: number;
  turns: number;
  hints: number;
  /** Whether it was no first try itself: a player had seen the cards before, or saw them elsewhere while it was running. */
  is_repeat: boolean;
  finished_at: string;
  seats: ReadonlyArray<GameSeat>;
  /** How the attempt did: a win beats a loss; otherwise fewer cards left are better. */
  verdict: "better" | "equal" | "worse";
  /** Whether a player of the attempt had seen the cards before, or saw them elsewhere while it was running; it was then for practice. */
  was_known: boolean;
}

/** Host only: change the settings of the next game. */
export interface ChangeSettings {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "change-settings";
  settings: SettingsInput;
}

/** A player wrote a line of chat. */
export interface ChatSaid {
  kind: "chat-said";
  seat: number;
  text: string;
}

/** A player wrote a line of chat. */
export interface ChatSeen {
  kind: "chat-said";
  seat: number;
  /** The line's number, for flagging it. */
  line: number;
  /** Empty while the line is hidden, except to its writer. */
  text: string;
  /** Whether somebody has flagged it. */
  is_hidden: boolean;
  /** The number of the game it was said in; null between games. Lines of an earlier game cannot be flagged. */
  game: number | null;
}

/** Host only: break a tie between equal bids (1.4). */
export interface ChooseStarter {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "choose-starter";
  seat: number;
}

/** Host only: free a seat before the game starts. */
export interface ClearSeat {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "clear-seat";
  seat: number;
}

/** Host only: close the table. Refused while others have a seat in a running game. */
export interface Close {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "close";
}

/** Why a table was closed. */
export type CloseCause = "host" | "empty" | "idle" | "admin";

/** The table was closed for good; its finished games remain. */
export interface Closed {
  kind: "closed";
  cause: CloseCause;
}

/** Return to your seat after leaving, or take it back from the bot that minds it. */
export interface ComeBack {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "come-back";
}

/** Vote to concede, or to play on. Your latest vote stands, even while you are away. */
export interface Concede {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "concede";
  agrees?: boolean;
}

/** A player voted to concede or to play on; the vote stands until they change it. */
export interface ConcedeVoted {
  kind: "concede-voted";
  seat: number;
  agrees: boolean;
}

/** Correspondence play: a number of days for each turn. */
export interface DaysClockInput {
  kind: "days";
  days: number;
  at_limit?: AtLimit;
}

/** Correspondence play: a number of days for each turn. */
export interface DaysClock {
  kind: "days";
  days: number;
  at_limit: AtLimit;
}

/** The cards were dealt. */
export interface DealtSeen {
  kind: "dealt";
  number: number;
  commitment: string;
  is_repeat: boolean;
}

/** A duty that a player can fail to meet; duties that are visible on a pile come first. */
export type Duty = "skull" | "fire" | "three" | "minimum";

/** A part of an edition's name; parts are joined with +. */
export interface EditionInfo {
  name: string;
  /** The parts that it cannot be combined with. */
  excludes: ReadonlyArray<string>;
}

/** Stop playing cards and draw, once nothing more is owed (2.4, 2.5). */
export interface EndTurn {
  /** Chosen by the client; the answer names it. */
  id: string;
  /** The `version` of the game that the player saw. */
  version: number;
  kind: "end-turn";
}

/** Why a request failed. */
export interface Fault {
  /** A stable code for clients to translate. */
  code: string;
  message: string;
}

/** A finished game with its record, which hides nothing. */
export interface FinishedGame {
  id: string;
  number: number;
  edition: string;
  players: number;
  is_won: boolean;
  /** The reason: `all-played`, the duty that could not be met, or `conceded`. */
  code: string;
  left: number;
  turns: number;
  hints: number;
  /** Whether a player had seen its cards before, or saw them elsewhere while it was running; statistics leave such games out. */
  is_repeat: boolean;
  /** Whether it was an attempt to beat another game with the same deal. */
  is_attempt: boolean;
  finished_at: string;
  is_imported: boolean;
  /** Anybody with this key can see the game; null if it is not shared. */
  share_key: string | null;
  seats: ReadonlyArray<GameSeat>;
  /** A game record, see docs/record.md. */
  record: Record<string, unknown>;
}

/** When a burning card must be covered. */
export type Fire = "off" | "next-turn" | "next-card";

/** Flag a line of chat that gives a number away, which hides it, or withdraw your flag (8.1). */
export interface FlagLine {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "flag-line";
  line: number;
  is_flagged?: boolean;
}

/** The state of a game after some number of actions. */
export interface Frame {
  /** The turn's number, from 1. */
  turn: number;
  /** The seat on turn, or the last one. */
  seat: number;
  /** How many cards were played this turn. */
  turn_plays: number;
  deck_size: number;
  left: number;
  hands: ReadonlyArray<ReadonlyArray<number>>;
  piles: ReadonlyArray<PileView>;
  /** What the player on turn must do; null once the game is over. */
  owed: Owed | null;
  /** The signs on display, by seat. */
  signs: ReadonlyArray<Partial<Record<"A" | "B" | "C" | "D", Sign>>>;
  /** What the last action led to, and what was said before the next one. */
  events: ReadonlyArray<CardSeen | TurnEndedSeen | CardsDrawnSeen | TurnBeganSeen | GameEndedSeen | Signalled | PhraseSaid | ChatSaid>;
}

/** Who sat on a seat, if the record says. */
export interface FrameSeat {
  name: string | null;
  bot: string | null;
}

/** The game was won or lost; `code` says why, and `left` counts the cards not played. */
export interface GameEndedSeen {
  kind: "game-ended";
  is_won: boolean;
  code: string;
  left: number;
}

/** How a game ended, with everything that was hidden (9.3). */
export interface GameEnding {
  /** The id of the finished game, for `/api/games/{id}`. */
  game_id: string;
  dealt_at: string;
  is_won: boolean;
  /** The reason: `all-played`, the duty that could not be met, or `conceded`. */
  code: string;
  /** What the player on turn owed when the game was lost; null if it was won or conceded. */
  owed: Owed | null;
  /** Why that could not be done; null if the game was won or conceded. */
  loss: LossView | null;
  /** Every card of that player's hand on every pile; empty if the game was won or conceded. */
  stuck: ReadonlyArray<StuckPlay>;
  left: number;
  is_excellent: boolean;
  hints: ReadonlyArray<number>;
  hands: ReadonlyArray<ReadonlyArray<number>>;
  /** All cards, in the order they were dealt and drawn. */
  deck: ReadonlyArray<number>;
  /** Hashed together with the deck to make the commitment. */
  nonce: string;
  figures: GameFigures;
}

/** Statistics of a game. Cards that were taken back do not count. */
export interface GameFigures {
  /** Includes the last turn of a lost game, in which nothing could be played. */
  turns: number;
  tricks: number;
  /** Null if no card was played. */
  widest: WidestStep | null;
  seats: ReadonlyArray<SeatFigures>;
}

/** A page of games, latest first. */
export interface GamePage {
  items: ReadonlyArray<GameSummary>;
  before: string | null;
}

/** The person or bot on a seat of a finished game. */
export interface GameSeat {
  seat: number;
  name: string;
  bot: string | null;
  is_you: boolean;
}

/** A finished game in a list. */
export interface GameSummary {
  id: string;
  number: number;
  edition: string;
  players: number;
  is_won: boolean;
  /** The reason: `all-played`, the duty that could not be met, or `conceded`. */
  code: string;
  left: number;
  turns: number;
  hints: number;
  /** Whether a player had seen its cards before, or saw them elsewhere while it was running; statistics leave such games out. */
  is_repeat: boolean;
  /** Whether it was an attempt to beat another game with the same deal. */
  is_attempt: boolean;
  finished_at: string;
  is_imported: boolean;
  /** Anybody with this key can see the game; null if it is not shared. */
  share_key: string | null;
  seats: ReadonlyArray<GameSeat>;
}

/** A game as everybody sees it. */
export interface GameView {
  number: number;
  version: number;
  /** Published before the first card is played, so that anybody can verify the deal afterwards. */
  commitment: string;
  /** Whether a player had seen the cards before they were dealt. */
  is_repeat: boolean;
  /** The seat on turn, or the last one; null until the starter is chosen. */
  turn: number | null;
  /** How many cards were played this turn. */
  turn_plays: number;
  /** The cards that were played this turn and not taken back, in order. */
  laid: ReadonlyArray<LaidCard>;
  starter: number | null;
  /** The seats with equal highest bids, among which the host chooses. */
  tied: ReadonlyArray<number>;
  deck_size: number;
  left: number;
  piles: ReadonlyArray<PileView>;
  owed: Owed | null;
  /** The cards that carry each order. */
  orders: Record<string, ReadonlyArray<number>> | null;
  /** The cards that burn. */
  burning: ReadonlyArray<number>;
  /** Whether a burning card must be covered by the very next card (4.4, 4.5). */
  fire_binds_next_card: boolean;
  /** Whether players may take back cards during their turn. */
  has_undo: boolean;
  /** Whether players may ask for hints during their turn. */
  has_hints: boolean;
  ending: GameEnding | null;
}

/** The server's health. */
export interface Health {
  status: "ok" | "unwell";
  version: string;
  protocol: number;
}

/** What kept cards from piles that would have taken them. */
export type Hindrance = "one-pile" | "fire" | "no-backwards";

/** The hint you asked for. Fields beyond its level are null. */
export interface Hint {
  kind: "hint";
  answers: string;
  level: HintLevel;
  pile: "A" | "B" | "C" | "D" | null;
  card: number | null;
  /** Whether the bot would end the turn. */
  ends_turn: boolean;
  /** Why: with the whole move, or with the advice to end the turn. */
  reason: HintReason | null;
}

/** How much a hint gives away. */
export type HintLevel = "nudge" | "card" | "move";

/** Why a hint is good advice, counted from what you see yourself. */
export interface HintReason {
  code: HintReasonCode;
  /** A card of your own hand. */
  card: number | null;
  pile: "A" | "B" | "C" | "D" | null;
  count: number | null;
  order: string | null;
}

/** Why a hint is good advice. */
export type HintReasonCode = "only-play" | "doomed" | "only-safe" | "covers" | "trick" | "opens-trick" | "keeps-trick" | "lifts-order" | "closest" | "leaves-pile" | "leads-on" | "keeps-more" | "weighed" | "nothing-fits" | "saves-gap" | "weighed-end";

/** A player asked for a hint; the game's result will mention it. */
export interface HintTaken {
  kind: "hint-taken";
  seat: number;
}

/** Another player became the host; null if nobody is. */
export interface HostSeen {
  kind: "host-changed";
  seat: number | null;
}

/** A table as shown to people who open its link. */
export interface Invitation {
  name: string;
  edition: string;
  players: number;
  open_seats: number;
  /** The people seated at it, in seat order, without bots. */
  names: ReadonlyArray<string>;
  phase: string;
  /** The host's name, empty for an unnamed guest; null if the host has no seat. */
  host: string | null;
  settings: Settings;
  /** Whether people without a seat may watch. */
  can_watch: boolean;
}

/** What the player on turn lacked. */
export type Lack = "no-fit" | "too-few" | "hand" | "stop" | "three" | "together";

/** A card, and the pile it was played on. */
export interface LaidCard {
  card: number;
  pile: "A" | "B" | "C" | "D";
}

/** Play a card from your hand on a pile. */
export interface LayCard {
  /** Chosen by the client; the answer names it. */
  id: string;
  /** The `version` of the game that the player saw. */
  version: number;
  kind: "lay-card";
  card: number;
  pile: "A" | "B" | "C" | "D";
}

/** Leave the table. During a game your seat is kept. */
export interface Leave {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "leave";
}

/** The result of one game, for a curve over time. */
export interface LeftPoint {
  game_id: string;
  finished_at: string;
  left: number;
  is_won: boolean;
}

/** A play that you may make now, with what it costs and whether it loses. */
export interface LegalPlay {
  card: number;
  pile: "A" | "B" | "C" | "D";
  /** How far it moves the pile; -10 is the backwards trick. */
  step: number;
  /** Whether no way to finish the turn is left after it, so that the game will be lost with this card or a later one (3.3). */
  loses: boolean;
  /** Whether the turn ends by itself after it, so that it cannot be taken back (2.4). */
  ends_turn: boolean;
}

/** Everything a learner has done in a lesson, from its start. */
export interface LessonCommands {
  commands?: ReadonlyArray<LayCard | EndTurn | TakeBack | ShowSigns | SayPhrase>;
}

/** What the list of lessons says about one. */
export interface LessonInfo {
  name: string;
  edition: string;
  players: number;
  /** How many goals it has. */
  goals: number;
}

/** A player flagged a line of chat, or withdrew the flag. */
export interface LineFlaggedSeen {
  kind: "line-flagged";
  /** Who flagged it. */
  seat: number;
  line: number;
  /** The writer's seat; null if they have left it. */
  writer: number | null;
  is_flagged: boolean;
  /** Whether the line is hidden now, by this flag or another player's. */
  is_hidden: boolean;
  /** The text of the line, empty while it is hidden, except to its writer. */
  text: string;
}

/** A one-time code that signs you in on another device. */
export interface LinkCode {
  /** To type in on the other device. */
  code: string;
  /** The same as a link on this server. Browsers do not send the part after the #. */
  path: string;
  expires_at: string;
}

/** A taken seat of a table in a list. */
export interface ListedSeat {
  /** The person's name; null for a bot. */
  name: string | null;
  bot: string | null;
  is_you: boolean;
}

/** Spectators only: watch a seat's hand; null watches none (9.2). */
export interface Look {
  kind: "look";
  seat?: number | null;
}

/** Why the player on turn could not meet the duty that ended the game. */
export interface LossView {
  lack: Lack;
  /** What kept cards from piles that would have taken them. */
  hindrances: ReadonlyArray<Hindrance>;
  /** How many of the cards owed could be played; for `hand`, how many the hand held; for a "3!" that came too late, how many cards the turn had then. */
  count: number;
  /** The piles that stayed uncovered. */
  piles: ReadonlyArray<"A" | "B" | "C" | "D">;
}

/** Say how much you would like to start (1.4). */
export interface MakeBid {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "make-bid";
  bid: Bid;
}

/** Your account. */
export interface Me {
  id: string;
  name: string;
  language: string;
  created_at: string;
}

/** Changes to your account; fields left out stay as they are. */
export interface MeChange {
  name?: string | null;
  language?: "en" | "de" | "fr" | "it" | "cs" | "ru" | null;
}

/** Have a bot mind the seat of a player who left or is away beyond the grace period. */
export interface MindSeat {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "mind-seat";
  seat: number;
}

/** How long a bot minds a player's seat. */
export type Minding = "turn" | "until-return";

/** Mute or unmute a player for yourself. Nobody else can see it. */
export interface Mute {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "mute";
  seat: number;
  is_muted?: boolean;
}

/** Options for an attempt to beat a game. */
export interface NewAttempt {
  /** The bot on all other seats. Null leaves them free for people; the host starts the game. */
  bot?: string | null;
  /** Whether this browser has shown the game's replay. */
  has_seen?: boolean;
  /** How fast bots play at the new table. */
  pace?: Pace;
}

/** Who to be on this server: a guest needs no account or password, and not even a name. */
export interface NewGuest {
  /** May be empty: clients show such guests as "Guest" in their own language. */
  name?: string;
  language?: "en" | "de" | "fr" | "it" | "cs" | "ru";
}

/** A bearer token to create. */
export interface NewToken {
  label: string;
  /** `read` sees what you see; `play` also opens tables and plays; `everything` can do whatever you can: change your name, create tokens, download your data, delete your account. */
  scope?: "read" | "play" | "everything";
}

/** No time limit. */
export interface NoClockInput {
  kind: "none";
}

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** A sign to show instead of saying a refused line of chat (8.5). */
export interface Offer {
  sign: Sign;
  pile: "A" | "B" | "C" | "D";
}

/** An order printed on a card; its value is its name in records and layouts. */
export type Order = "stop" | "skull" | "three" | "silence" | "no-backwards" | "one-pile" | "draw-one";

/** What the player on turn must do before ending the turn. */
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

/** How long bots pause before each step. */
export type Pace = "slow" | "normal" | "fast" | "instant";

/** The host changed how fast bots play. */
export interface PaceSet {
  kind: "pace-set";
  pace: Pace;
}

/** Somebody deleted their account: discard earlier events, which this update repeats. */
export interface PersonErasedSeen {
  kind: "person-erased";
}

/** How far a table is: before, during or after a game, or closed. */
export type Phase = "lobby" | "bidding" | "playing" | "over" | "closed";

/** The codes of the phrases, the most useful first; `words` has them in every language. */
export type PhraseCode = "can-help" | "cannot-help" | "play-little" | "play-more" | "no-big-gaps" | "wait" | "good-hand" | "bad-hand" | "have-order" | "no-orders-now" | "have-fire" | "yes" | "no" | "thanks" | "sorry" | "my-fault" | "well-played" | "nice-trick" | "your-turn" | "hello" | "one-more-game" | "goodbye";

/** A player said one of the ready-made phrases, possibly about a pile. */
export interface PhraseSaid {
  kind: "phrase-said";
  seat: number;
  code: PhraseCode;
  pile: "A" | "B" | "C" | "D" | null;
}

/** A and B ascend, C and D descend. Letters, so that talk about piles mentions no numbers. */
export type Pile = 0 | 1 | 2 | 3;

/** A pile as everybody sees it. */
export interface PileView {
  pile: "A" | "B" | "C" | "D";
  ascends: boolean;
  /** The card on top, or the pile's start. */
  top: number;
  /** All its cards, from the bottom up. */
  cards: ReadonlyArray<number>;
  /** The order on the top card. */
  order: Order | null;
  /** Whether that order applies now: it is a lasting one, or was played this turn (5.5, 6). */
  order_binds: boolean;
  /** Whether the top card burns and must be covered in time. */
  burns: boolean;
}

/** Ask the server for a `pong`. */
export interface Ping {
  kind: "ping";
}

/** A game that starts at once, solo or with bots. */
export interface PlayNow {
  settings?: SettingsInput;
  /** The bot on all other seats. */
  bot?: string;
}

/** The answer to a `ping`. */
export interface Pong {
  kind: "pong";
}

/** A learner's progress in a lesson. */
export interface Practice {
  lesson: string;
  goals: number;
  /** How many goals are reached. */
  reached: number;
  /** Whether the next goal is out of reach unless something is taken back. */
  is_missed: boolean;
  /** Whether the last command played a legal card that does not lead to the goal. */
  is_aside: boolean;
  /** Null if nothing is left to do, or nothing helps. */
  suggestion: Suggestion | null;
  /** What the last command led to, then each of the partner's moves. Without commands, how the lesson starts. */
  updates: ReadonlyArray<Update>;
}

/** Who is connected, and what others may do about those who are not. */
export interface Presence {
  kind: "presence";
  seats: ReadonlyArray<number>;
  watchers: number;
  /** The seats of disconnected people, and since when. Right after a restart some may be missing, because the server does not know yet. */
  absent_since: Record<string, string>;
  /** The seats for which others may ask a bot to play (`mind-seat`), and from when. For a player who left the table that is in the past, whether they are connected or not. */
  mindable_at: Record<string, string>;
  votes: ReadonlyArray<AwaitedVotes>;
  /** The seat of the bot that is thinking. */
  thinking: number | null;
  /** The names of those who watch your hand, empty for unnamed guests. Sent only to you. */
  lookers: ReadonlyArray<string>;
}

/** A message could not be read, or came too fast. The socket stays open. */
export interface Problem {
  kind: "problem";
  answers: string | null;
  code: string;
  message: string;
}

/** A vote: whether to concede, or to remove a player. It passes once everybody who is connected says yes and nobody says no. Those who are not connected have until `ends_at`, or `grace_seconds` from when they left, whichever is later. */
export interface QuestionView {
  /** The seat of the player to remove; null is a vote to concede. */
  about: number | null;
  asked_at: string;
  ends_at: string;
  yes: ReadonlyArray<number>;
  /** Who voted no. It stands until they change it, even while they are away. */
  no: ReadonlyArray<number>;
  /** Who has not voted yet. */
  silent: ReadonlyArray<number>;
}

/** The code from the other device. */
export interface Redeem {
  code: string;
  /** Required if this device is already signed in as somebody else, who is then replaced. */
  replace?: boolean;
}

/** A command was refused. Nothing changed; the message carries the current state. */
export interface Refusal {
  kind: "refusal";
  answers: string;
  /** A stable code for clients to translate. */
  code: string;
  message: string;
  /** How the line of chat named a number, if that is why it was refused (8.6). */
  reason: RefusalReason | null;
  /** The part of the line that named it. */
  found: string | null;
  offer: Offer | null;
  sequence: number;
  table: TableView;
  you: You;
}

/** How a number was named. Clients translate these codes, which never change. */
export type RefusalReason = "digits" | "number-word" | "ordinal" | "roman" | "spelled" | "counting-marks" | "relation" | "look-alike" | "mixed" | "misspelled" | "riddle";

/** The first action of a record that the rules refuse. */
export interface RefusedStep {
  index: number;
  code: string;
}

/** A player voted for or against removing another; the vote stands until they change it. */
export interface RemovalVoted {
  kind: "removal-voted";
  /** The seat of the player to be removed. */
  seat: number;
  by: number;
  agrees: boolean;
}

/** Vote to remove a player, which the host proposes, or against it. Your latest vote stands. */
export interface Remove {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "remove";
  seat: number;
  agrees?: boolean;
}

/** The host and players removed a player; in a running game a bot takes the seat. */
export interface Removed {
  kind: "removed";
  seat: number;
  bot: string | null;
}

/** A game as frames, with every hand shown. */
export interface ReplayedGame {
  /** Null if its rules match no edition. */
  edition: string | null;
  players: number;
  hand_size: number;
  minimum: number;
  fire: Fire;
  /** Whether a burning card must be covered by the very next card (4.4, 4.5). */
  fire_binds_next_card: boolean;
  orders: Record<string, ReadonlyArray<number>> | null;
  burning: ReadonlyArray<number>;
  starter: number;
  seats: ReadonlyArray<FrameSeat>;
  /** One more than there are actions, because the first is the deal. */
  frames: ReadonlyArray<Frame>;
  /** Null if the record ends before the game does. */
  result: Result | null;
  refused: RefusedStep | null;
  /** Null if the record is not one of your games. */
  summary: GameSummary | null;
}

/** How a game ended. */
export interface Result {
  is_won: boolean;
  code: string;
  left: number;
  is_excellent: boolean;
}

/** Write a line of chat. Lines that name the number of a card are refused (8.6). */
export interface SayChat {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "say-chat";
  text: string;
  language?: "en" | "de" | "fr" | "it" | "cs" | "ru";
}

/** Say one of the ready-made phrases, optionally about a pile. */
export interface SayPhrase {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "say-phrase";
  code: PhraseCode;
  pile?: "A" | "B" | "C" | "D" | null;
}

/** Host only: seat a bot on a free seat, or swap the bot that sits there. */
export interface SeatBot {
  /** Chosen by the client; the answer names it. */
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

/** What one seat played. */
export interface SeatFigures {
  cards: number;
  tricks: number;
}

/** A bot plays for a player who is away or out of time. */
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

/** A seat as everybody sees it. */
export interface SeatView {
  /** The person's name; null for a free seat and for a bot. */
  name: string | null;
  bot: string | null;
  minding: Minding | null;
  is_away: boolean;
  is_open_to_watchers: boolean;
  hand_size: number | null;
  bid: Bid | null;
  signs: Partial<Record<"A" | "B" | "C" | "D", Sign>>;
  agrees_to_concede: boolean;
  /** Whether this player voted against conceding. */
  refuses_to_concede: boolean;
  wishes_again: boolean;
}

/** Who sat where at some of an update's events. */
export interface Seating {
  /** The index of the first of these events; they last until the next entry's first. */
  first: number;
  seats: ReadonlyArray<Sitter>;
  /** The seat that was yours then. */
  your_seat: number | null;
}

/** Host only: change how fast bots play, also during a game. */
export interface SetPace {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "set-pace";
  pace: Pace;
}

/** Everything that is agreed on before a game starts. */
export interface SettingsInput {
  edition?: string;
  players?: number;
  /** The cards that carry Extreme's orders; null is the standard layout (5.1). */
  layout?: Record<string, ReadonlyArray<number>> | null;
  name?: string;
  access?: Access;
  talk?: TalkLevel;
  /** Whether the third sign of 8.5 is allowed. */
  relaxed_signs?: boolean;
  clock?: NoClockInput | TurnClockInput | DaysClockInput;
  /** How long players have to agree on who starts before it is drawn by lot (1.4). */
  bid_seconds?: number;
  watch?: WatchPolicy;
  /** Whether cards played this turn may be taken back. Null means only while one person plays, alone or with bots: people would remember a card that was taken back. */
  undo?: boolean | null;
  /** Whether players may ask for hints. Null means only while one person plays, alone or with bots. */
  hints?: boolean | null;
  /** How long players may be disconnected before others may have a bot play for them, and before votes go on without them. In correspondence play the clock decides instead. */
  grace_seconds?: number;
  /** How fast bots play for everybody at the table. The host may change it at any time. */
  pace?: Pace;
  /** The bot that stands in for players who are away or out of time. */
  minder?: string;
}

/** Everything that is agreed on before a game starts. */
export interface Settings {
  edition: string;
  players: number;
  /** The cards that carry Extreme's orders; null is the standard layout (5.1). */
  layout: Record<string, ReadonlyArray<number>> | null;
  name: string;
  access: Access;
  talk: TalkLevel;
  /** Whether the third sign of 8.5 is allowed. */
  relaxed_signs: boolean;
  clock: NoClock | TurnClock | DaysClock;
  /** How long players have to agree on who starts before it is drawn by lot (1.4). */
  bid_seconds: number;
  watch: WatchPolicy;
  /** Whether cards played this turn may be taken back. Null means only while one person plays, alone or with bots: people would remember a card that was taken back. */
  undo: boolean | null;
  /** Whether players may ask for hints. Null means only while one person plays, alone or with bots. */
  hints: boolean | null;
  /** How long players may be disconnected before others may have a bot play for them, and before votes go on without them. In correspondence play the clock decides instead. */
  grace_seconds: number;
  /** How fast bots play for everybody at the table. The host may change it at any time. */
  pace: Pace;
  /** The bot that stands in for players who are away or out of time. */
  minder: string;
}

/** The host opened the table with these settings, or changed them for the next game. */
export interface SettingsChanged {
  kind: "settings-changed";
  settings: Settings;
}

/** The key of a shared game. */
export interface Shared {
  key: string;
  path: string;
}

/** Put signs on piles; null removes one (8.5). */
export interface ShowSigns {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "show-signs";
  signs: Partial<Record<"A" | "B" | "C" | "D", Sign | null>>;
}

/** What a player can signal about a pile. */
export type Sign = "like" | "leave" | "turn";

/** Which devices to sign out. */
export interface SignOut {
  /** On all devices rather than only this one. */
  everywhere?: boolean;
}

/** A player changed signs; null removes one (8.5). */
export interface Signalled {
  kind: "signalled";
  seat: number;
  signs: Partial<Record<"A" | "B" | "C" | "D", Sign | null>>;
}

/** Take a seat or change seats; null takes the first free one. */
export interface Sit {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "sit";
  seat?: number | null;
}

/** Who sits on a seat: a person (perhaps with a bot minding the seat), a bot, or nobody. */
export interface Sitter {
  name: string | null;
  bot: string | null;
  minding: Minding | null;
}

/** Host only: let bots play without pauses until a person is on turn. */
export interface SkipAhead {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "skip-ahead";
}

/** The host let bots play without pauses until a person is on turn. */
export interface SkippedAhead {
  kind: "skipped-ahead";
}

/** Whether the deal of a finished game could be won by players who know every card. */
export interface SolutionInfo {
  /** Null if no win was found, though there may be one. */
  is_winnable: boolean | null;
}

/** How a finished game compares with your other games, and with the one it was to beat. */
export interface Standing {
  /** Whether statistics count it: imported games and known deals are left out. */
  counts: boolean;
  /** How many games of the same edition and number of players counted before it. */
  games: number;
  /** How many of those were won. */
  wins: number;
  /** How many cards were left in those, on average; null if there were none. */
  mean_left: number | null;
  best_left: number | null;
  /** Whether this game counts and is better than all of those; false for the first one. */
  is_best: boolean;
  /** Null if the game was not an attempt to beat another, or the other one was deleted. */
  challenge: ChallengeResult | null;
}

/** Host only: deal the first game, once every seat is taken. */
export interface Start {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "start";
}

/** What decided who starts (1.4). */
export type StarterCause = "alone" | "bids" | "host" | "lot";

/** It was decided who starts, and the first turn begins (1.4). */
export interface StarterChosen {
  kind: "starter-chosen";
  seat: number;
  cause: StarterCause;
}

/** Totals over your games of one edition and number of players. */
export interface StatisticsRow {
  edition: string;
  players: number;
  games: number;
  wins: number;
  mean_left: number;
  best_left: number;
  with_hints: number;
}

/** Why a card in the hand of the stuck player did not help on a pile. */
export interface StuckPlay {
  card: number;
  pile: "A" | "B" | "C" | "D";
  /** Why the card does not go there. `not-enough`: it does, but more cards are owed than can be played. `does-not-save`: it does, but a duty stays unmet, such as a skull left uncovered. `turn-over`: a Stop or a "3!" allowed no more cards. */
  why: "does-not-fit" | "trick-forbidden" | "bound-to-pile" | "cover-fire-next" | "not-enough" | "does-not-save" | "turn-over";
}

/** A step towards the goal: a card and its pile, a sign on a pile, or the end of the turn. */
export interface Suggestion {
  card: number | null;
  pile: "A" | "B" | "C" | "D" | null;
  sign: Sign | null;
  ends_turn: boolean;
}

/** A new table. Its id is also its link. */
export interface TableOpened {
  id: string;
}

/** A page of tables, newest first. */
export interface TablePage {
  items: ReadonlyArray<TableSummary>;
  /** Pass it to get the next page; null on the last one. */
  before: string | null;
}

/** What lists of tables show about one, including whom it waits for. */
export interface TableSummary {
  name: string;
  edition: string;
  players: number;
  open_seats: number;
  /** The people seated at it, in seat order, without bots. */
  names: ReadonlyArray<string>;
  phase: string;
  id: string;
  is_public: boolean;
  is_your_turn: boolean;
  /** The people whose move it is, by name. */
  waiting_for: ReadonlyArray<string>;
  /** Who sits there: the people in seat order, then the bots in seat order. */
  seats: ReadonlyArray<ListedSeat>;
  created_at: string;
  updated_at: string;
}

/** A table as everybody sees it. */
export interface TableView {
  id: string;
  settings: Settings;
  phase: Phase;
  /** The seat of the host. */
  host: number | null;
  seats: ReadonlyArray<SeatView>;
  /** For each player proposed for removal, the seats that voted for it. */
  removal: Record<string, ReadonlyArray<number>>;
  /** The votes under way. */
  questions: ReadonlyArray<QuestionView>;
  /** The seats that the table waits for: those that have not bid, the host's if bids are tied, the one on turn, and after a game those that have not asked for another. */
  awaited: ReadonlyArray<number>;
  deadline: string | null;
  opened_at: string;
  game: GameView | null;
}

/** Take back the last card played this turn. */
export interface TakeBack {
  /** Chosen by the client; the answer names it. */
  id: string;
  /** The `version` of the game that the player saw. */
  version: number;
  kind: "take-back";
}

/** Ask a bot for a hint. */
export interface TakeHint {
  /** Chosen by the client; the answer names it. */
  id: string;
  kind: "take-hint";
  level?: HintLevel;
}

/** What players may say to each other (8). */
export type TalkLevel = "free" | "signals" | "none";

/** A bearer token, without its secret. */
export interface TokenInfo {
  id: string;
  label: string;
  scope: "read" | "play" | "everything";
  created_at: string;
}

/** A new bearer token. This is the only time its secret is shown. */
export interface TokenMade {
  id: string;
  label: string;
  scope: "read" | "play" | "everything";
  created_at: string;
  token: string;
}

/** The next player with cards is on turn. The first turn begins with `starter-chosen`. */
export interface TurnBeganSeen {
  kind: "turn-began";
  seat: number;
}

/** A number of seconds for each turn. */
export interface TurnClockInput {
  kind: "turn";
  seconds: number;
  at_limit?: AtLimit;
}

/** A number of seconds for each turn. */
export interface TurnClock {
  kind: "turn";
  seconds: number;
  at_limit: AtLimit;
}

/** What ended a turn (2.4). */
export type TurnEnd = "choice" | "empty-hand" | "stop" | "three";

/** A turn ended with nothing owed, by choice or by itself; drawing comes next. */
export interface TurnEndedSeen {
  kind: "turn-ended";
  seat: number;
  cause: TurnEnd;
}

/** The state of the table, and the events that led to it. */
export interface Update {
  kind: "update";
  /** How many events the table has had. A client that reconnects sends its latest as `since`. */
  sequence: number;
  /** The id of your command, if this is its answer. */
  answers: string | null;
  events: ReadonlyArray<SettingsChanged | HostSeen | SeatTakenSeen | BotSeated | SeatCleared | DealtSeen | BidMade | StarterChosen | CardSeen | CardTakenBackSeen | TurnEndedSeen | CardsDrawnSeen | TurnBeganSeen | GameEndedSeen | HintTaken | Signalled | PhraseSaid | ChatSeen | LineFlaggedSeen | ConcedeVoted | RemovalVoted | Removed | WentAway | SeatMinded | CameBack | WatchersAllowed | PaceSet | SkippedAhead | AgainWished | PersonErasedSeen | Closed>;
  /** Who sat where before these events. Only in the first update of a connection, else null. */
  seats_before: ReadonlyArray<Sitter> | null;
  /** Who sat where at each of the events, so that clients can report them with the names of that time. Empty if everybody sat where `table` shows them. */
  seatings: ReadonlyArray<Seating>;
  table: TableView;
  you: You;
}

/** What spectators may see (9.2). */
export type WatchPolicy = "nobody" | "piles" | "seat";

/** A player opened or closed their hand to spectators (9.2). */
export interface WatchersAllowed {
  kind: "watchers-allowed";
  seat: number;
  are_allowed: boolean;
}

/** A player left a running game; the seat is kept. */
export interface WentAway {
  kind: "went-away";
  seat: number;
}

/** The play that skipped the most numbers. */
export interface WidestStep {
  seat: number;
  card: number;
  pile: "A" | "B" | "C" | "D";
  on: number;
  /** The turn's number, from 1. */
  turn: number;
  /** Which action of the game it was, from 1: the frame after it in `/api/games/{id}/frames`. */
  step: number;
}

/** What only you see. */
export interface You {
  role: "player" | "watcher";
  /** Your seat, or the one that you watch. */
  seat: number | null;
  is_host: boolean;
  /** Whether it is your turn, even if a bot is playing it for you. */
  is_on_turn: boolean;
  hand: ReadonlyArray<number>;
  /** The legal plays; none while it is somebody else's turn. */
  plays: ReadonlyArray<LegalPlay>;
  /** The piles that take a card of your hand: now, or off turn in your next turn, if nothing is played before. */
  fitting_piles: ReadonlyArray<"A" | "B" | "C" | "D">;
  /** If every play loses, the duty that cannot be met; otherwise null. */
  doomed_by: Duty | null;
  may_end_turn: boolean;
  may_take_back: boolean;
  may_hint: boolean;
  /** Whether you may skip the pauses of the bots that are playing. */
  may_skip: boolean;
  may_talk: boolean;
  may_chat: boolean;
  /** The signs that you may use at this table whenever you may talk. */
  signs: ReadonlyArray<Sign>;
  /** The seats that you muted. */
  muted: ReadonlyArray<number>;
}

/** What a client sends over a socket. */
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
  | SetPace
  | SkipAhead
  | Close
  | Look
  | Ping;

/** What the server sends over a socket. */
export type ServerMessage =
  | Update
  | Refusal
  | Hint
  | Presence
  | Pong
  | Problem;
