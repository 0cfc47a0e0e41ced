import { FluentBundle } from "@fluent/bundle";
import { FALLBACK, type Language } from "./language";
import type { Subject } from "./later";
import { LATER_SOURCES, SOURCES } from "./sources";

/** What may stand in a sentence. */
export type Values = Record<string, string | number>;

/** The subjects that were opened; another language is spoken with them too. */
const subjects = new Set<Subject>();

/** What was asked for last: it holds, whichever files come first. */
let asked: { language: Language; read: Promise<void> } = { language: FALLBACK, read: Promise.resolve() };

const spoken = $state({ language: FALLBACK });
let bundle = $state.raw<FluentBundle | null>(null);

/** The language that is spoken now. */
export function language(): Language {
  return spoken.language;
}

/** Speak another language; the page follows once its words are there. Where they cannot be had, it goes on as before. */
export function speak(wanted: Language): Promise<void> {
  const now = { language: wanted, read: Promise.resolve() };
  asked = now;
  now.read = read(wanted).then(
    // Who asked earlier waits for what was asked last.
    (words) => (asked === now ? use(wanted, words) : asked.read),
    (error: unknown) => {
      if (asked === now) asked = { language: spoken.language, read: Promise.resolve() };
      throw error;
    },
  );
  return now.read;
}

/** Learn the words of a subject that is opened now, in the language that is spoken. */
export async function learn(subject: Subject): Promise<void> {
  const isNew = !subjects.has(subject);
  subjects.add(subject);
  try {
    // Another screen may have asked for it a moment ago, and still wait for it.
    await (isNew ? speak(asked.language) : asked.read);
  } catch (error) {
    subjects.delete(subject);
    throw error;
  }
}

async function read(wanted: Language): Promise<FluentBundle> {
  const sources = [SOURCES[wanted](), ...[...subjects].map((subject) => LATER_SOURCES[subject][wanted]())];
  const words = new FluentBundle(wanted, { useIsolating: false });
  for (const { default: parsed } of await Promise.all(sources)) {
    words.addResource({ body: Object.entries(parsed).map(([id, value]) => ({ id, value, attributes: {} })) });
  }
  return words;
}

function use(wanted: Language, words: FluentBundle): void {
  bundle = words;
  spoken.language = wanted;
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

/** Say a sentence. A key that nobody has words for stands for itself, so that it is noticed. */
export function say(key: string, values?: Values): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, values, []);
}

/** Whether there are words for a key, such as a code that a newer server sent. */
export function isKnown(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** Say a code by its key, or something general where this client does not know it. */
export function sayCode(prefix: string, code: string): string {
  const key = `${prefix}-${code}`;
  return isKnown(key) ? say(key) : say("web-failed");
}

/** Say why a request failed, by the code that the server gave. */
export function sayFault(code: string): string {
  const key = [`fault-${code}`, `refusal-${code}`].find(isKnown);
  return say(key ?? "web-failed");
}

/** A name with what it counts: “Players: 3”. */
export function figure(name: string, value: string | number): string {
  return say("web-figure", { name, text: String(value) });
}

/** Join things as the language does: “a, b and c”. */
export function list(things: ReadonlyArray<string | number>): string {
  if (things.length < 2) return things.map(String).join("");
  return lists().format(things.map(String));
}

let formats: { of: Language; lists: Intl.ListFormat } | null = null;

/** Making one is slow; one for each language is enough. */
function lists(): Intl.ListFormat {
  if (formats?.of !== language())
    formats = { of: language(), lists: new Intl.ListFormat(language(), { type: "conjunction" }) };
  return formats.lists;
}

/** Write a share of one as a percentage. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(share);
}

/** Write a number with at most one place behind its point. */
export function rounded(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
}

/** Write a moment as people of the language do. */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}
