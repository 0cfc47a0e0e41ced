import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { ELSEWHERE, LATER } from "./src/words/later.ts";

const PREFIX = "virtual:words/";

/**
 * Makes modules from the Fluent files that the Python side reads too: `virtual:words/de` has all words of a language
 * that the first view may need, `virtual:words/de/rulebook` those of one subject that is opened later. They are parsed here,
 * once, and not in every browser.
 */
export function words(folder: string): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", subject] = id.slice(PREFIX.length + 1).split("/");
      const files = readdirSync(join(folder, language))
        .filter((name) => name.endsWith(".ftl"))
        .sort();
      const isLater = (name: string) => [...LATER, ...ELSEWHERE].some((each) => name === `${each}.ftl`);
      const wanted = files.filter((name) => (subject ? name === `${subject}.ftl` : !isLater(name)));
      const entries = wanted.flatMap((name) => {
        const file = join(folder, language, name);
        this.addWatchFile(file);
        return new FluentResource(readFileSync(file, "utf8")).body.map(({ id: key, value }) => [key, value] as const);
      });
      // Browsers read JSON faster than code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(entries)))});`;
    },
  };
}

/** The file name of such a module: words-de, words-de-rulebook. */
export function nameOfWords(id: string | null | undefined): string | undefined {
  return id?.startsWith(`\0${PREFIX}`) ? `words-${id.slice(PREFIX.length + 1).replace("/", "-")}` : undefined;
}
