/** The page that an address names. */
export type Route =
  | { at: "home" }
  | { at: "table"; id: string }
  | { at: "game"; id: string }
  | { at: "shared"; key: string }
  | { at: "challenge"; key: string }
  | { at: "link"; code: string }
  | { at: "replay" }
  | { at: "rules" }
  | { at: "tutorial" }
  | { at: "statistics" }
  | { at: "nowhere" };

export function routeOf(path: string, hash = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { at: "nowhere" };
  if (first === "") return { at: "home" };
  if (first === "table" && second) return { at: "table", id: second };
  if (first === "game" && second) return { at: "game", id: second };
  if (first === "shared" && second) return { at: "shared", key: second };
  if (first === "challenge" && second) return { at: "challenge", key: second };
  if (second) return { at: "nowhere" };
  if (first === "link") return { at: "link", code: hash.replace(/^#/, "") };
  if (first === "replay" || first === "rules" || first === "tutorial" || first === "statistics") return { at: first };
  return { at: "nowhere" };
}

/** Decodes a part of an address; malformed ones are kept as they are, and lead nowhere. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw<Route>({ at: "home" });
let hasMoved = false;

export const route = {
  get now(): Route {
    return current;
  },
  /** Whether the visitor has navigated since the window was loaded. */
  get hasMoved(): boolean {
    return hasMoved;
  },
};

/** Navigates without a reload. The history entry counts the client's pages before it. */
export function go(path: string): void {
  history.pushState({ behind: behind() + 1 }, "", path);
  hasMoved = true;
  read();
  scrollTo(0, 0);
}

/** How many of the client's pages precede this one in the history; still right after a reload. */
export function behind(): number {
  const state = history.state as { behind?: number } | null;
  return state?.behind ?? 0;
}

/** Browsers refuse more than a hundred changes of an address in half a minute. */
const READDRESS_EVERY = 350;
let readdressed = 0;
let readdressing: ReturnType<typeof setTimeout> | undefined;

/** Replaces the address of the current page. Rapid changes are written once they pause. */
export function readdress(address: string): void {
  clearTimeout(readdressing);
  const write = () => {
    readdressed = Date.now();
    history.replaceState(history.state, "", address);
  };
  const wait = readdressed + READDRESS_EVERY - Date.now();
  if (wait <= 0) write();
  else readdressing = setTimeout(write, wait);
}

/** Follows the address bar and the links on the page. */
export function followAddress(): void {
  read();
  addEventListener("popstate", () => {
    hasMoved = true;
    read();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented) return;
    const link = (event.target as Element).closest?.("a[href^='/']");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || link.hasAttribute("download") || link.getAttribute("target")) return;
    const href = link.getAttribute("href") ?? "/";
    if (href.startsWith("/api/") || href === "/docs") return;
    event.preventDefault();
    go(href);
  });
}

function read(): void {
  clearTimeout(readdressing);
  current = routeOf(location.pathname, location.hash);
}
