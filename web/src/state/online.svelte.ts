let isOnline = $state(typeof navigator === "undefined" || navigator.onLine);
if (typeof window !== "undefined") {
  addEventListener("online", () => (isOnline = true));
  addEventListener("offline", () => (isOnline = false));
}

/** Whether this device has a network at all. */
export const online = {
  get now(): boolean {
    return isOnline;
  },
};
