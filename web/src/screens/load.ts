/** The table's screen, in a chunk of its own. */
export const loadTable = () => import("./TableScreen.svelte");

/** Preloads it. A failure is reported when it is needed. */
export function fetchTable(): void {
  loadTable().catch(() => undefined);
}
