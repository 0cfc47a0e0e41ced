import type { Me } from "../protocol.gen";
import { api, Refused } from "./api";
import { backoff } from "./backoff";
import { preferences } from "./preferences.svelte";

let person = $state.raw<Me | null>(null);
let isKnown = $state(false);

export const me = {
  /** Who one is; null for nobody yet, and while the server has not said it. */
  get now(): Me | null {
    return person;
  },
  /** Whether the server has said who one is. */
  get isKnown(): boolean {
    return isKnown;
  },
};

/** Ask the server who one is, until it answers: without a network the page is there before the answer. */
export async function recogniseMe(): Promise<void> {
  for (let attempt = 0; !isKnown; attempt += 1) {
    await ask().catch(() => networkOr(backoff(attempt)));
  }
}

/** Be somebody: as one is already, or a guest with a name, or without. */
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
 * Become the person whose code came from another device. Who is somebody here is replaced only after having been
 * asked: where the page did not know of them, it learns who they are, and nobody is replaced.
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

/** The server does not know us any more. */
export function forgetMe(): void {
  person = null;
}

async function ask(): Promise<void> {
  const visitor = await api.visitor();
  // Meanwhile somebody may have come from another device.
  if (isKnown) return;
  person = visitor;
  isKnown = true;
}

/** Wait for a time, or less where the network comes back. */
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
