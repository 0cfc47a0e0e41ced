/** Fetch the table's screen; the home page does so beforehand, so that it is there when somebody plays. */
export const loadTable = () => import("./TableScreen.svelte");
