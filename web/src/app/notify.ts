import { say } from "../words/words.svelte";

/** Whether the visitor can still be asked for permission to notify. */
export function canAskToNotify(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Notifies a player whose window is hidden that it is their turn, if they allowed it. */
export async function notifyOfTurn(table: string, place: string): Promise<void> {
  if (!document.hidden) return;
  void navigator.setAppBadge?.(1)?.catch(() => undefined);
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body: place, tag: table, icon: "/icon-192.png", data: { path: `/table/${table}` } };
  try {
    // Phones allow notifications only through the service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(say("event-turn-began-you"), options);
    else new Notification(say("event-turn-began-you"), options);
  } catch {
    // The page title says it too.
  }
}

/** Clears the badge once the player is back. */
export function forgetNotices(): void {
  void navigator.clearAppBadge?.()?.catch(() => undefined);
}
