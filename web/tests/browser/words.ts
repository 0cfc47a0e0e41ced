import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { CHECKOUT } from "./checkout.ts";
import { LANGUAGES, type Language } from "../../src/words/language.ts";

const FOLDER = join(CHECKOUT, "src/ninetyeight/words");
const bundles = new Map<Language, FluentBundle>();

export const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[];
export type { Language };

/** Say what the client says, so that tests look for the words that people see. */
export function say(key: string, values: Record<string, string | number> = {}, language: Language = "en"): string {
  const bundle = bundleOf(language);
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`There are no words for ${key} in ${language}.`);
  return bundle.formatPattern(pattern, values);
}

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of readdirSync(join(FOLDER, language))) {
      bundle.addResource(new FluentResource(readFileSync(join(FOLDER, language, file), "utf8")));
    }
    bundles.set(language, bundle);
  }
  return bundle;
}
