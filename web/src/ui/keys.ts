/** Whether a key belongs to an open dialog or to the field in focus, and not to the page. */
export function isForDialogOrField(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}

/** Whether the focus is on something that Enter or space presses. */
export function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, label") !== null;
}
