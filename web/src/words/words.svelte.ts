import { FluentBundle } from "@fluent/bundle";
import { FALLBACK, type Language } from "./language";
import type { Subject } from "./later";
import { LATER_SOURCES, SOURCES } from "./sources";

/** A value in a sentence. */
export type Values = Record<string, string | number>;

/** The subjects loaded so far; switching the language loads them, too. */
const subjects = new Set<Subject>();

/** The latest switch wins, whichever files arrive first. */
let asked: { language: Language; read: Promise<void> } = { language: FALLBACK, read: Promise.resolve() };

const spoken = $state({ language: FALLBACK });
let bundle = $state.raw<FluentBundle | null>(null);

/** The current language. */
export function language(): Language {
  return spoken.language;
}

/** Switches the language once its words are loaded. If that fails, nothing changes. */
export function speak(wanted: Language): Promise<void> {
  const now = { language: wanted, read: Promise.resolve() };
  asked = now;
  now.read = read(wanted).then(
    // An earlier switch waits for the latest.
    (words) => (asked === now ? use(wanted, words) : asked.read),
    (error: unknown) => {
      if (asked === now) asked = { language: spoken.language, read: Promise.resolve() };
      throw error;
    },
  );
  return now.read;
}

/** Loads the words of a subject in the current language. */
export async function learn(subject: Subject): Promise<void> {
  const isNew = !subjects.has(subject);
  subjects.add(subject);
  try {
    // Another screen may be waiting for it already.
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

/** Says a sentence. A key without words is shown as is, so that somebody notices. */
export function say(key: string, values?: Values): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, values, []);
}

/** Whether a key has words; a newer server may send unknown codes. */
export function isKnown(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** Says a code, or something general if this client does not know it. */
export function sayCode(prefix: string, code: string): string {
  const key = `${prefix}-${code}`;
  return isKnown(key) ? say(key) : say("web-failed");
}

/** Says why a request failed, by the server's code. */
export function sayFault(code: string): string {
  const key = [`fault-${code}`, `refusal-${code}`].find(isKnown);
  return say(key ?? "web-failed");
}

/** A label with its value: “Players: 3”. */
export function figure(name: string, value: string | number): string {
  return say("web-figure", { name, text: String(value) });
}

/** Joins things as the language does: “a, b and c”. */
export function list(things: ReadonlyArray<string | number>): string {
  if (things.length < 2) return things.map(String).join("");
  return lists().format(things.map(String));
}

let formats: { of: Language; lists: Intl.ListFormat } | null = null;

/** Creating a formatter is slow: keep one per language. */
function lists(): Intl.ListFormat {
  if (formats?.of !== language())
    formats = { of: language(), lists: new Intl.ListFormat(language(), { type: "conjunction" }) };
  return formats.lists;
}

/** Formats a fraction as a percentage. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(share);
}

/** Formats a number with at most one decimal. */
export function rounded(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
}

/** Formats a date and time. */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}
