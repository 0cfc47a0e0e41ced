import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { Tables } from "./tables.ts";

/** Somebody who gave a game up, at a table of their own. */
async function givenUp(page: Page): Promise<{ tables: Tables; id: string }> {
  await page.request.post("/api/me", { data: { name: "Ada", language: "en" } });
  const tables = new Tables(page);
  const id = await tables.begin({ players: 1 }, []);
  await tables.act(id, "concede");
  return { tables, id };
}

/** What is offered of a table's last game: its challenge, or its replay. */
async function offered(tables: Tables, id: string, what: "challenge" | "share"): Promise<string> {
  const { game_id } = (await tables.seen(id)).table.game!.ending!;
  return (await tables.ask<{ path: string }>(`/api/games/${game_id}/${what}`, {})).path;
}

/** Take a challenge up on its page; return the id of its table. */
async function begin(player: Player): Promise<string> {
  await player.button("ending-challenge-play").click();
  await expect(player.hand().first()).toBeVisible();
  return player.page.url().split("/").at(-1)!;
}

test("a result with cards that were known says so, on its page and beside the attempt", async ({ visit }) => {
  const page = await visit();
  const { tables, id } = await givenUp(page);
  await tables.act(id, "again", { same_deal: true });
  await tables.act(id, "concede");
  const path = await offered(tables, id, "challenge");

  const friend = await visit();
  const ben = new Player(friend, "Ben");
  await friend.goto(path);
  const practised = friend.getByText(ben.say("ending-challenge-practised"));
  await expect(practised).toBeVisible();
  await expect(friend.getByText(ben.say("ending-challenge-about"))).toBeVisible();
  await new Tables(friend).act(await begin(ben), "concede");
  await expect(friend.getByRole("heading", { name: ben.say("ending-compare-equal") })).toBeVisible();
  await expect(practised).toBeVisible();
  await expect(friend.getByText(ben.say("ending-compare-known"))).toBeHidden();
});

test("whoever watches the shared replay during an attempt is told at its end", async ({ visit }) => {
  const page = await visit();
  const { tables, id } = await givenUp(page);
  const [path, replay] = [await offered(tables, id, "challenge"), await offered(tables, id, "share")];

  const friend = await visit();
  const ben = new Player(friend, "Ben");
  await friend.goto(path);
  await expect(friend.getByText(ben.say("ending-challenge-practised"))).toBeHidden();
  const attempt = await begin(ben);
  await friend.goto(replay);
  await expect(ben.button("ending-practice")).toBeVisible();
  await friend.goto(`/table/${attempt}`);
  await expect(ben.hand().first()).toBeVisible();
  await new Tables(friend).act(attempt, "concede");
  await expect(friend.getByText(ben.say("ending-compare-known"))).toBeVisible();
});

test("a challenge is withdrawn where it was offered", async ({ visit, watch }) => {
  watch.expected.push(/status of 404 .*\/api\/challenges\//);
  const page = await visit();
  const { id } = await givenUp(page);
  const ada = new Player(page, "Ada");
  await page.goto(`/table/${id}`);
  await ada.button("ending-beat").click();
  const dialog = page.getByRole("dialog");
  const link = dialog.getByRole("textbox", { name: ada.say("ending-beat") });
  await expect(link).toHaveValue(/\/challenge\//);
  const { pathname } = new URL(await link.inputValue());
  await dialog.getByRole("button", { name: ada.say("ending-beat-end") }).click();
  await expect(dialog.getByText(ada.say("ending-beat-ended"))).toBeVisible();
  await expect(link).toBeHidden();

  const friend = await visit();
  await friend.goto(pathname);
  await expect(friend.getByText(ada.say("invitation-no-challenge-about"))).toBeVisible();

  await dialog.getByRole("button", { name: ada.say("ending-beat") }).click();
  await expect(link).toHaveValue(/\/challenge\//);
  expect(new URL(await link.inputValue()).pathname).not.toBe(pathname);
});
