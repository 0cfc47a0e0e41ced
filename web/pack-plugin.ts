import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORKER = "worker.js";
const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** Words and fonts of a language are cached on first use; everything else at once. */
const LATER = /\/words-[\w-]+\.js$|\.woff2$/;

/** Lists the files for the service worker, and writes compressed copies of text files. */
export function pack(): Plugin {
  let folder = "";
  return {
    name: "pack",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
        name.replaceAll("\\", "/"),
      );
      const assets = names
        .filter((name) => name.startsWith("assets/"))
        .map((name) => `/${name}`)
        .sort();
      const list = (files: string[]) => files.map((name) => JSON.stringify(name)).join(", ");
      const version = createHash("sha256")
        .update(readFileSync(join(folder, "index.html")))
        .update(assets.join())
        .digest("hex")
        .slice(0, 12);
      const worker = join(folder, WORKER);
      const text = readFileSync(worker, "utf8").replace("VERSION", version);
      const atOnce = text.replace("/* files */", list(assets.filter((name) => !LATER.test(name))));
      writeFileSync(worker, atOnce.replace("/* later */", list(assets.filter((name) => LATER.test(name)))));
      for (const name of names.filter((each) => TEXT.test(each))) {
        writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(folder, name)), { level: 9 }));
      }
    },
  };
}
