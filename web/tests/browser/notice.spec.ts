import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { Tables } from "./tables.ts";
import { say } from "./words.ts";

test("a player who looks elsewhere is told once that it is their turn; one who is watching is not", async ({
  page,
}) => {
  await page.context().grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told, isHidden: false });
    const isHidden = () => (globalThis as unknown as { isHidden: boolean }).isHidden;
    Object.defineProperty(Document.prototype, "hidden", { get: isHidden });
    Object.defineProperty(Document.prototype, "visibilityState", { get: () => (isHidden() ? "hidden" : "visible") });
    const note = (title: string, options?: NotificationOptions) => void told.push({ title, ...options });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => note(title, options);
    // Without a worker the page notifies by itself.
    globalThis.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, { ...options, silent: true });
        note(title, options);
      }
    };
  });
  const told = () => page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.begin({ players: 2, name: "Kitchen table" }, ["greedy"]);
  const player = new Player(page, "Ada");
  await player.come(id);
  expect(await page.evaluate(() => Notification.permission)).toBe("granted");

  // The player's turns alternate with the bot's.
  const turn = async () => {
    await tables.playOn(id, Infinity, ({ you }) => you.may_end_turn);
    const { version } = (await player.seen()).table.game!;
    await tables.act(id, "end-turn", { version });
    await tables.playOn(id, 0);
    const { piles } = (await player.seen()).table.game!;
    for (const { pile, top } of piles) await expect(player.pile(pile)).toHaveAccessibleName(player.topOf(pile, top));
    await expect(page).toHaveTitle(new RegExp(say("event-turn-began-you")));
  };
  await turn();
  await look(page, { away: true });
  expect(await told()).toEqual([]);
  await turn();
  await expect.poll(told).toHaveLength(1);
  expect(await told()).toEqual([
    expect.objectContaining({
      title: say("event-turn-began-you"),
      body: `Kitchen table · ${say("edition-original")}`,
      tag: id,
      data: { path: `/table/${id}` },
    }),
  ]);
  await look(page, { away: false });
  await turn();
  expect(await told()).toHaveLength(1);
});

test("there is no sound until it is switched on, and then cards make sounds", async ({ page }) => {
  await page.addInitScript(() => {
    const heard = { contexts: 0, parts: 0 };
    Object.assign(globalThis, { heard });
    const { start } = AudioScheduledSourceNode.prototype;
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
      source.prototype.start = function (when?: number) {
        heard.parts += 1;
        start.call(this, when);
      };
    }
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts += 1;
      }
    };
  });
  const heard = () =>
    page.evaluate(() => (globalThis as unknown as { heard: { contexts: number; parts: number } }).heard);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const player = new Player(page, "Ada");
  await player.come(await tables.begin({ players: 1 }, []));
  const layOne = async () => {
    const play = (await player.seen()).you.plays.find(({ loses, step }) => !loses && step > 0)!;
    await player.lay(play);
    await expect(player.pile(play.pile)).toHaveAccessibleName(player.topOf(play.pile, play.card));
    await expect(player.button("undo-short")).toBeEnabled();
  };
  const menu = () => page.getByRole("button", { name: say("web-menu") }).click();

  await layOne();
  expect(await heard()).toEqual({ contexts: 0, parts: 0 });

  await menu();
  await player.button("web-sound-off").click();
  await expect(player.button("web-sound-on")).toHaveAttribute("aria-pressed", "true");
  // A sample is played at once.
  await expect.poll(async () => (await heard()).parts).toBeGreaterThan(0);
  const first = await heard();
  await player.button("web-sound-sample").click();
  await expect.poll(async () => (await heard()).parts).toBeGreaterThan(first.parts);
  const sample = await heard();
  await page.keyboard.press("Escape");
  await layOne();
  await expect.poll(async () => (await heard()).parts).toBeGreaterThan(sample.parts);
  const card = await heard();
  await player.endTurn();
  await expect(player.hand()).toHaveCount(8);
  await expect.poll(heard).toEqual({ contexts: 1, parts: card.parts + 2 });

  // The choice is kept on this device, and can be switched off again.
  await page.reload();
  await menu();
  await player.button("web-sound-on").click();
  await page.keyboard.press("Escape");
  await layOne();
  expect((await heard()).parts).toBe(0);
});

async function look(page: Page, { away }: { away: boolean }): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.assign(globalThis, { isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, away);
}
