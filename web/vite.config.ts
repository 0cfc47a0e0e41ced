import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pack } from "./pack-plugin.ts";
import { nameOfWords, words } from "./words-plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["NINETYEIGHT_URL"] ?? "http://127.0.0.1:9898";

export default defineConfig({
  plugins: [svelte(), words(here("../src/ninetyeight/words")), pack()],
  // In tests, too: they test the browser's modules.
  resolve: { conditions: ["browser"] },
  build: {
    outDir: here("../src/ninetyeight/server/site"),
    emptyOutDir: true,
    // Read by tests/size.mjs.
    manifest: true,
    target: "es2022",
    // The Content-Security-Policy allows no data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several screens share is one chunk, not a dozen requests; forms that a click opens are not part of it.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Chrome compiles such a file while it loads, off the main thread, and not function by function on first call.
        postBanner: "//# allFunctionsCalledOnLoad",
        chunkFileNames: ({ facadeModuleId }) => `assets/${nameOfWords(facadeModuleId) ?? "[name]"}-[hash].js`,
        codeSplitting: {
          groups: [
            // What the home page needs before it shows its buttons comes first; what only screens with a board share follows.
            {
              name: "shared",
              test: /node_modules.(svelte|@fluent|esm-env|clsx)|src.(app|styles|ui.(?!Invitation)|words.(?!sentences|owed)|play.(opening|start)|screens.(Lazy|load|settings.edition\.ts|home.(chosen|lists|Deal|LanguageChoice|ThemeChoice)))/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: "board",
              test: /src.(board|play|words|screens.(game.(?!HintDialog|KeysList|PlayedCards|PlayedList)|settings.(?!SettingsForm|EditionChoice|LayoutChoice|layout-faults)))./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
