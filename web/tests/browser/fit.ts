import type { Page } from "./fixtures.ts";

/**
 * List the words that cannot be read in full: cut off by what they are in, shortened to three dots, out of their button
 * or card, beyond the window, over other words, or in a select too narrow for its chosen option.
 */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Two frames: sizes are measured in one, and used in the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const SLACK = 1.5;
    const found: string[] = [];
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const seen: { node: Text; rects: DOMRect[]; seen: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement!;
      const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!node.data.trim() || !isShown || parent.closest("select, svg, .unseen, textarea")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (isForReadersOnly(parent)) continue;
      if (rects.length > 0) seen.push({ node, rects, seen: rects.flatMap((rect) => inSight(parent, rect)) });
    }

    for (const { node, rects } of seen) {
      const what = `“${node.data.trim().slice(0, 50)}”`;
      const wrong = new Set(rects.flatMap((rect) => faults(node, rect)));
      for (const each of wrong) found.push(`${what} ${each}`);
    }
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        if (layer(one.node) !== layer(other.node)) continue;
        if (one.seen.some((a) => other.seen.some((b) => overlap(a, b))))
          found.push(`“${one.node.data.trim().slice(0, 40)}” lies over “${other.node.data.trim().slice(0, 40)}”`);
      }
    }
    for (const select of root.querySelectorAll("select")) {
      if (!select.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const copy = select.cloneNode(true) as HTMLSelectElement;
      copy.replaceChildren(select.selectedOptions[0]!.cloneNode(true));
      copy.style.cssText = "position: absolute; width: max-content; min-width: 0; max-width: none; visibility: hidden";
      select.after(copy);
      const beyond = copy.offsetWidth - select.offsetWidth;
      copy.remove();
      if (beyond > 0) found.push(`“${select.selectedOptions[0]!.text}” is ${beyond} px too wide for its list`);
    }
    return [...new Set(found)];

    function faults(node: Text, rect: DOMRect): string[] {
      if (rect.left < -SLACK || rect.right > innerWidth + SLACK) {
        if (!scrollsAcross(node.parentElement)) return ["goes beyond the window"];
      }
      let isAcross = true;
      let isDown = true;
      for (let at: Element | null = node.parentElement; at && root.contains(at) && at !== document.body; at = up(at)) {
        const style = getComputedStyle(at);
        if (style.display === "inline" || style.display === "contents") continue;
        const box = at.getBoundingClientRect();
        const across = Math.max(box.left - rect.left, rect.right - box.right);
        const down = Math.max(box.top - rect.top, rect.bottom - box.bottom);
        if (/auto|scroll/.test(style.overflowX)) isAcross = false;
        if (/auto|scroll/.test(style.overflowY)) isDown = false;
        const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
        if (isAcross && clips(style.overflowX) && across > SLACK)
          return [`is ${style.textOverflow === "ellipsis" ? "shortened" : "cut off"} by ${Math.round(across)} px`];
        // Boxes of lines are higher than letters.
        if (isDown && clips(style.overflowY) && down > rect.height / 4) return [`is cut off by ${Math.round(down)} px`];
        const isBox =
          at.matches("button, .button, a, dialog, label") ||
          style.borderStyle !== "none" ||
          style.backgroundColor !== "rgba(0, 0, 0, 0)";
        if (isBox && isAcross && across > SLACK) return [`leaves its ${name(at)} by ${Math.round(across)} px`];
        if (isBox && isDown && down > rect.height / 4) return [`leaves its ${name(at)} by ${Math.round(down)} px`];
        if (!isAcross && !isDown) break;
      }
      return [];
    }

    /** The box that contains this one: positioned elements belong to their offset parent. */
    function up(node: Element): Element | null {
      const { position } = getComputedStyle(node);
      if (position === "fixed") return null;
      return position === "absolute" ? ((node as HTMLElement).offsetParent ?? null) : node.parentElement;
    }

    function scrollsAcross(node: Element | null): boolean {
      return (
        node !== null && (/auto|scroll/.test(getComputedStyle(node).overflowX) || scrollsAcross(node.parentElement))
      );
    }

    /** Words for screen readers only take up no room. */
    function isForReadersOnly(node: Element | null): boolean {
      if (node === null) return false;
      const { clipPath, overflowX } = getComputedStyle(node);
      const isSpeck = overflowX !== "visible" && node.getBoundingClientRect().width < 2;
      return isSpeck || clipPath.startsWith("inset") || isForReadersOnly(node.parentElement);
    }

    /** The part of it that scrolling lists show. */
    function inSight(node: Element | null, rect: DOMRect): DOMRect[] {
      let { left, top, right, bottom } = rect;
      for (let at = node; at && at !== document.body; at = up(at)) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return right > left && bottom > top ? [new DOMRect(left, top, right - left, bottom - top)] : [];
    }

    /** The fixed or sticky element around a node, otherwise the body. */
    function layer(node: Node): Element {
      for (let at = node.parentElement; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      return document.body;
    }

    function overlap(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > 2 && down > Math.min(a.height, b.height) / 3;
    }

    function name(node: Element): string {
      return `${node.tagName.toLowerCase()}${[...node.classList]
        .filter((each) => !each.startsWith("svelte-"))
        .map((each) => `.${each}`)
        .join("")}`;
    }
  });
}

/** List the parts that something covers. */
export function covered(page: Page, what: string, parts: string[]): Promise<string[]> {
  return page.evaluate(
    ([what, parts]) => {
      const boxes = (name: string) => [...document.querySelectorAll(name)].map((node) => node.getBoundingClientRect());
      return parts.filter((part) =>
        boxes(what).some((over) =>
          boxes(part).some(
            (box) => over.left < box.right && box.left < over.right && over.top < box.bottom && box.top < over.bottom,
          ),
        ),
      );
    },
    [what, parts] as const,
  );
}
