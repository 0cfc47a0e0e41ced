import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SettingsInput, Update } from "../../src/protocol.gen.ts";
import { expect, type Page } from "./fixtures.ts";
import { choose, seenAfter } from "./player.ts";

const GAME = join(import.meta.dirname, "../../../tests/data/game_of_four.json");

/** A game of four that was lost with five cards left. */
export const RECORD = JSON.parse(readFileSync(GAME, "utf8")) as { actions: unknown[][] };

/** Tables of one person, played over HTTP. */
export class Tables {
  #number = 0;

  constructor(private readonly page: Page) {}

  async ask<T>(path: string, data: object): Promise<T> {
    const answer = await this.page.request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }

  act(id: string, kind: string, rest: object = {}): Promise<Update> {
    return this.ask(`/api/tables/${id}/commands`, { kind, id: `prepared-${(this.#number += 1)}`, ...rest });
  }

  async open(settings: SettingsInput, bots: string[]): Promise<string> {
    const { id } = await this.ask<{ id: string }>("/api/tables", settings);
    for (const [index, bot] of bots.entries()) await this.act(id, "seat-bot", { seat: index + 1, bot });
    return id;
  }

  /** Open a table and start its game; if bots tie with the person's bid, the person starts. */
  async begin(settings: SettingsInput, bots: string[]): Promise<string> {
    const id = await this.open(settings, bots);
    await this.act(id, "start");
    if (bots.length > 0) await this.act(id, "make-bid", { bid: "like" });
    await expect
      .poll(async () => {
        const { table } = await this.seen(id);
        if (table.phase === "bidding" && table.game!.tied.length > 0) await this.act(id, "choose-starter", { seat: 0 });
        return table.phase;
      })
      .toBe("playing");
    return id;
  }

  /** Play some steps, and start another game if that one is lost by then or does not fit. */
  async underWay(
    settings: SettingsInput,
    bots: string[],
    steps: number,
    isThere?: (update: Update) => boolean,
    isFit: (update: Update) => boolean = () => true,
  ): Promise<string> {
    for (;;) {
      const id = await this.begin(settings, bots);
      await this.playOn(id, steps, isThere);
      const update = await this.seen(id);
      if (update.table.phase === "playing" && isFit(update)) return id;
    }
  }

  /** Start a solo game, and give it up at once. */
  async givenUp(edition: string): Promise<void> {
    const id = await this.begin({ players: 1, edition }, []);
    await this.act(id, "concede", { agrees: true });
  }

  /** Play a solo game to its end. */
  async playedOut(): Promise<string> {
    const id = await this.begin({ players: 1 }, []);
    await this.playOn(id, Infinity);
    return id;
  }

  /**
   * Play as a beginner would, until it is the person's turn after some steps, a condition holds, or the game is over.
   */
  async playOn(id: string, steps: number, isThere: (update: Update) => boolean = () => false): Promise<void> {
    for (let done = 0; ;) {
      const update = await this.seen(id);
      if (update.table.phase !== "playing") return;
      const act = choose(update);
      if (!act) {
        await seenAfter(update, () => this.seen(id));
        continue;
      }
      if (done >= steps || isThere(update)) return;
      const { version } = update.table.game!;
      if (act.does === "end") await this.act(id, "end-turn", { version });
      else await this.act(id, "lay-card", { version, card: act.card, pile: act.pile });
      done += 1;
    }
  }

  async seen(id: string): Promise<Update> {
    return (await (await this.page.request.get(`/api/tables/${id}`)).json()) as Update;
  }
}
