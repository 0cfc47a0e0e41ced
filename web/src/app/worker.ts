import { route } from "./route.svelte";

/** Installs the service worker, so that the client opens at once and offline. Tables always come from the server. */
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
    // Private windows may forbid it: then every visit downloads the client again.
  }
}

/** Reloads for a newer client on the home page; a game is not disturbed. */
function takeNewClient(): void {
  if (route.now.at === "home" && document.querySelector("dialog") === null) location.reload();
}

const RELOADED = "ninetyeight-reloaded";
const ONCE_IN = 10_000;

/** Reloads when a chunk of an older client is gone from the server, at most once in ten seconds. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    try {
      const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
      if (!navigator.onLine || Date.now() - last < ONCE_IN) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      location.reload();
    } catch {
      // Without storage it could reload forever: let the screen report the failure.
    }
  });
}
