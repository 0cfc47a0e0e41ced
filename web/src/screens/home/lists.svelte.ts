import type { GameSummary, StatisticsRow, TableSummary } from "../../protocol.gen";
import { api } from "../../app/api";
import { me } from "../../app/me.svelte";

const LATEST = { limit: 5 };

/** What the home page lists. It is kept while other pages are open, so that coming back shows it at once. */
class Lists {
  /** The viewer's running tables; those that wait for the viewer come first. */
  mine = $state.raw<ReadonlyArray<TableSummary>>([]);
  /** Open tables of other people. */
  lobby = $state.raw<ReadonlyArray<TableSummary>>([]);
  /** The viewer's last finished games. */
  games = $state.raw<ReadonlyArray<GameSummary>>([]);
  statistics = $state.raw<ReadonlyArray<StatisticsRow>>([]);
  /** Whether the server has answered for the person signed in now. */
  isRead = $state(false);

  /** Whether the visitor has tables or games here. */
  get isReturningVisitor(): boolean {
    return me.now !== null && (this.mine.length > 0 || this.games.length > 0);
  }

  /** Asks the server. The page works without the lists, and keeps the old ones on failure. */
  async refresh(): Promise<void> {
    const person = me.now?.id;
    const none = () => null;
    const [lobby, own, finished, counted] = await Promise.all([
      api.lobby().catch(none),
      person ? api.myTables().catch(none) : { items: [] },
      person ? api.myGames(LATEST).catch(none) : { items: [] },
      person ? api.statistics().catch(none) : [],
    ]);
    // Somebody else may have signed in meanwhile.
    if (me.now?.id !== person) return;
    if (own) this.mine = [...own.items].sort((a, b) => Number(b.is_your_turn) - Number(a.is_your_turn));
    const ids = new Set(this.mine.map(({ id }) => id));
    if (lobby) this.lobby = lobby.items.filter(({ id }) => !ids.has(id));
    if (finished) this.games = finished.items;
    if (counted) this.statistics = counted;
    this.isRead = true;
  }
}

export const lists = new Lists();
