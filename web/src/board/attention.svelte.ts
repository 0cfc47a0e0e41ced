import type { PileName } from "../game/types";

/**
 * What somebody looks at: a card under the pointer or the focus, a pile, the pile a card is dragged over.
 *
 * Hand, piles and number line all show it, each in its own way.
 */
export class Attention {
  card = $state<number | null>(null);
  pile = $state<PileName | null>(null);
}
