let hasNetwork = $state(typeof navigator === "undefined" || navigator.onLine);
let isReached = $state(true);
if (typeof window !== "undefined") {
  addEventListener("online", () => (hasNetwork = true));
  addEventListener("offline", () => (hasNetwork = false));
}

/** Whether this device has a network, and the last request reached the server. */
export const online = {
  get now(): boolean {
    return hasNetwork && isReached;
  },
};

/** Notes whether a request got any answer. */
export function noteReached(reached: boolean): void {
  isReached = reached;
}
