import { select } from "./choices.ts";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { say } from "./words.ts";

test("two clicks lead from a cold start to the first card", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-play-alone").click();
  await expect(player.hand()).toHaveCount(8);
});

test("a table is opened, joined by its link with only a name, and found in the lobby", async ({ visit }) => {
  const host = new Player(await visit(), "Ada");
  const guest = new Player(
    await visit({ locale: "cs", viewport: { width: 390, height: 844 }, hasTouch: true }),
    "Grete",
    "cs",
  );
  const other = new Player(await visit({ locale: "it" }), "Carlo", "it");
  await host.page.goto("/");
  await host.button("web-open-table").click();
  const dialog = host.page.getByRole("dialog");
  await dialog.getByLabel(say("web-name"), { exact: true }).fill("Ada");
  await dialog.getByRole("radio", { name: "3", exact: true }).check();
  await dialog.getByRole("radio", { name: say("access-public") }).check();
  await dialog.getByText(say("web-settings-more")).click();
  await dialog.getByLabel(say("setting-name")).fill("Kitchen table");
  await dialog.getByRole("button", { name: say("web-open-table") }).click();
  const link = await host.page.getByRole("textbox", { name: say("action-invite") }).inputValue();
  expect(link).toBe(host.page.url());

  await guest.page.goto(link);
  await guest.page.getByLabel(guest.say("web-name")).fill("Grete");
  await guest.button("web-join").click();
  await expect(host.page.getByText("Grete").first()).toBeVisible();

  await other.page.goto("/");
  await other.page.getByRole("link", { name: "Kitchen table" }).click();
  await other.page.getByLabel(other.say("web-name")).fill("Carlo");
  await other.button("web-join").click();
  await expect(host.page.getByText("Carlo").first()).toBeVisible();

  await host.button("action-start").click();
  for (const player of [host, guest, other]) {
    await expect(
      player.page.getByRole("list", { name: player.say("hand"), exact: true }).getByRole("listitem"),
    ).toHaveCount(6);
  }
});

test("language and colours are kept on a device", async ({ visit }) => {
  const page = await visit();
  await page.goto("/");
  await select(page, "web-language").selectOption("ru");
  await expect(page.getByRole("button", { name: say("web-play-alone", {}, "ru") })).toBeVisible();
  const light = await page.evaluate(() => getComputedStyle(document.body).color);
  await select(page, "web-theme", "ru").selectOption({ label: say("web-theme-dark", {}, "ru") });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).color)).not.toBe(light);
  const dark = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.reload();
  await expect(page.getByRole("button", { name: say("web-play-alone", {}, "ru") })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(dark);
});

for (const [language, letters] of [
  ["de", ["latin"]],
  ["cs", ["latin", "latin-ext"]],
  ["ru", ["latin", "cyrillic"]],
] as const) {
  test(`words and letters of ${language} are asked for with the page, and once`, async ({ visit }) => {
    const page = await visit({ locale: language });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto("/");
    await expect(page.getByRole("button", { name: say("web-play-alone", {}, language) })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const named = [...(answer!.headers()["link"] ?? "").matchAll(/<([^>]+)>/g)].map(([, path]) => path!);
    expect(named.map((path) => path.replace(/-.{8}\.\w+$/, ""))).toEqual([
      `/assets/words-${language}`,
      ...letters.map((each) => `/assets/inter-${each}`),
    ]);
    for (const path of named) expect(asked.filter((each) => each === path)).toEqual([path]);
  });
}
