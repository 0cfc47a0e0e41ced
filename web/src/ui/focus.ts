import type { Attachment } from "svelte/attachments";

/**
 * Keeps the focus within a part of the page: when the focused element disappears or is disabled, `fallback` gets it.
 * Otherwise keyboard and screen-reader users would start again at the top of the page.
 */
export function keepsFocus(fallback: (node: HTMLElement) => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (node) => {
    let last: Element | null = null;
    const isThere = (element: Element) => element.isConnected && !element.matches(":disabled");
    const remember = (event: FocusEvent) => (last = event.target as Element);
    // An element that lost the focus and is still there was left on purpose.
    const forget = () =>
      requestAnimationFrame(() => last && isThere(last) && last !== document.activeElement && (last = null));
    const look = () => {
      if (last === null || document.activeElement !== document.body || isThere(last)) return;
      last = null;
      fallback(node)?.focus({ preventScroll: true });
    };
    node.addEventListener("focusin", remember);
    node.addEventListener("focusout", forget);
    // Browsers move the focus away from a disabled element with the next frame.
    const observer = new MutationObserver(() => requestAnimationFrame(look));
    observer.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    return () => {
      node.removeEventListener("focusin", remember);
      node.removeEventListener("focusout", forget);
      observer.disconnect();
    };
  };
}

/** Focuses the title of a new screen, so that screen readers announce it; not while the visitor is typing. */
export function startAtTitle(): void {
  const busy = document.activeElement?.closest("input, textarea, select, dialog, aside");
  const title = document.querySelector<HTMLElement>("main h1");
  if (busy || !title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
