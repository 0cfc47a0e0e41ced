import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Keeps folders of `src` from importing others. */
function layers(forbidden) {
  return Object.entries(forbidden).map(([folder, others]) => ({
    files: [`src/${folder}/**`],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: others.map((other) => `../${other}/*`) }] },
  }));
}

export default defineConfig(
  { ignores: ["node_modules/", "src/protocol.gen.ts"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // An async function without `await` turns what it throws into a rejection.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Collections are replaced and held by `$state.raw`, never mutated in place.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The parser types the parameters of template callbacks as `any`; svelte-check knows their types and checks them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  ...layers({
    words: ["app", "board", "play", "screens", "ui"],
    app: ["board", "play", "screens", "ui"],
    ui: ["board", "play", "screens"],
    board: ["app", "play", "screens"],
    play: ["board", "screens", "ui"],
  }),
  {
    files: ["tests/**"],
    rules: {
      "@typescript-eslint/unbound-method": "off",
      // A test that sleeps wastes time on a fast machine and fails on a slow one.
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: "Wait for what the test is about, not for time to pass.",
        },
        {
          selector: "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.length>1]",
          message: "Wait for what the test is about, not for time to pass.",
        },
      ],
      "no-restricted-imports": ["error", "timers/promises", "node:timers/promises"],
    },
  },
  { files: ["public/worker.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["**/*.js", "**/*.mjs"], extends: [ts.configs.disableTypeChecked] },
);
