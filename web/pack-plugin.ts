import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORKER = "worker.js";
const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** Words and fonts of a language are kept when they are used; everything else of the client at once. */
const LATER = /\/(?:en|de|fr|it|cs|ru)-[\w-]+\.js$|\.woff2$/;

/** Tells the service worker which files there are, and puts packed text beside the text. */
export function pack(): Plugin {
  let folder = "";
  return {
    name: "pack",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      const names = (readdirSync(folder, { recursive: true, encoding: "utf8" }) as string[]).map((name) => name.replaceAll("\\", "/"));
      const files = names.filter((name) => name.startsWith("assets/") && !LATER.test(name)).map((name) => `/${name}`).sort();
      const version = createHash("sha256").update(readFileSync(join(folder, "index.html"))).update(files.join()).digest("hex").slice(0, 12);
      const worker = join(folder, WORKER);
      const text = readFileSync(worker, "utf8").replace("VERSION", version);
      writeFileSync(worker, text.replace("/* files */", files.map((name) => JSON.stringify(name)).join(", ")));
      for (const name of names.filter((each) => TEXT.test(each))) {
        writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(folder, name)), { level: 9 }));
      }
    },
  };
}
