import type { Cookie } from "@playwright/test";
import { test as base, type Page } from "./fixtures.ts";
import { prepare, type Places } from "./screens.ts";
import { Server } from "./server.ts";

/** A data folder with everything the screens show, and the person who created it. */
interface Prepared {
  folder: string;
  cookies: Cookie[];
  places: Places;
}

interface Fixtures {
  /** Signs a page in as the person whose tables and games the server has. */
  arrive: (page: Page, name?: string) => Promise<Places>;
}

/** Tests of all screens: the games are played once for all tests of a worker, and each has a server with a copy. */
export const test = base.extend<Fixtures, { prepared: Prepared }>({
  prepared: [
    async ({ browser }, use) => {
      const server = await Server.start({ seed: "places" });
      const context = await browser.newContext({ baseURL: server.url });
      const places = await prepare(await context.newPage(), server);
      const cookies = await context.cookies();
      await context.close();
      await server.halt();
      await use({ folder: server.data, cookies, places });
      await server.stop();
    },
    { scope: "worker" },
  ],
  server: async ({ prepared, settings, seed }, use) => {
    const server = await Server.start({ settings, seed: seed || "screens", folder: prepared.folder });
    await use(server);
    await server.stop();
  },
  arrive: async ({ prepared }, use) =>
    use(async (page, name) => {
      await page.context().addCookies(prepared.cookies);
      if (name !== undefined) await page.request.post("/api/me", { data: { name } });
      return prepared.places;
    }),
});
