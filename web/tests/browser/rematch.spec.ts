import { expect, test } from "./fixtures.ts";
import { agreeWhoStarts, Player, sitDown } from "./player.ts";

/** Seat three people, and let them give up at once. */
async function endOfThree(ada: Player, ben: Player, cleo: Player): Promise<void> {
  await sitDown([ada, ben, cleo], { players: 3, grace_seconds: 5 });
  await agreeWhoStarts([ada, ben, cleo]);
  for (const player of [ada, ben, cleo]) {
    const path = `/api/tables/${player.tableId}/commands`;
    await player.page.request.post(path, { data: { kind: "concede", id: `give-up-${player.name}`, agrees: true } });
  }
  for (const player of [ada, ben, cleo]) await expect(player.button("again")).toBeVisible();
}

test("after somebody has left, another game starts once the seat is taken", async ({ visit }) => {
  const [ada, ben, cleo] = [
    new Player(await visit(), "Ada"),
    new Player(await visit(), "Ben"),
    new Player(await visit(), "Cleo"),
  ];
  await endOfThree(ada, ben, cleo);
  await cleo.page.request.post(`/api/tables/${cleo.tableId}/commands`, { data: { kind: "leave", id: "leave" } });
  for (const player of [ada, ben]) await player.button("again").click();
  await expect(ben.page.getByText(ben.say("refusal-seats-free"))).toBeVisible();
  await expect(ben.page.getByRole("button", { name: ben.say("seat-add-bot") })).toBeHidden();

  const dora = new Player(await visit(), "Dora");
  await dora.page.goto(`/table/${ada.tableId}`);
  await dora.page.getByLabel(dora.say("web-name")).fill("Dora");
  await dora.button("invitation-join").click();
  // Anybody who joins by the link gets the free seat, between two games as before the first.
  await expect(dora.button("again")).toBeVisible();
  // The game that ended is not hers.
  await expect(ada.page.getByRole("link", { name: ada.say("web-replay") })).toBeVisible();
  await expect(dora.page.getByRole("link", { name: dora.say("web-replay") })).toHaveCount(0);
  await dora.button("again").click();
  await expect(ada.button("bid-like-short")).toBeVisible();
});

test("a bot plays on for a player who closed the page without a word", async ({ visit }) => {
  const [ada, ben, cleo] = [
    new Player(await visit(), "Ada"),
    new Player(await visit(), "Ben"),
    new Player(await visit(), "Cleo"),
  ];
  await endOfThree(ada, ben, cleo);
  await ada.page.close();
  for (const player of [ben, cleo]) await player.button("again").click();
  await expect(ben.page.getByText(ben.say("again-waiting-for", { name: "Ada" }))).toBeVisible();
  await ben.button("seat-mind", { name: "Ada" }).click();
  await expect(ben.page.getByText(ben.say("again-waiting-for", { name: "Ada" }))).toBeHidden();
  await ben.button("again").click();
  await expect(cleo.button("bid-like-short")).toBeVisible();
});
