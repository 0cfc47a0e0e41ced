import { PILES, type PileName } from "../game/types";
import { Typing } from "../game/typing";

/** What keys ask the board to do. */
export interface KeyActions {
  hand(): ReadonlyArray<number>;
  pick(card: number): void;
  drop(): void;
  lay(pile: PileName): void;
  endTurn(): void;
  takeBack(): void;
  signs(): void;
  help(): void;
  hint(): void;
  played(): void;
  lastTurn(): void;
  talk(): void;
}

/** Digits pick a card by its number, A to D lay it, Enter ends the turn, Backspace takes back. */
export function keyboard(actions: KeyActions): (event: KeyboardEvent) => void {
  const typing = new Typing();

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const letter = event.key.toLowerCase();
    const pile = PILES.find((name) => name === event.key.toUpperCase());
    if (/^[0-9]$/.test(event.key)) {
      const card = typing.type(actions.hand(), event.key);
      if (card !== null) actions.pick(card);
      else actions.drop();
      event.preventDefault();
      return;
    }
    typing.forget();
    if (pile) actions.lay(pile);
    else if (event.key === "Enter" && !isButton(event.target)) actions.endTurn();
    else if (event.key === "Backspace") actions.takeBack();
    else if (event.key === "Escape") actions.drop();
    else if (letter === "s") actions.signs();
    else if (letter === "h") actions.hint();
    else if (letter === "p") actions.played();
    else if (letter === "l") actions.lastTurn();
    else if (letter === "t") actions.talk();
    else if (event.key === "?") actions.help();
    else return;
    event.preventDefault();
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
}

/** Enter on a focused button presses it, and does not end the turn. Cards and piles are no such buttons. */
function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a") !== null;
}
