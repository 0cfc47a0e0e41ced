/** Where one is, by the address. */
export type Route =
  | { at: "home" }
  | { at: "table"; id: string }
  | { at: "game"; id: string }
  | { at: "shared"; key: string }
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
  if (second) return { at: "nowhere" };
  if (first === "link") return { at: "link", code: hash.replace(/^#/, "") };
  if (first === "replay" || first === "rules" || first === "tutorial" || first === "statistics") return { at: first };
  return { at: "nowhere" };
}

/** Read a part of an address; one that is no text at all leads nowhere, as it stands. */
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
  /** Whether somebody has gone from page to page since this window was loaded. */
  get hasMoved(): boolean {
    return hasMoved;
  },
};

/** Go to another page without loading anything anew; the history knows how many pages of the client lie behind it. */
export function go(path: string): void {
  history.pushState({ behind: behind() + 1 }, "", path);
  hasMoved = true;
  read();
  scrollTo(0, 0);
}

/** How many pages of this client one has come through to this one, also after it was loaded anew. */
export function behind(): number {
  const state = history.state as { behind?: number } | null;
  return state?.behind ?? 0;
}

/** Browsers let an address change a hundred times in half a minute, and then refuse. */
const READDRESS_EVERY = 350;
let readdressed = 0;
let readdressing: ReturnType<typeof setTimeout> | undefined;

/** Change the address of the page that is shown, and stay there; what changes quickly is written down at its rests. */
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

/** Follow the address and the links of the page. */
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
