import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";

/** Makes one module of each language from the Fluent files that the Python side reads too. */
export function words(folder: string): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = join(folder, id.slice(PREFIX.length + 1));
      const files = readdirSync(language).filter((name) => name.endsWith(".ftl")).sort();
      const texts = files.map((name) => {
        this.addWatchFile(join(language, name));
        return withoutComments(readFileSync(join(language, name), "utf8"));
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

/** Comments are for translators; readers of the page need not download them. */
function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}
