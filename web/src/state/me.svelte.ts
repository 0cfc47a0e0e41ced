import type { Me } from "../protocol.gen";
import { api, Refused } from "./api";
import { preferences } from "./preferences.svelte";

let person = $state.raw<Me | null>(null);

export const me = {
  get now(): Me | null {
    return person;
  },
};

/** Ask the server who one is; nobody yet is no mistake. */
export async function recogniseMe(): Promise<void> {
  try {
    person = await api.visitor();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

/** Be somebody: as one is already, or a guest with a name, or without. */
export async function becomeSomebody(name?: string): Promise<Me> {
  const wanted = name?.trim();
  if (person === null) {
    const guest = { name: wanted ?? "", language: preferences.language };
    person = await api.becomeGuest(guest);
  } else if (wanted && wanted !== person.name) {
    person = await api.changeMe({ name: wanted });
  }
  return person;
}

/** Become the person whose code came from another device. */
export async function arriveFromOtherDevice(code: string): Promise<void> {
  person = await api.redeem(code);
}

/** The server does not know us any more. */
export function forgetMe(): void {
  person = null;
}
