import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";

const PUBLIC = join(import.meta.dirname, "../../public");
/** Phones cut icons to their own shapes or fill the corners, so those icons have a full background and a margin. */
const ICONS = {
  "icon-192": { size: 192, room: 0 },
  "icon-512": { size: 512, room: 0 },
  "icon-maskable": { size: 512, room: 0.1 },
  "icon-apple": { size: 180, room: 0.04 },
};

test("icons of the client, from their drawing", async ({ page }) => {
  const drawing = readFileSync(join(PUBLIC, "icon.svg"), "utf8");
  for (const [name, { size, room }] of Object.entries(ICONS)) {
    await page.setViewportSize({ width: size, height: size });
    const ground = room > 0 ? "#f4efe6" : "transparent";
    await page.setContent(
      `<style>body{margin:0;background:${ground}}svg{display:block;width:${size * (1 - 2 * room)}px;padding:${size * room}px}</style>${drawing}`,
    );
    await page.screenshot({ path: join(PUBLIC, `${name}.png`), omitBackground: true });
  }
});
