import type { Me } from "../protocol.gen";
import { api, Refused } from "./api";
import { backoff } from "./backoff";
import { preferences } from "./preferences.svelte";

let person = $state.raw<Me | null>(null);
let isKnown = $state(false);

export const me = {
  /** The signed-in person; null if there is none, and until the server has answered. */
  get now(): Me | null {
    return person;
  },
  /** Whether the server has answered. */
  get isKnown(): boolean {
    return isKnown;
  },
};

/** Asks the server who is signed in, retrying until it answers: offline, the page opens before that. */
export async function recogniseMe(): Promise<void> {
  for (let attempt = 0; !isKnown; attempt += 1) {
    await ask().catch(() => networkOr(backoff(attempt)));
  }
}

/** Signs in as a guest, unless somebody is signed in already; a given name replaces theirs. */
export async function becomeSomebody(name?: string): Promise<Me> {
  const wanted = name?.trim();
  if (!isKnown) await ask();
  if (person === null) {
    const guest = { name: wanted ?? "", language: preferences.language };
    person = await api.becomeGuest(guest);
  } else if (wanted && wanted !== person.name) {
    person = await api.changeMe({ name: wanted });
  }
  return person;
}

/**
 * Signs in with a code from another device. A person signed in here is replaced only after confirming it: if the page
 * did not know of them yet, it learns who they are, and nobody is replaced.
 */
export async function arriveFromOtherDevice(code: string, { replacing }: { replacing: Me | null }): Promise<void> {
  try {
    person = await api.redeem(code, replacing !== null);
  } catch (error) {
    if (error instanceof Refused && error.code === "signed-in") person = await api.visitor();
    throw error;
  } finally {
    isKnown = true;
  }
}

/** Notes that the server no longer knows this person. */
export function forgetMe(): void {
  person = null;
}

async function ask(): Promise<void> {
  const visitor = await api.visitor();
  // A code from another device may have signed somebody in meanwhile.
  if (isKnown) return;
  person = visitor;
  isKnown = true;
}

/** Waits this long, or until the network is back. */
function networkOr(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
  });
}
