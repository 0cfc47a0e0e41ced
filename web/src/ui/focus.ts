import type { Attachment } from "svelte/attachments";

/**
 * Keeps the focus within a part of the page: where the button that had it goes or may not be pressed any more, it goes
 * to something that stays. Otherwise who goes by keyboard or ear would be nowhere, and begin at the top.
 */
export function keepsFocus(fallback: (node: HTMLElement) => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (node) => {
    let last: Element | null = null;
    const isThere = (element: Element) => element.isConnected && !element.matches(":disabled");
    const remember = (event: FocusEvent) => (last = event.target as Element);
    // What lost the focus and is still there was left on purpose: nobody wants to be taken back to it later.
    const forget = () =>
      requestAnimationFrame(() => last && isThere(last) && last !== document.activeElement && (last = null));
    const look = () => {
      if (last === null || document.activeElement !== document.body || isThere(last)) return;
      last = null;
      fallback(node)?.focus({ preventScroll: true });
    };
    node.addEventListener("focusin", remember);
    node.addEventListener("focusout", forget);
    // Browsers take the focus from what was disabled with the next frame.
    const observer = new MutationObserver(() => requestAnimationFrame(look));
    observer.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    return () => {
      node.removeEventListener("focusin", remember);
      node.removeEventListener("focusout", forget);
      observer.disconnect();
    };
  };
}

/** Go to the title of a screen that somebody comes to, so that it is heard; not while something is being typed. */
export function startAtTitle(): void {
  const busy = document.activeElement?.closest("input, textarea, select, dialog, aside");
  const title = document.querySelector<HTMLElement>("main h1");
  if (busy || !title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
