import { say } from "../words/words.svelte";

/** Whether somebody could still be asked for leave to be told. */
export function canAskToNotify(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Tell somebody who looks elsewhere that it is their turn, where they allowed it. */
export async function notifyOfTurn(table: string, place: string): Promise<void> {
  if (!document.hidden) return;
  void navigator.setAppBadge?.(1)?.catch(() => undefined);
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body: place, tag: table, icon: "/icon-192.png", data: { path: `/table/${table}` } };
  try {
    // Phones allow it only through the worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(say("event-turn-began-you"), options);
    else new Notification(say("event-turn-began-you"), options);
  } catch {
    // The title of the page says it as well.
  }
}

/** They are back: take the sign away. */
export function forgetNotices(): void {
  void navigator.clearAppBadge?.()?.catch(() => undefined);
}
