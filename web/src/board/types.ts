import type { LegalPlay, Order, PileView, Sign } from "../protocol.gen";
import type { PileName } from "../protocol";

/** What is printed on a card in addition to its number. */
export interface Mark {
  order: Order | null;
  burns: boolean;
}

/** A sign that a player shows on a pile. */
export interface ShownSign {
  seat: number;
  name: string;
  /** The bot that plays there, whose face is shown. */
  bot: string | null;
  sign: Sign;
  isOwn: boolean;
  /** Whether the board draws it; signs that matter less now are listed on demand. */
  isDrawn: boolean;
}

/** The signs on one pile, and those that the viewer may show there. */
export interface Signing {
  pile: PileName;
  signs: ReadonlyArray<ShownSign>;
  /** The signs that the viewer may ever show here; none for watchers. */
  offers: ReadonlyArray<Sign>;
  /** Whether they may be shown now. */
  maySign: boolean;
  onSign: (sign: Sign | null) => void;
}

/** A position as one viewer sees it. The board animates from each position to the next. */
export interface Position {
  piles: ReadonlyArray<PileView>;
  /** The cards on the number line, and in the hand where the board draws one. */
  hand: ReadonlyArray<number>;
  /** What is printed on the cards of this game, by number. */
  marks: ReadonlyMap<number, Mark>;
  /** The seat on turn: a card that lies in no hand on the page flies to its pile from there. */
  turn: number | null;
  /** The pile that takes every card of this turn. */
  bound: PileName | null;
  /** Whether an order in sight forbids the backwards trick on every pile. */
  forbidsTrick: boolean;
  /** The signs that players show, by pile. */
  signs: Readonly<Partial<Record<PileName, ReadonlyArray<ShownSign>>>>;
  /** How many turns are over: a hand keeps its places until the next one begins. */
  turnsOver?: number;
  /** Whether Silence lies on a pile. */
  isHushed?: boolean;
  /** Whether this is an earlier position, whose piles offer no plays. */
  isPast?: boolean;
}

/** What the viewer may do. The board offers this and nothing else. */
export interface Legal {
  /** Whether it is the viewer's turn. Cards without a play are dimmed then. */
  isYourTurn: boolean;
  plays: ReadonlyArray<LegalPlay>;
  /** The signs that each pile has buttons for. */
  signs: ReadonlyArray<Sign>;
  /** Whether signs may be shown now. In Silence the buttons stay, disabled, so that nothing moves. */
  maySign: boolean;
  /** Whether plays may be prepared for the viewer's next turn. */
  mayPrepare?: boolean;
}

/** A play for the viewer's next turn. */
export interface PreparedPlay {
  card: number;
  pile: PileName;
  /** How far it would have moved the pile when it was prepared; negative behind its top. */
  step: number;
}

/** A backwards trick: the board draws its arc from the covered card to the new one. */
export interface Trick {
  pile?: PileName;
  from: number;
  to: number;
  ascends: boolean;
}

/** What the board points out for the moment. */
export interface Highlights {
  /** The card and the pile that a hint names, or that the last move was about. */
  card?: number | null;
  pile?: PileName | null;
  /** The pile with a card that the server has not confirmed yet. */
  pending?: PileName | null;
  /** A card that was refused and shakes in the hand. */
  returned?: number | null;
  trick?: Trick | null;
  /** How many tricks the turn has had, this one included. */
  chain?: number;
  /** The pile that must be chosen again to take the selected card. */
  asked?: PileName | null;
  /** Why a card cannot be laid, in words, on each pile that says so. */
  refusals?: ReadonlyMap<PileName, string>;
}

/** What the viewer's pointer or focus is on. Hand, piles and number line each show it in their own way. */
export interface Attention {
  card: number | null;
  /** Includes the pile that a card is dragged over. */
  pile: PileName | null;
  /** Any number on the line, even that of a card nobody has seen: the rails of all cards show where it lies. */
  number: number | null;
}

/** Reports what the pointer or the focus moved to, or left. */
export type OnAttend = (changed: Partial<Attention>) => void;

export const NO_ATTENTION: Attention = { card: null, pile: null, number: null };
export const NOTHING_LEGAL: Legal = { isYourTurn: false, plays: [], signs: [], maySign: false };
