import { untrack } from "svelte";
import type { LegalPlay } from "../../protocol.gen";
import type { PileName } from "../../protocol";
import type { TableStore } from "../../play/table.svelte";
import { duties } from "../../words/owed";
import { legalOf } from "./position";

/**
 * Sends the viewer's moves to a table, one at a time: only the answer to a move tells what is legal after it.
 *
 * Players are quicker than the network. The latest move made in the meantime waits, and is dropped if the one before
 * it is refused. Create it while a component initialises.
 */
export class Moves {
  isEnding = $state(false);
  #isTakingBack = $state(false);
  /** A play that would lose the game, until the player confirms it. */
  #doubtful = $state.raw<LegalPlay | null>(null);
  #waiting: (() => void) | null = null;
  readonly #store: TableStore;
  readonly #isBusy = $derived.by(() => this.#store.pending !== null || this.isEnding || this.#isTakingBack);
  /** The losing play to ask about. Once the turn is over, for want of time, there is nothing left to ask. */
  readonly losing = $derived.by(() => {
    const asked = this.#doubtful;
    return asked
      ? this.#plays.find(({ card, pile, loses }) => loses && card === asked.card && pile === asked.pile)
      : undefined;
  });

  constructor(store: TableStore) {
    this.#store = store;
    $effect(() => {
      if (this.#isBusy) return;
      const move = this.#waiting;
      this.#waiting = null;
      if (store.refusal === null && store.problem === null) untrack(() => move?.());
    });
  }

  play(card: number, pile: PileName): void {
    const { view } = this.#store;
    if (!view || !legalOf(view).isYourTurn) return;
    if (this.#isBusy) return this.#wait(() => this.play(card, pile));
    const play = this.#plays.find((each) => each.card === card && each.pile === pile);
    if (!play) void this.#store.askWhyNot(card, pile);
    // Where every play loses, the player knows already.
    else if (play.loses && view.you.doomed_by === null) this.#doubtful = play;
    else this.#send(play);
  }

  /** Plays the losing card after all. */
  confirm(): void {
    if (this.losing) this.#send(this.losing);
  }

  /** Keeps the losing card. */
  reconsider(): void {
    this.#doubtful = null;
  }

  endTurn(): void {
    const { view } = this.#store;
    if (!view) return;
    if (this.#isBusy) return this.isEnding ? undefined : this.#wait(() => this.endTurn());
    if (view.you.may_end_turn) void this.#end();
    // Screen readers hear why nothing happens.
    else if (legalOf(view).isYourTurn) this.#store.announce(duties(view.table.game!, true, view.you.doomed_by));
  }

  takeBack(): void {
    if (this.#isBusy) return this.#isTakingBack ? undefined : this.#wait(() => this.takeBack());
    if (this.#store.view?.you.may_take_back) void this.#takeBack();
  }

  /** Drops the move that waits. */
  forget(): void {
    this.#waiting = null;
  }

  get #plays(): ReadonlyArray<LegalPlay> {
    return this.#store.view?.you.plays ?? [];
  }

  #wait(move: () => void): void {
    this.#waiting = move;
  }

  #send({ card, pile }: LegalPlay): void {
    this.#doubtful = null;
    void this.#store.lay(card, pile);
  }

  async #end(): Promise<void> {
    this.isEnding = true;
    await this.#store.send({ kind: "end-turn" });
    this.isEnding = false;
  }

  async #takeBack(): Promise<void> {
    this.#isTakingBack = true;
    await this.#store.send({ kind: "take-back" });
    this.#isTakingBack = false;
  }
}
