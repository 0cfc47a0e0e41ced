import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const FLIGHT = 220;
const APART = 60;
const FADE = 120;
const SMALLEST = 0.3;

/** Where cards set off: from the hand as it was, from the seat of another player, or from a pile. */
const departures = new Map<number, DOMRect>();

/** Remember where a card is, just before it goes elsewhere. */
export function depart(card: number, from: Element | null): void {
  if (from) departures.set(card, from.getBoundingClientRect());
}

/** Forget cards that were covered before they could be seen to arrive: the next game has the same numbers. */
export function forgetDepartures(): void {
  departures.clear();
}

/** Let a card come from where it set off, and land with a soft overshoot. */
export function arrive(node: Element, { card }: { card: number }): TransitionConfig {
  const from = departures.get(card);
  departures.delete(card);
  if (prefersReducedMotion.current || !from) return fade();
  return { duration: FLIGHT, easing: overshoot, css: way(from, node) };
}

/** Let cards come into the hand: those that were drawn from the deck, one after another, others from where they lay. */
export function draw(node: Element, { card }: { card: number }): TransitionConfig {
  const from = departures.get(card);
  departures.delete(card);
  if (prefersReducedMotion.current) return fade();
  if (from) return { duration: FLIGHT, easing: cubicOut, css: way(from, node) };
  const deck = visibleDeck();
  const css = deck ? way(deck, node) : (_: number, u: number) => `transform: translate(${60 * u}px, ${-90 * u}px)`;
  return {
    delay: APART * placeInLine(),
    duration: FLIGHT,
    easing: cubicOut,
    css: (t, u) => `opacity: ${Math.min(1, 2 * t)}; ${css(t, u)}`,
  };
}

let drawn = 0;

/** The how-manieth card it is of those that are drawn together. */
function placeInLine(): number {
  if (drawn === 0) setTimeout(() => (drawn = 0));
  drawn += 1;
  return drawn - 1;
}

/** How long cards take to close ranks. */
export function shift(): { duration: number } {
  return { duration: prefersReducedMotion.current ? 0 : FLIGHT };
}

/** The way from one place to where something is now. */
function way(from: DOMRect, node: Element): (t: number, u: number) => string {
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(SMALLEST, Math.min(1.5, from.width / Math.max(1, to.width)));
  return (_, u) => `transform: translate(${dx * u}px, ${dy * u}px) scale(${1 + (scale - 1) * u})`;
}

/** The deck is shown in the head of the page, and on a phone beside what is owed. */
function visibleDeck(): DOMRect | null {
  const places = [...document.querySelectorAll("[data-deck]")].map((place) => place.getBoundingClientRect());
  return places.find(({ width }) => width > 0) ?? null;
}

function fade(): TransitionConfig {
  return { duration: FADE, css: (t) => `opacity: ${t}` };
}

/** Goes a little too far and comes back. */
function overshoot(t: number): number {
  const by = 1.1;
  const u = t - 1;
  return u * u * ((by + 1) * u + by) + 1;
}
