// Measures what the first view loads in each language, compressed: everything that the built page needs before the
// first click, by Vite's manifest. Fails above the budget.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const BUDGET = 150 * 1024;
const SITE = join(import.meta.dirname, "../../src/ninetyeight/server/site");
/** Fonts are split by script: each language loads its own. */
const FONTS = {
  en: ["latin"],
  de: ["latin"],
  fr: ["latin"],
  it: ["latin"],
  cs: ["latin", "latin-ext"],
  ru: ["latin", "cyrillic"],
};
/** The first view preloads the screen that most people open next. */
const NEXT = "src/screens/TableScreen.svelte";
/** What the first page loads as soon as it is painted. */
const PAINTED = ["src/screens/home/DemoTable.svelte", "src/screens/home/BelowFold.svelte"];

const manifest = JSON.parse(readFileSync(join(SITE, ".vite/manifest.json"), "utf8"));

/** The files of a module and of its static imports. */
function files(key, found = new Set()) {
  const { file, css = [], imports = [] } = manifest[key];
  if (found.has(file)) return found;
  for (const each of [file, ...css]) found.add(each);
  for (const each of imports) files(each, found);
  return found;
}

function firstView(language) {
  const { assets = [] } = manifest["index.html"];
  const fonts = assets.filter((name) =>
    FONTS[language].some((part) => new RegExp(`/inter-${part}-[\\w-]{8}\\.woff2$`).test(name)),
  );
  if (fonts.length !== FONTS[language].length)
    throw new Error(`The fonts of ${language} are not those of the manifest: ${assets}`);
  const needed = new Set();
  for (const key of ["index.html", `virtual:words/${language}`, NEXT, ...PAINTED]) files(key, needed);
  return ["index.html", ...needed, ...fonts];
}

function packed(name) {
  const bytes = readFileSync(join(SITE, name));
  return name.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

const sizes = Object.fromEntries(Object.keys(FONTS).map((language) => [language, firstView(language)]));
if (process.argv.includes("--files")) {
  console.log(JSON.stringify(sizes));
} else {
  let isTooMuch = false;
  for (const [language, names] of Object.entries(sizes)) {
    const bytes = names.reduce((sum, name) => sum + packed(name), 0);
    isTooMuch ||= bytes > BUDGET;
    console.log(
      `first view in ${language}: ${(bytes / 1024).toFixed(1)} of ${BUDGET / 1024} KiB packed, ${names.length} files`,
    );
  }
  if (isTooMuch) {
    console.error("The first view loads too much.");
    process.exit(1);
  }
}
