import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const SHEETS = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(svelte|css)$/.test(name),
);

/** The parts of a style sheet's syntax tree that matter here. */
interface SyntaxNode {
  type: string;
  start: number;
  name?: string;
  prelude?: string;
}

/** The lines of hover rules outside `@media (hover: hover)`, which would stay applied after a touch. */
function sticky(source: string): number[] {
  const sheet = parse(source, { modern: true }).css;
  const found: number[] = [];
  const look = (part: unknown, isAsked: boolean) => {
    if (Array.isArray(part)) return part.forEach((each) => look(each, isAsked));
    if (typeof part !== "object" || part === null) return;
    const { type, name, prelude, start } = part as SyntaxNode;
    if (type === "PseudoClassSelector" && name === "hover" && !isAsked)
      found.push(source.slice(0, start).split("\n").length);
    const asks = type === "Atrule" && name === "media" && prelude === "(hover: hover)";
    Object.values(part).forEach((each) => look(each, isAsked || asks));
  };
  look(sheet?.children, false);
  return found;
}

it("has hover rules only for devices that can hover", () => {
  const found = SHEETS.flatMap((name) => {
    const text = readFileSync(join(SOURCE, name), "utf8");
    return sticky(name.endsWith(".css") ? `<style>${text}</style>` : text).map((line) => `${name}:${line}`);
  });
  expect(SHEETS.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it("finds a rule that would stay applied after a touch", () => {
  const rules = "a:hover { top: 0 }\n@media (hover: hover) {\n a:hover { top: 0 }\n}\nb:not(:hover) i { top: 0 }";
  expect(sticky(`<style>${rules}</style>`)).toEqual([1, 5]);
});
