import type { Locator } from "@playwright/test";
import type {
  ClientMessage,
  GameEnding,
  LegalPlay,
  ServerMessage,
  SettingsInput,
  Update,
} from "../../src/protocol.gen.ts";
import { expect, type Page } from "./fixtures.ts";
import { say, type Language } from "./words.ts";

type PileName = LegalPlay["pile"];
export type Act = (LegalPlay & { does: "lay" }) | { does: "end" };
/** How a card is played: by pointer, or by keys alone. */
export type Way = "pointer" | "keys";

/**
 * A person at a table, who reads the page and acts on it.
 *
 * Moves are chosen from what the server tells this person; the page must offer them, and must show that they were made.
 */
export class Player {
  constructor(
    readonly page: Page,
    readonly name: string,
    readonly language: Language = "en",
    readonly way: Way = "pointer",
  ) {}

  say(key: string, values: Record<string, string | number> = {}): string {
    return say(key, values, this.language);
  }

  button(key: string, values: Record<string, string | number> = {}): Locator {
    return this.page.getByRole("button", { name: this.say(key, values), exact: true });
  }

  get tableId(): string {
    const found = /\/table\/([^/#?]+)/.exec(this.page.url());
    if (!found) throw new Error(`${this.name} sits at no table but at ${this.page.url()}`);
    return found[1]!;
  }

  /** The table as the server shows it to this person. */
  async seen(): Promise<Update> {
    const answer = await this.page.request.get(`/api/tables/${this.tableId}`);
    expect(answer.ok(), `${this.name} sees the table`).toBe(true);
    return (await answer.json()) as Update;
  }

  /** Open a table with a game under way, and see the player's own cards. */
  async come(id: string): Promise<void> {
    await this.page.goto(`/table/${id}`);
    await expect(this.hand()).toHaveCount((await this.seen()).you.hand.length);
  }

  hand(): Locator {
    return this.page.getByRole("list", { name: this.say("hand"), exact: true }).getByRole("button");
  }

  card(number: number): Locator {
    return this.page
      .getByRole("list", { name: this.say("hand"), exact: true })
      .getByRole("button", { name: new RegExp(`^${number}(\\D|$)`) });
  }

  pile(pile: PileName): Locator {
    const words = ["pile-ascending", "pile-descending"].map((key) => this.say(key, { pile }));
    const name = new RegExp(`^(${words.join("|")})`);
    // A pile that is only shown, as in a replay, is not a button.
    return this.page.getByRole("button", { name }).or(this.page.getByRole("img", { name }));
  }

  /** The start of a pile's name with a card on top. */
  topOf(name: PileName, card: number): RegExp {
    const direction = name === "A" || name === "B" ? "ascending" : "descending";
    return new RegExp(`^${this.say(`pile-${direction}-top`, { pile: name, card })}`);
  }

  async lay({ card, pile, loses }: LegalPlay): Promise<void> {
    if (this.way === "keys") await this.layByKeys(card, pile);
    else await this.layByPointer(card, pile);
    if (loses) await this.dare();
    await expect
      .poll(async () => (await this.seen()).you.hand.includes(card), soon(`${this.name} lays ${card} on ${pile}`))
      .toBe(false);
  }

  async layByPointer(card: number, pile: PileName): Promise<void> {
    await this.card(card).click();
    await expect(this.card(card)).toHaveAttribute("aria-pressed", "true");
    // The click waits until the pile is enabled.
    await this.pile(pile).click();
  }

  async layByKeys(card: number, pile: PileName): Promise<void> {
    await expect(this.card(card)).toBeVisible();
    await this.page.keyboard.type(String(card));
    await expect(this.card(card)).toHaveAttribute("aria-pressed", "true");
    await expect(this.pile(pile)).toBeEnabled();
    await this.page.keyboard.press(pile.toLowerCase());
  }

  /** A card that loses has to be confirmed. */
  async dare(): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    await expect(dialog).toContainText(this.say("play-loses"));
    const anyway = dialog.getByRole("button", { name: this.say("web-play-anyway") });
    if (this.way === "keys") await reach(this.page, anyway);
    else await anyway.click();
  }

  async endTurn(): Promise<void> {
    const { version } = (await this.seen()).table.game!;
    const end = this.button("action-end-turn");
    await expect(end).toBeEnabled();
    if (this.way === "keys") await this.page.keyboard.press("Enter");
    else await end.click();
    await expect
      .poll(async () => (await this.seen()).table.game!.version, soon(`${this.name} ends the turn`))
      .toBeGreaterThan(version);
  }

  async act(act: Act): Promise<void> {
    if (act.does === "end") await this.endTurn();
    else await this.lay(act);
  }

  /** Why a game without orders was lost by this person for want of cards. */
  lackOfCards({ owed, loss }: GameEnding): string {
    const why = this.say(`ending-why-${loss!.lack}`, { count: loss!.count });
    return this.say("ending-lost-minimum-you", { count: owed!.cards, why });
  }

  /** The page says that the game is over, and how. */
  async expectEnd(): Promise<Update> {
    // Somebody else's click may have ended it, and may still be on its way to the server.
    await expect
      .poll(async () => (await this.seen()).table.game!.ending, soon(`the game of ${this.name} ends`))
      .not.toBeNull();
    const update = await this.seen();
    const ending = update.table.game!.ending!;
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(this.say(headingOf(ending)));
    if (!ending.is_won) {
      await expect(this.page.getByText(this.say("outcome-left", { count: ending.left })).first()).toBeVisible();
    }
    return update;
  }
}

/** The key of the title of a finished game. */
export function headingOf(ending: Pick<GameEnding, "is_won" | "is_excellent" | "code">): string {
  if (ending.is_won) return "ending-won";
  return ending.is_excellent && ending.code !== "conceded" ? "outcome-excellent" : "outcome-lost";
}

/** Open a table for people and bots, let everybody come by its link, and deal. The first one is the host. */
export async function sitDown(
  [host, ...guests]: Player[],
  settings: SettingsInput,
  bots: string[] = [],
): Promise<void> {
  const ask = async (path: string, data: object) => {
    const answer = await host!.page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  await ask("/api/me", { name: host!.name });
  const { id } = await ask("/api/tables", settings);
  await host!.page.goto(`/table/${id}`);
  for (const guest of guests) {
    await guest.page.goto(`/table/${id}`);
    await guest.page.getByLabel(guest.say("web-name")).fill(guest.name);
    await guest.button("invitation-join").click();
    await expect(host!.page.getByText(guest.name).first()).toBeVisible();
  }
  for (const [index, bot] of bots.entries()) {
    const seat = 1 + guests.length + index;
    await ask(`/api/tables/${id}/commands`, { kind: "seat-bot", id: `bot-${seat}`, seat, bot });
  }
  await host!.button("action-start").click();
}

/** Everybody says whether they would like to start: the first one would, and does. */
export async function agreeWhoStarts([first, ...others]: Player[]): Promise<void> {
  for (const other of others) await other.button("bid-rather-not-short").click();
  await first!.button("bid-like-short").click();
  const stands = async () => {
    const { table } = await first!.seen();
    return table.phase === "bidding" && table.game!.tied.length === 0 ? "asked" : table.phase;
  };
  await expect.poll(stands, soon("everybody has answered")).not.toBe("asked");
  // If a bot ties with that bid, the host chooses.
  if ((await stands()) === "bidding") {
    const own = new RegExp(`^(${first!.name}|${first!.say("seat-you")})$`);
    await first!.page.getByRole("main").getByRole("button", { name: own }).click();
  }
  for (const player of [first!, ...others]) await expect(player.pile("A")).toBeVisible();
}

/** What a beginner does: the nearest card, a trick whenever there is one, and no more than is owed. */
export function choose({ you }: Update): Act | null {
  const cost = (play: LegalPlay) => play.step + (play.loses ? 1000 : 0);
  const best = [...you.plays].sort((a, b) => cost(a) - cost(b))[0];
  if (you.may_end_turn && !(best && best.step < 0 && !best.loses)) return { does: "end" };
  // A card that loses has to be confirmed, unless every card does.
  return best ? { ...best, does: "lay", loses: best.loses && you.doomed_by === null } : null;
}

/** Play at one table until its game is over; returns how many cards people played. */
export async function playToTheEnd(
  players: Player[],
  before?: (update: Update, onTurn: Player) => Promise<void>,
): Promise<number> {
  const seats = new Map<number, Player>();
  for (const player of players) seats.set((await player.seen()).you.seat!, player);
  let laid = 0;
  let onTurn: Player | undefined = players[0];
  for (;;) {
    const update = await (onTurn ?? players[0]!).seen();
    if (update.table.phase !== "playing") return laid;
    if (onTurn) await before?.(update, onTurn);
    // `before` may have changed the position, for example by taking a card back.
    const act = onTurn && choose(before ? await onTurn.seen() : update);
    if (onTurn && act) {
      await onTurn.act(act);
      if (act.does === "lay") laid += 1;
    } else {
      onTurn = seats.get(update.table.game!.turn ?? -1);
      if (!onTurn) await seenAfter(update, () => players[0]!.seen());
    }
  }
}

/** Waits until something has happened at a table, such as a bot's play. */
export async function seenAfter({ sequence }: Update, seen: () => Promise<Update>): Promise<void> {
  await expect.poll(async () => (await seen()).sequence, soon("a bot plays")).toBeGreaterThan(sequence);
}

/** The messages between a page and its table, in order. */
export interface Overheard {
  addresses: string[];
  sent: ClientMessage[];
  heard: ServerMessage[];
}

/** Listen to the sockets that a page opens from now on. */
export function overhear(page: Page): Overheard {
  const overheard: Overheard = { addresses: [], sent: [], heard: [] };
  page.on("websocket", (socket) => {
    overheard.addresses.push(socket.url());
    socket.on("framesent", ({ payload }) => overheard.sent.push(JSON.parse(String(payload)) as ClientMessage));
    socket.on("framereceived", ({ payload }) => overheard.heard.push(JSON.parse(String(payload)) as ServerMessage));
  });
  return overheard;
}

/** The cards in the play commands that were sent. */
export function cardsIn(sent: ReadonlyArray<ClientMessage>): number[] {
  return sent.flatMap((message) => (message.kind === "lay-card" ? [message.card] : []));
}

/** Answers come within milliseconds: look again soon. */
export function soon(message: string): { message: string; intervals: number[] } {
  return { message, intervals: [20, 40, 80, 160] };
}

/** Go to something with Tab and press it with Enter, as without a mouse. */
export async function reach(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let steps = 0; steps < 120; steps += 1) {
    if (await goal.evaluate((node) => node === document.activeElement)) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not come to ${goal.toString()}`);
}
