/** A part of a sound: a tone of a frequency in Hz, or noise below one. */
export interface SoundPart {
  is: "sine" | "triangle" | "noise";
  frequency: number;
  /** The final frequency, if it changes. */
  to?: number;
  /** When it begins, from the beginning of the sound, and how long it lasts, in seconds. */
  at: number;
  lasts: number;
  /** The length of the attack, in seconds. */
  rises: number;
  level: number;
}

/** What can be heard. */
export type Sound =
  | {
      name:
        "card" | "taken-back" | "refused" | "yours" | "other-turn" | "said" | "signalled" | "hurry" | "won" | "lost";
    }
  /** A backwards trick, a step higher with each one of the same turn. */
  | { name: "trick"; chain: number }
  | { name: "drawn"; count: number };

/** The steps of a major pentatonic scale in semitones: any of them sound well together. */
const STEPS = [0, 2, 4, 7, 9, 12] as const;
const FIFTH = 7;
const D4 = 293.66;
const TICK_APART = 0.085;
const MOST_TICKS = 8;

/** The parts of a sound. All are in or near D major, so that sounds in a row agree. */
export function partsOf(sound: Sound): SoundPart[] {
  switch (sound.name) {
    case "card":
      return landing;
    case "trick": {
      const step = STEPS[Math.min(sound.chain, STEPS.length) - 1] ?? 0;
      return [...landing, ...bell(note(step), 0.05, 0.3), ...bell(note(step + FIFTH), 0.19, 0.55)];
    }
    case "drawn":
      return Array.from({ length: Math.min(sound.count, MOST_TICKS) }, (_, index) => tick(index * TICK_APART));
    case "taken-back":
      return [noise(700, 0, 0.09, 0.14), tone("sine", note(2), 0.02, 0.2, 0.12, note(-3))];
    case "refused":
      return [tone("triangle", note(-9), 0, 0.14, 0.16), tone("triangle", note(-10), 0.12, 0.22, 0.16)];
    case "yours":
      return [...bell(note(7), 0, 0.35), ...bell(note(12), 0.16, 0.6)];
    case "other-turn":
      return [tone("sine", note(-5), 0, 0.18, 0.1)];
    case "said":
      return [tone("sine", note(9), 0, 0.12, 0.1), tone("sine", note(12), 0.08, 0.16, 0.08)];
    case "signalled":
      return [tone("sine", note(14), 0, 0.2, 0.09)];
    case "hurry":
      return [0, 0.22].map((at) => tone("triangle", note(4), at, 0.16, 0.16));
    case "won":
      return chord([-12, 0, 4, 7, 12, 16], 0.09, 1.5);
    case "lost":
      return [
        ...chord([-5, 0], 0, 0.8),
        ...chord([-12, -8, -5], 0.12, 1.2).map((part) => ({ ...part, at: part.at + 0.35 })),
      ];
  }
}

/** How long a sound lasts, in seconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...partsOf(sound).map(({ at, lasts }) => at + lasts));
}

function note(semitones: number): number {
  return D4 * 2 ** (semitones / 12);
}

function tone(
  is: "sine" | "triangle",
  frequency: number,
  at: number,
  lasts: number,
  level: number,
  to?: number,
): SoundPart {
  return { is, frequency, at, lasts, rises: 0.012, level, ...(to !== undefined && { to }) };
}

function noise(frequency: number, at: number, lasts: number, level: number): SoundPart {
  return { is: "noise", frequency, at, lasts, rises: 0.004, level };
}

/** A card that lands on a table: the slap of the paper, and the wood below it. */
const landing: SoundPart[] = [noise(1400, 0, 0.09, 0.3), tone("sine", 170, 0.004, 0.12, 0.22, 85)];

function tick(at: number): SoundPart {
  return noise(2600, at, 0.05, 0.22);
}

/** A soft bell: a tone, with a quieter one an octave above that fades sooner. */
function bell(frequency: number, at: number, lasts: number): SoundPart[] {
  return [tone("sine", frequency, at, lasts, 0.16), tone("sine", frequency * 2, at, lasts * 0.6, 0.04)];
}

/** Notes that begin one after the other and fade together. */
function chord(semitones: number[], apart: number, lasts: number): SoundPart[] {
  return semitones.map((each, index) => ({
    ...tone("triangle", note(each), index * apart, lasts - index * apart, 0.085),
    rises: 0.03,
  }));
}
