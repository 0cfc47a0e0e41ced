import { lengthOf, type Sound } from "./sounds";

/** How many sounds may be heard at once, and how soon one may be repeated, in seconds. */
const MOST_AT_ONCE = 3;
const REPEATED_AFTER = 0.08;
/** Sounds that play however many others do. */
const IMPORTANT: ReadonlySet<Sound["name"]> = new Set(["yours", "hurry", "won", "lost"]);

/** Limits how many sounds play at once, so that they never become noise. */
export class Voices {
  #heard: { name: Sound["name"]; at: number; until: number }[] = [];

  /** Whether a sound may be heard at a time in seconds; if so, it counts. */
  admit(sound: Sound, at: number): boolean {
    this.#heard = this.#heard.filter(({ until }) => until > at);
    const isRepeated = this.#heard.some((each) => each.name === sound.name && at - each.at < REPEATED_AFTER);
    const isCrowded = this.#heard.length >= MOST_AT_ONCE && !IMPORTANT.has(sound.name);
    if (isRepeated || isCrowded) return false;
    this.#heard.push({ name: sound.name, at, until: at + lengthOf(sound) });
    return true;
  }

  /** When the last sound has faded; 0 if none was heard. */
  get quietFrom(): number {
    return Math.max(0, ...this.#heard.map(({ until }) => until));
  }
}
