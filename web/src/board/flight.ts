import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const FLIGHT = 220;
const FADE = 120;

/** Where cards set off: from the hand as it was, or from the seat of another player. */
const departures = new Map<number, DOMRect>();

/** Remember where a card is, just before it goes elsewhere. */
export function depart(card: number, from: Element | null): void {
  if (from) departures.set(card, from.getBoundingClientRect());
}

/** Let a card come from where it set off, and land with a soft overshoot. */
export function arrive(node: Element, { card }: { card: number }): TransitionConfig {
  const from = departures.get(card);
  departures.delete(card);
  if (prefersReducedMotion.current || !from) return fade();
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(0.3, from.width / Math.max(1, to.width));
  return {
    duration: FLIGHT,
    easing: overshoot,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px) scale(${1 + (scale - 1) * u});`,
  };
}

/** Let drawn cards come one after another. */
export function draw(_: Element, { order }: { order: number }): TransitionConfig {
  if (prefersReducedMotion.current) return fade();
  return {
    delay: 60 * order,
    duration: FLIGHT,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translate(${60 * u}px, ${-90 * u}px) rotate(${8 * u}deg);`,
  };
}

/** How long cards take to close ranks. */
export function shift(): { duration: number } {
  return { duration: prefersReducedMotion.current ? 0 : FLIGHT };
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
