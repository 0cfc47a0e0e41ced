import { route } from "./route.svelte";

/** Installed, the client opens at once; what it shows of tables always comes from the server. */
export async function installWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const isUpdate = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => isUpdate && takeNewClient());
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage({ used: used.filter((path) => path.startsWith("/assets/")) });
  } catch {
    // Private windows may forbid it: then every visit loads anew.
  }
}

/** A newer client is there: at the front door it is taken at once, a game is not disturbed. */
function takeNewClient(): void {
  if (route.now.at === "home" && document.querySelector("dialog") === null) location.reload();
}

const RELOADED = "ninetyeight-reloaded";
const ONCE_IN = 10_000;

/** After an update the server may not have an old part any more: take the new client, but never in a circle. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    try {
      const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
      if (!navigator.onLine || Date.now() - last < ONCE_IN) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      location.reload();
    } catch {
      // Where nothing can be remembered, it could become a circle: the screen says that it failed.
    }
  });
}
