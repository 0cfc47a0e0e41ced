import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { say } from "./words.ts";

/** Wait until the worker has everything that the page needs. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (
            await Promise.all(
              (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
            )
          )
            .flat()
            .filter((url) => /words-en-[\w-]{8}\.js|woff2/.test(url)).length,
      ),
    )
    .toBeGreaterThan(1);
}

test("once installed, the client opens offline and says so, and knows its person when the network is back", async ({
  visit,
  watch,
}) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/);
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand().first()).toBeVisible();
  const table = page.url();
  await page.goto("/");
  await installed(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Ninety-Eight" })).toBeVisible();
  await expect(page.getByText(say("web-offline"))).toBeVisible();
  // A language whose words were never downloaded is not available now; the current one stays.
  await page.getByLabel(say("web-language")).selectOption("it");
  await expect(page.getByRole("alert")).toHaveText(say("web-failed"));
  await page.goto(table);
  await expect(page.getByText(say("web-link-connecting"))).toBeVisible();
  await expect(page.getByLabel(say("web-name"))).toBeHidden();

  await page.context().setOffline(false);
  await expect(player.hand().first()).toBeVisible();
});

test("a slow answer does not hold up the page", async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/visitor", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: say("web-deal") })).toBeVisible();
  answer();
  await page.getByRole("button", { name: say("web-deal") }).click();
  await expect(new Player(page, "Ada").hand().first()).toBeVisible();
});

test("a malformed address leads nowhere", async ({ page, watch }) => {
  watch.expected.push(/40[04]/);
  await page.goto("/");
  await page.evaluate(() => history.pushState({}, "", "/%E0%A4%A"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await expect(page.getByText(say("web-nowhere"))).toBeVisible();
});
