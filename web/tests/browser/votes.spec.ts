import { expect, test } from "./fixtures.ts";
import { agreeWhoStarts, Player, sitDown } from "./player.ts";

test("the host confirms a removal, and the removed player is told", async ({ visit }) => {
  const host = new Player(await visit(), "Ada");
  const guest = new Player(await visit({ viewport: { width: 390, height: 844 } }), "Ben");
  await sitDown([host, guest], { players: 3 }, ["greedy"]);
  await agreeWhoStarts([host, guest]);

  await host.page.getByRole("button", { name: /^Ben/ }).click();
  await host.button("removal-ask", { name: "Ben" }).click();
  await expect(host.page.getByText(host.say("web-remove-about"))).toBeVisible();
  expect((await host.seen()).table.seats[1]!.name).toBe("Ben");
  await host.button("removal-ask", { name: "Ben" }).click();

  await expect(host.page.getByText(/^Ben no longer belongs to this table/).first()).toBeAttached();
  await expect(guest.page.getByRole("heading", { name: guest.say("refusal-was-removed") })).toBeVisible();
});

test("players learn who asks to give up, and that person learns who would rather play on", async ({ visit }) => {
  const host = new Player(await visit(), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 2 });
  await agreeWhoStarts([host, guest]);
  await host.page.getByRole("button", { name: host.say("web-menu") }).click();
  await host.button("concede").click();
  await host.button("concede").click();

  const question = guest.page
    .getByRole("status")
    .filter({ hasText: guest.say("concede-waiting", { count: 1, total: 2 }) })
    .filter({ hasText: guest.say("event-concede-voted", { name: "Ada" }) });
  await expect(question).toBeVisible();
  await guest.button("concede-refuse").click();
  await expect(guest.button("concede-short")).toBeHidden();
  const refused = host.page
    .getByRole("status")
    .filter({ hasText: host.say("event-concede-withdrawn", { name: "Ben" }) });
  await expect(refused).toBeVisible();
  await guest.page.reload();
  await expect(guest.hand().first()).toBeVisible();
  await expect(guest.button("concede-short")).toBeHidden();
  expect((await guest.seen()).table.phase).toBe("playing");
  await host.button("web-cancel").click();
  await expect(host.button("web-cancel")).toBeHidden();

  await host.page.getByRole("button", { name: host.say("web-menu") }).click();
  await host.button("concede").click();
  await host.button("concede").click();
  // A no stands: nobody is asked twice, but those who refused may change their minds.
  await expect(refused).toBeVisible();
  await expect(guest.button("concede-refuse")).toBeHidden();
  await guest.page.getByRole("button", { name: guest.say("web-menu") }).click();
  await guest.button("concede").click();
  await guest.button("concede").click();
  await host.expectEnd();
});

test("absent players have time to answer, which the others see; then the game is given up", async ({ visit }) => {
  const host = new Player(await visit(), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 2, grace_seconds: 8 });
  await agreeWhoStarts([host, guest]);
  await guest.page.goto("about:blank");
  await host.page.getByRole("button", { name: host.say("web-menu") }).click();
  await host.button("concede").click();
  await host.button("concede").click();
  await expect(host.page.getByText(/^Ben is away and can still answer: \d+ seconds? left\.$/)).toBeVisible();
  expect((await host.seen()).table.phase).toBe("playing");
  await host.expectEnd();
});

test("a single vote against a removal keeps the player at the table", async ({ visit }) => {
  const host = new Player(await visit(), "Ada");
  const guest = new Player(await visit(), "Ben");
  const other = new Player(await visit(), "Cleo");
  await sitDown([host, guest, other], { players: 3 });
  await agreeWhoStarts([host, guest, other]);
  await host.page.getByRole("button", { name: /^Cleo/ }).click();
  await host.button("removal-ask", { name: "Cleo" }).click();
  await host.button("removal-ask", { name: "Cleo" }).click();
  await guest.button("removal-refuse").click();
  await expect(
    host.page
      .getByRole("status")
      .filter({ hasText: host.say("event-removal-withdrawn", { name: "Ben", other: "Cleo" }) }),
  ).toBeVisible();
  await expect(guest.button("removal-agree")).toBeHidden();
  expect((await host.seen()).table.seats[2]!.name).toBe("Cleo");
});

test("a player who shows their hand is told who is looking at it", async ({ visit }) => {
  const host = new Player(await visit(), "Ada");
  const guest = new Player(await visit(), "Ben");
  const watcher = new Player(await visit(), "Cleo");
  await sitDown([host, guest], { players: 2, watch: "seat" });
  await agreeWhoStarts([host, guest]);
  await host.page.getByRole("button", { name: host.say("web-menu") }).click();
  await host.button("watchers-allow").click();
  await host.page.keyboard.press("Escape");
  await watcher.page.goto(host.page.url());
  await watcher.page.getByLabel(watcher.say("web-name")).fill("Cleo");
  await watcher.button("invitation-watch").click();
  await watcher.page.getByRole("button", { name: /^Ada/ }).click();
  await watcher.button("web-look").click();
  await expect(host.page.getByRole("status").filter({ hasText: "Looking at your hand: Cleo." })).toBeVisible();
  await watcher.page.goto("about:blank");
  await expect(host.page.getByText(/^Looking at your hand: /)).toBeHidden();
});

test("a connected player whose seat a bot minds is asked to give up, and answering brings them back", async ({
  visit,
}) => {
  const host = new Player(await visit(), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 2, grace_seconds: 5 });
  await agreeWhoStarts([host, guest]);
  const table = guest.page.url();
  await guest.page.goto("about:blank");
  let attempts = 0;
  const mind = () =>
    host.page.request.post(`/api/tables/${host.tableId}/commands`, {
      data: { kind: "mind-seat", id: `mind-${attempts++}`, seat: 1 },
    });
  await expect.poll(async () => (await mind()).ok(), { timeout: 30_000 }).toBe(true);
  await guest.page.goto(table);
  await expect(guest.button("seat-come-back")).toBeVisible();

  await host.page.getByRole("button", { name: host.say("web-menu") }).click();
  await host.button("concede").click();
  await host.button("concede").click();
  await expect(host.page.getByText(host.say("concede-waiting", { count: 1, total: 2 }))).toBeVisible();
  expect((await host.seen()).table.phase).toBe("playing");
  await guest.button("concede-short").click();
  await host.expectEnd();
});

test("a bot may play at once for somebody who left, though a page of theirs is still open", async ({ visit }) => {
  const host = new Player(await visit(), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 2 });
  await expect(guest.button("bid-like-short")).toBeVisible();
  const left = await guest.page.request.post(`/api/tables/${host.tableId}/commands`, {
    data: { kind: "leave", id: "leave" },
  });
  expect(left.ok()).toBe(true);
  await host.button("seat-mind-by", { bot: host.say("bot-sharp"), name: "Ben" }).click();
  await expect.poll(async () => (await host.seen()).table.seats[1]!.bot).toBe("sharp");
  await expect(host.button("seat-mind-by", { bot: host.say("bot-sharp"), name: "Ben" })).toBeHidden();
});

test("a bot may play for the player on turn once they have been away for long", async ({ visit }) => {
  const host = new Player(await visit(), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 2, grace_seconds: 8 });
  await agreeWhoStarts([guest, host]);
  await guest.page.goto("about:blank");
  await expect(host.page.getByText(/^Ben is away and can still come back: \d+ seconds? left\.$/)).toBeVisible();
  await host.button("seat-mind", { name: "Ben" }).click();
  await expect.poll(async () => (await host.seen()).table.seats[1]!.bot).toBe("sharp");
});

test("a player who wants another game sees whom it waits for and, after a reload, who gave up", async ({ visit }) => {
  const host = new Player(await visit(), "");
  const guest = new Player(await visit({ locale: "de" }), "", "de");
  await host.page.goto("/");
  await sitDown([host, guest], { players: 2 });
  await agreeWhoStarts([host, guest]);
  for (const player of [host, guest]) {
    await player.page.getByRole("button", { name: player.say("web-menu") }).click();
    await player.button("concede").click();
    await player.button("concede").click();
  }
  await host.button("again").click();
  const waiting = host.button("again-wished");
  await expect(waiting).toHaveAttribute("aria-pressed", "true");
  await expect(waiting).toHaveAttribute("aria-disabled", "true");
  await expect(host.page.getByText(host.say("again-waiting", { count: 1, total: 2 }))).toBeVisible();

  // Nobody has given a name: both read about guests in their own languages.
  await guest.page.reload();
  await guest.page.getByRole("button", { name: guest.say("web-menu") }).click();
  await guest.button("web-log").click();
  for (const words of [guest.say("event-concede-voted", { name: "Gast" }), guest.say("event-concede-voted-you")]) {
    await expect(guest.page.getByRole("list", { name: guest.say("web-log") }).getByText(words)).toBeVisible();
  }
});
