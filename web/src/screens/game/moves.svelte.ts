import { untrack } from "svelte";
import { preferences } from "../../app/preferences.svelte";
import { slipOf } from "../../board/costs";
import type { PreparedPlay } from "../../board/types";
import type { LegalPlay } from "../../protocol.gen";
import type { PileName } from "../../protocol";
import type { TableStore } from "../../play/table.svelte";
import { duties } from "../../words/owed";
import { legalOf } from "./position";
import { due, prepare, stillPrepared, type Dropped } from "./prepared";

/** A play that skips far more numbers than needed: either it must be chosen again, or it is made and can be undone. */
export interface Slip extends PreparedPlay {
  /** How many more numbers than needed it skips. */
  spare: number;
}

/** How long the offer to undo a slip is shown, in milliseconds. */
const SLIP_SHOWN = 8000;

/**
 * Sends the viewer's moves to a table, one at a time: only the answer to a move says what is legal after it.
 *
 * Players are quicker than the network. The latest move made in the meantime waits, and is dropped if the one before it
 * is refused. While others play, plays are prepared; they are made in order when the turn comes, as long as each is
 * legal, costs no more than when it was prepared, and is no slip. Create it while a component initialises.
 */
export class Moves {
  isEnding = $state(false);
  prepared = $state.raw<ReadonlyArray<PreparedPlay>>([]);
  /** The last prepared play that was dropped, until the player does something. */
  dropped = $state.raw<Dropped | null>(null);
  #isTakingBack = $state(false);
  /** A play that would lose the game, until the player confirms it. */
  #doubtful = $state.raw<LegalPlay | null>(null);
  /** A slip that must be chosen again, and one that was made and can be undone. */
  #asked = $state.raw<Slip | null>(null);
  #slipped = $state.raw<Slip | null>(null);
  #slipTimer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void) | null = null;
  readonly #store: TableStore;
  /** Whether to warn about wide gaps and allow prepared plays. Lessons do neither, because their games are scripted. */
  readonly #isGame: boolean;
  readonly isBusy = $derived.by(() => this.#store.pending !== null || this.isEnding || this.#isTakingBack);
  /** The losing play that needs confirmation. If time runs out and the turn ends, there is nothing left to ask. */
  readonly losing = $derived.by(() => {
    const asked = this.#doubtful;
    return asked
      ? this.#plays.find(({ card, pile, loses }) => loses && card === asked.card && pile === asked.pile)
      : undefined;
  });
  /** The play that is made once its pile is chosen again. */
  readonly asked = $derived.by(() => {
    const asked = this.#asked;
    return this.#plays.some(({ card, pile }) => card === asked?.card && pile === asked.pile) ? asked : null;
  });
  /** The play that was a slip, while it can be taken back. */
  readonly slipped = $derived.by(() => (this.#store.view?.you.may_take_back ? this.#slipped : null));

  constructor(store: TableStore, isGame = true) {
    this.#store = store;
    this.#isGame = isGame;
    $effect(() => {
      if (this.isBusy) return;
      const move = this.#waiting;
      this.#waiting = null;
      const hasFailed = store.refusal !== null || store.problem !== null;
      if (hasFailed) this.prepared = [];
      else if (move) untrack(move);
    });
    $effect(() => this.#followPrepared());
  }

  play(card: number, pile: PileName): void {
    const { view } = this.#store;
    if (!view) return;
    const legal = legalOf(view, this.#isGame);
    if (!legal.isYourTurn) return legal.mayPrepare ? this.#prepare(card, pile) : undefined;
    if (this.isBusy) return this.#wait(() => this.play(card, pile));
    this.dropped = null;
    const play = this.#plays.find((each) => each.card === card && each.pile === pile);
    if (!play) void this.#store.askWhyNot(card, pile);
    // If every play loses, the player has been told already.
    else if (play.loses && view.you.doomed_by === null) this.#doubtful = play;
    else if (!this.#asksFirst(play)) this.#send(play);
  }

  /** Plays the losing card after all. */
  confirm(): void {
    if (this.losing) this.#send(this.losing);
  }

  /** Keeps the card in the hand. */
  reconsider(): void {
    this.#doubtful = null;
    this.#asked = null;
  }

  endTurn(): void {
    const { view } = this.#store;
    if (!view) return;
    if (this.isBusy) return this.isEnding ? undefined : this.#wait(() => this.endTurn());
    if (view.you.may_end_turn) void this.#end();
    // Screen readers hear why nothing happens.
    else if (legalOf(view).isYourTurn) this.#store.announce(duties(view.table.game!, true, view.you.doomed_by));
  }

  takeBack(): void {
    const { view } = this.#store;
    if (!view) return;
    if (!legalOf(view).isYourTurn) return void (this.prepared = this.prepared.slice(0, -1));
    if (this.isBusy) return this.#isTakingBack ? undefined : this.#wait(() => this.takeBack());
    this.prepared = [];
    if (view.you.may_take_back) void this.#takeBack();
  }

  /** Drops the prepared plays of a card or a pile, or all. */
  unprepare(what?: number | PileName): void {
    this.dropped = null;
    this.prepared = this.prepared.filter(({ card, pile }) => what !== undefined && card !== what && pile !== what);
  }

  /** Drops the waiting move, and the plays prepared to follow one that had to be chosen again. */
  forget(): void {
    this.#waiting = null;
    if (this.asked) this.prepared = [];
    this.dropped = null;
    this.reconsider();
  }

  get #plays(): ReadonlyArray<LegalPlay> {
    return this.#store.view?.you.plays ?? [];
  }

  #wait(move: () => void): void {
    this.#waiting = move;
  }

  #prepare(card: number, pile: PileName): void {
    this.dropped = null;
    this.prepared = prepare(this.prepared, card, pile, this.#store.view!.table.game!.piles);
  }

  /** Drops prepared plays that are out of date; makes the first of the others when it is the viewer's turn. */
  #followPrepared(): void {
    const { view } = this.#store;
    if (this.prepared.length === 0 || !view?.table.game || this.isBusy || this.asked) return;
    const { kept, dropped } = stillPrepared(this.prepared, view.you.hand, view.table.game.piles);
    if (kept !== this.prepared) {
      this.prepared = kept;
      this.#drop(dropped);
      return;
    }
    const [next, ...later] = this.prepared;
    if (!next || !legalOf(view).isYourTurn) return;
    this.prepared = later;
    const play = due(next, view.you.plays, view.you.doomed_by !== null);
    if (typeof play === "string") this.#drop({ ...next, why: play });
    else untrack(() => this.#playPrepared(play));
  }

  /**
   * Makes a prepared play. The player may not be looking, so a slip must be chosen again even if it could be undone.
   */
  #playPrepared(play: LegalPlay): void {
    const slip = this.#slip(play);
    if (slip) this.#asked = slip;
    else this.#send(play);
  }

  #drop(dropped: Dropped | null): void {
    if (dropped) this.dropped = dropped;
  }

  /** Whether a play is a slip. If it can be undone, it is made at once; otherwise it has to be chosen again. */
  #asksFirst(play: LegalPlay): boolean {
    const wasAsked = this.asked?.card === play.card && this.asked.pile === play.pile;
    const slip = wasAsked ? null : this.#slip(play);
    if (!slip) return false;
    // A turn that has ended cannot be undone.
    if (play.ends_turn || !this.#store.view?.table.game?.has_undo) {
      this.#asked = slip;
      return true;
    }
    this.#send(play);
    this.#slipped = slip;
    this.#slipTimer = setTimeout(() => (this.#slipped = null), SLIP_SHOWN);
    return true;
  }

  /** The slip that a play would be; null if it is none, or the player wants no warnings. */
  #slip(play: LegalPlay): Slip | null {
    const view = this.#store.view;
    const owed = view?.table.game?.owed?.cards ?? 0;
    // A skull or a fire has to be covered even if no card is owed.
    const needed = view?.you.may_end_turn ? owed : Math.max(1, owed);
    const spare = slipOf(play, this.#plays, needed);
    return this.#isGame && preferences.playing.warns && spare > 0 ? { ...play, spare } : null;
  }

  #send({ card, pile }: LegalPlay): void {
    this.reconsider();
    clearTimeout(this.#slipTimer);
    this.#slipped = null;
    void this.#store.lay(card, pile);
  }

  async #end(): Promise<void> {
    this.isEnding = true;
    await this.#store.send({ kind: "end-turn" });
    this.isEnding = false;
  }

  async #takeBack(): Promise<void> {
    this.#isTakingBack = true;
    this.#slipped = null;
    await this.#store.send({ kind: "take-back" });
    this.#isTakingBack = false;
  }
}
