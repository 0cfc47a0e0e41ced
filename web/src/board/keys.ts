import { PILES, type PileName } from "../protocol";
import { Typing } from "./typing";

/** What keys ask the board to do. */
export interface KeyActions {
  hand: () => ReadonlyArray<number>;
  pick: (card: number) => void;
  drop: () => void;
  lay: (pile: PileName) => void;
  endTurn: () => void;
  takeBack: () => void;
  signs: () => void;
  help: () => void;
  hint: () => void;
  played: () => void;
  lastTurn: () => void;
  talk: () => void;
  /** Whether letters and digits do something: who speaks to the device, or hears it, may not want that. */
  areOn: () => boolean;
}

/** Digits pick a card by its number, A to D lay it, Enter ends the turn, Backspace takes back. */
export function keyboard(actions: KeyActions): (event: KeyboardEvent) => void {
  const typing = new Typing();
  const letters: Record<string, () => void> = {
    e: actions.endTurn,
    s: actions.signs,
    h: actions.hint,
    p: actions.played,
    l: actions.lastTurn,
    t: actions.talk,
    "?": actions.help,
  };

  /** Do what a letter or a digit says; tells whether it says something. */
  function doSign(sign: string): boolean {
    if (/^[0-9]$/.test(sign)) {
      const card = typing.type(actions.hand(), sign);
      if (card !== null) actions.pick(card);
      else actions.drop();
      return true;
    }
    typing.forget();
    const pile = PILES.find((name) => name === sign.toUpperCase());
    if (pile) actions.lay(pile);
    else letters[sign]?.();
    return pile !== undefined || sign in letters;
  }

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
    const sign = signOf(event);
    if (sign !== null) {
      if (!actions.areOn() || !doSign(sign)) return;
    } else if (event.key === "Enter" && !isButton(event.target)) actions.endTurn();
    else if (event.key === "Backspace") actions.takeBack();
    else if (event.key === "Escape") actions.drop();
    else return;
    event.preventDefault();
  };
}

/**
 * The letter, digit or question mark that a key stands for; null for other keys.
 *
 * Where a layout writes other letters, or digits with Shift only, the place of the key counts: A is where the ф is.
 */
export function signOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string | null {
  if (/^[a-z0-9?]$/i.test(key)) return key.toLowerCase();
  const place = /^(?:Key|Digit)([A-Z0-9])$/.exec(code);
  return key.length === 1 && !shiftKey && place ? place[1]!.toLowerCase() : null;
}

/** Whether somebody types, or answers a dialog: then keys are not for the board. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}

/** Enter on what has the focus presses it, and does not end the turn; E does, wherever the focus is. */
function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a") !== null;
}
