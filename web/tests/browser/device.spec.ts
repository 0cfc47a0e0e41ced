import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { say } from "./words.ts";

/** Become a guest, and make a code for another device. */
async function codeOf(player: Player): Promise<string> {
  await player.page.goto("/");
  return player.page.evaluate(async (name) => {
    const headers = { "Content-Type": "application/json" };
    await fetch("/api/me", { method: "POST", headers, body: JSON.stringify({ name }) });
    const made = (await (await fetch("/api/me/link", { method: "POST" })).json()) as { path: string };
    return made.path;
  }, player.name);
}

const nameAt = (player: Player) =>
  player.page.evaluate(async () => ((await (await fetch("/api/visitor")).json()) as { name: string } | null)?.name);

test("a link with a code asks before it replaces the signed-in person", async ({ visit }) => {
  const ada = new Player(await visit(), "Ada");
  const grete = new Player(await visit(), "Grete");
  const path = await codeOf(ada);
  await codeOf(grete);
  await grete.page.goto(path);
  await expect(grete.page.getByRole("alert")).toContainText(say("web-device-replace", { name: "Grete" }));
  expect(await nameAt(grete)).toBe("Grete");
  await grete.page.getByRole("link", { name: say("web-cancel") }).click();
  await expect(grete.page).toHaveURL(/\/$/);
  expect(await nameAt(grete)).toBe("Grete");

  await grete.page.goto(path);
  await grete.page.getByRole("button", { name: say("web-device-become") }).press("Enter");
  await expect(grete.page).toHaveURL(/\/$/);
  expect(await nameAt(grete)).toBe("Ada");
});

test("a link signs in a new visitor without asking", async ({ visit }) => {
  const path = await codeOf(new Player(await visit(), "Ada"));
  const nobody = new Player(await visit(), "");
  await nobody.page.goto(path);
  await expect(nobody.page).toHaveURL(/\/$/);
  expect(await nameAt(nobody)).toBe("Ada");
});

test("a token for a program is made, shown once and deleted", async ({ visit, request: program }) => {
  const ada = new Player(await visit(), "Ada");
  await codeOf(ada);
  await ada.page.reload();
  await ada.page.getByRole("button", { name: "Ada" }).click();
  const dialog = ada.page.getByRole("dialog");
  await dialog.getByRole("button", { name: say("web-tokens") }).click();
  await dialog.getByLabel(say("web-token-label")).fill("my bot");
  await dialog.getByLabel(say("scope-read")).check();
  await dialog.getByRole("button", { name: say("web-token-make") }).click();
  const token = (await dialog.getByRole("status").locator("output").textContent()) ?? "";
  const shown = { headers: { Authorization: `Bearer ${token}` } };
  const ask = async (path: string) => (await program.get(new URL(path, ada.page.url()).href, shown)).status();
  expect(await ask("/api/me/games")).toBe(200);
  expect(await ask("/api/me/tokens")).toBe(403);
  await dialog.getByRole("button", { name: `${say("web-token-delete")} my bot` }).click();
  await expect(dialog.getByText("my bot")).toHaveCount(0);
  expect(await ask("/api/me/games")).toBe(401);
});
