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
  tutorial: {
    en: () => import("virtual:words/en/tutorial"),
    de: () => import("virtual:words/de/tutorial"),
    fr: () => import("virtual:words/fr/tutorial"),
    it: () => import("virtual:words/it/tutorial"),
    cs: () => import("virtual:words/cs/tutorial"),
    ru: () => import("virtual:words/ru/tutorial"),
  },
};
