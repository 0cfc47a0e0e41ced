import { isForDialogOrField, isOnButton } from "../ui/keys";

/** A key that is meant for the game: a lower-case letter, a digit, `?`, or one of these. */
export type GameKey = string;

const NAMED = new Set(["Enter", "Backspace", "Escape"]);

/**
 * Listens to the keys that are meant for the game, and not for a field, a dialog or the browser.
 *
 * `press` returns whether the key meant something. The first listener that takes a key keeps it from the others.
 * Letters and digits can be switched off, as some screen readers and voice controls need them for themselves.
 */
export function gameKeys(press: (key: GameKey) => boolean, hasLetters: () => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (isForDialogOrField(event.target)) return;
    const letter = letterOf(event);
    // Enter presses the focused button and does not end the turn; E does, wherever the focus is.
    const isNamed = NAMED.has(event.key) && !(event.key === "Enter" && isOnButton(event.target));
    if (letter !== null ? !hasLetters() : !isNamed) return;
    if (press(letter ?? event.key)) event.preventDefault();
  };
}

/**
 * The letter, digit or question mark that a key stands for; null for other keys.
 *
 * Where a layout writes other letters, or digits only with Shift, the position of the key counts: ф is A.
 */
export function letterOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string | null {
  if (/^[a-z0-9?]$/i.test(key)) return key.toLowerCase();
  const position = /^(?:Key|Digit)([A-Z0-9])$/.exec(code);
  return key.length === 1 && !shiftKey && position ? position[1]!.toLowerCase() : null;
}
