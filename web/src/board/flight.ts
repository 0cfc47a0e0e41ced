import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";
import type { PileName } from "../protocol";
import type { Position } from "./types";

/** Where a card can come from. */
type Origin = `card ${number}` | `pile ${PileName}` | `seat ${number}` | "deck";

/** In milliseconds. */
const FLIGHT = 220;
const STAGGER = 60;
const FADE = 120;
const SMALLEST = 0.3;
const LARGEST = 1.5;
const CONTEXT = Symbol("flights");

/**
 * Flies cards across the page. Hands, piles, seats and decks register where they are; the board says which position
 * follows which, and its cards ask here how to arrive.
 */
export class Flights {
  #places = new Map<Origin, Set<Element>>();
  /** Where the flying cards took off. */
  #departures = new Map<number, DOMRect>();
  #dealt = 0;

  /** Marks an element as a place that cards come from. A place may have several; the visible one counts. */
  from(place: Origin): Attachment {
    return (element) => {
      const elements = this.#places.get(place) ?? new Set();
      this.#places.set(place, elements.add(element));
      return () => void elements.delete(element);
    };
  }

  /**
   * Notes where cards set off between two positions; call it before the page changes.
   *
   * Only a single move flies. After a jump, as on reconnecting or in a replay, cards fade in where they are.
   */
  prepare(before: Position, after: Position): void {
    this.#departures.clear();
    const [lay, lies] = [pileOfCards(before), pileOfCards(after)];
    const played = [...lies.keys()].filter((card) => !lay.has(card));
    const returned = [...lay.keys()].filter((card) => !lies.has(card));
    const [card] = played;
    if (played.length === 1 && card !== undefined) this.#depart(card, `card ${card}`, `seat ${before.turn ?? -1}`);
    const [back] = returned;
    if (returned.length === 1 && back !== undefined) this.#depart(back, `pile ${lay.get(back)!}`);
  }

  /** The transition of a card onto a pile: from where it set off, landing with a soft overshoot. */
  readonly land = (node: Element, { card }: { card: number }): TransitionConfig => {
    const from = this.#departures.get(card);
    if (prefersReducedMotion.current || !from) return fade();
    return { duration: FLIGHT, easing: overshoot, css: path(from, node) };
  };

  /** The transition of a card into the hand: back from its pile, or one after another from the deck. */
  readonly draw = (node: Element, { card }: { card: number }): TransitionConfig => {
    const from = this.#departures.get(card);
    if (prefersReducedMotion.current) return fade();
    if (from) return { duration: FLIGHT, easing: cubicOut, css: path(from, node) };
    const deck = this.find("deck")?.getBoundingClientRect();
    const css = deck ? path(deck, node) : (_: number, u: number) => `transform: translate(${60 * u}px, ${-90 * u}px)`;
    return {
      delay: STAGGER * this.#placeInDeal(),
      duration: FLIGHT,
      easing: cubicOut,
      css: (t, u) => `opacity: ${Math.min(1, 2 * t)}; ${css(t, u)}`,
    };
  };

  #depart(card: number, ...places: Origin[]): void {
    const from = places.map((place) => this.find(place)).find((element) => element !== null);
    if (from) this.#departures.set(card, from.getBoundingClientRect());
  }

  /** The visible element of a registered place. */
  find(place: Origin): Element | null {
    return [...(this.#places.get(place) ?? [])].find((element) => element.getBoundingClientRect().width > 0) ?? null;
  }

  /** Counts the cards that are drawn together. */
  #placeInDeal(): number {
    if (this.#dealt === 0) setTimeout(() => (this.#dealt = 0));
    this.#dealt += 1;
    return this.#dealt - 1;
  }
}

/** The page's flights. A screen with seats or a deck outside the board calls this first, so that all share them. */
export function useFlights(): Flights {
  return getContext<Flights | undefined>(CONTEXT) ?? setContext(CONTEXT, new Flights());
}

/** How cards of a hand close gaps. */
export function shift(): { duration: number } {
  return { duration: prefersReducedMotion.current ? 0 : FLIGHT };
}

function pileOfCards({ piles }: Position): Map<number, PileName> {
  return new Map(piles.flatMap(({ pile, cards }) => cards.map((card) => [card, pile] as const)));
}

/** Moves a node from another place to where it is now. */
function path(from: DOMRect, node: Element): (t: number, u: number) => string {
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(SMALLEST, Math.min(LARGEST, from.width / Math.max(1, to.width)));
  return (_, u) => `transform: translate(${dx * u}px, ${dy * u}px) scale(${1 + (scale - 1) * u})`;
}

function fade(): TransitionConfig {
  return { duration: FADE, css: (t) => `opacity: ${t}` };
}

/** An easing that overshoots a little and comes back. */
function overshoot(t: number): number {
  const by = 1.1;
  const u = t - 1;
  return u * u * ((by + 1) * u + by) + 1;
}
