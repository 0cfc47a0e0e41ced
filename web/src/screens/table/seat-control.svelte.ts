import { tick } from "svelte";
import type { View } from "../../protocol";
import type { SeatView } from "../../protocol.gen";
import type { TableStore } from "../../play/table.svelte";
import { botName, nameAt } from "../../words/names";
import { figure, say } from "../../words/words.svelte";

interface Seat {
  store: TableStore;
  view: View;
  index: number;
}

/** One seat while no game is played: who sits there, and what the viewer can do about it. */
export class SeatControl {
  isChoosingBot = $state(false);
  /** The button that opens the choice of bots, and gets the focus back. */
  opener = $state.raw<HTMLButtonElement | null>(null);
  readonly #read: () => Seat;

  constructor(read: () => Seat) {
    this.#read = read;
  }

  get seat(): SeatView | undefined {
    const { view, index } = this.#read();
    return view.table.seats[index];
  }

  get isFree(): boolean {
    return this.seat?.name === null && this.seat.bot === null;
  }

  get isYou(): boolean {
    const { view, index } = this.#read();
    return view.you.role === "player" && view.you.seat === index;
  }

  get isHere(): boolean {
    const { store, index } = this.#read();
    return this.seat?.name === null || (store.presence?.seats.includes(index) ?? true);
  }

  /** Whether the viewer may put a bot here. */
  get isForBots(): boolean {
    return this.#read().view.you.is_host && this.seat?.name === null;
  }

  /** Whether the viewer may make this person leave the seat. */
  get canClear(): boolean {
    return this.#read().view.you.is_host && !this.isFree && !this.isYou;
  }

  get name(): string {
    const { view, index } = this.#read();
    return nameAt(view.table, index);
  }

  /** The label of the bot button: the bot's name, or an offer to add one. */
  get botWords(): string {
    const bot = this.seat?.bot ?? null;
    return bot === null ? say("seat-add-bot") : say("seat-bot", { bot: botName(bot) });
  }

  /** You, the host, not connected. */
  get about(): string {
    const { view, index } = this.#read();
    const isHost = index === view.table.host;
    return [this.isYou ? say("seat-you") : "", isHost ? say("seat-host") : "", this.isHere ? "" : say("web-link-ended")]
      .filter(Boolean)
      .join(" · ");
  }

  /** Names the seat, so that screen readers tell the buttons apart. */
  label(what: string): string {
    return figure(say("seat-number", { number: this.#read().index + 1 }), what);
  }

  sit(): void {
    const { store, index } = this.#read();
    void store.send({ kind: "sit", seat: index });
  }

  clear(): void {
    const { store, index } = this.#read();
    void store.send({ kind: "clear-seat", seat: index });
  }

  chooseBot(bot: string | null): void {
    const { store, index } = this.#read();
    void this.closeChoice();
    if (bot === null) this.clear();
    else void store.send({ kind: "seat-bot", seat: index, bot });
  }

  async closeChoice(): Promise<void> {
    this.isChoosingBot = false;
    await tick();
    this.opener?.focus();
  }
}
