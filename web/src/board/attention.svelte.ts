import type { PileName } from "../protocol";

/**
 * What somebody looks at: a card under the pointer or the focus, a pile, the pile a card is dragged over, a number on
 * the line.
 *
 * Hand, piles and number line all show it, each in its own way.
 */
export class Attention {
  card = $state<number | null>(null);
  pile = $state<PileName | null>(null);
  /** Any number, also of a card that nobody has seen: the rails of all cards show where it lies. */
  number = $state<number | null>(null);
}
