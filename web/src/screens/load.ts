/** The table's screen, which is a file of its own. */
export const loadTable = () => import("./TableScreen.svelte");

/** Fetch it beforehand, so that it is there when somebody plays. Where it cannot be had, the one who needs it says so. */
export function fetchTable(): void {
  loadTable().catch(() => undefined);
}
