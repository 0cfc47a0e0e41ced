import type { Message } from "@fluent/bundle";
import type { Language } from "./language";
import type { Subject } from "./later";

/** Parsed Fluent sentences by key. */
export type Parsed = Record<string, Message["value"]>;
type Source = () => Promise<{ default: Parsed }>;

/** One import per language, so that each becomes a chunk of its own. */
export const SOURCES: Record<Language, Source> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  it: () => import("virtual:words/it"),
  cs: () => import("virtual:words/cs"),
  ru: () => import("virtual:words/ru"),
};

/** The same for subjects that load later. */
export const LATER_SOURCES: Record<Subject, Record<Language, Source>> = {
  end: {
    en: () => import("virtual:words/en/end"),
    de: () => import("virtual:words/de/end"),
    fr: () => import("virtual:words/fr/end"),
    it: () => import("virtual:words/it/end"),
    cs: () => import("virtual:words/cs/end"),
    ru: () => import("virtual:words/ru/end"),
  },
  hints: {
    en: () => import("virtual:words/en/hints"),
    de: () => import("virtual:words/de/hints"),
    fr: () => import("virtual:words/fr/hints"),
    it: () => import("virtual:words/it/hints"),
    cs: () => import("virtual:words/cs/hints"),
    ru: () => import("virtual:words/ru/hints"),
  },
  invitation: {
    en: () => import("virtual:words/en/invitation"),
    de: () => import("virtual:words/de/invitation"),
    fr: () => import("virtual:words/fr/invitation"),
    it: () => import("virtual:words/it/invitation"),
    cs: () => import("virtual:words/cs/invitation"),
    ru: () => import("virtual:words/ru/invitation"),
  },
  replay: {
    en: () => import("virtual:words/en/replay"),
    de: () => import("virtual:words/de/replay"),
    fr: () => import("virtual:words/fr/replay"),
    it: () => import("virtual:words/it/replay"),
    cs: () => import("virtual:words/cs/replay"),
    ru: () => import("virtual:words/ru/replay"),
  },
  rulebook: {
    en: () => import("virtual:words/en/rulebook"),
    de: () => import("virtual:words/de/rulebook"),
    fr: () => import("virtual:words/fr/rulebook"),
    it: () => import("virtual:words/it/rulebook"),
    cs: () => import("virtual:words/cs/rulebook"),
    ru: () => import("virtual:words/ru/rulebook"),
  },
  statistics: {
    en: () => import("virtual:words/en/statistics"),
    de: () => import("virtual:words/de/statistics"),
    fr: () => import("virtual:words/fr/statistics"),
    it: () => import("virtual:words/it/statistics"),
    cs: () => import("virtual:words/cs/statistics"),
    ru: () => import("virtual:words/ru/statistics"),
  },
  tutorial: {
    en: () => import("virtual:words/en/tutorial"),
    de: () => import("virtual:words/de/tutorial"),
    fr: () => import("virtual:words/fr/tutorial"),
    it: () => import("virtual:words/it/tutorial"),
    cs: () => import("virtual:words/cs/tutorial"),
    ru: () => import("virtual:words/ru/tutorial"),
  },
};
