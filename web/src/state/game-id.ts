import { api } from "./api";

/**
 * Find the id of a game that was just finished at a table.
 *
 * It is made from the table's id so that it does not tell the table's link; `host/row.py` has the same. Where the
 * browser does not hash (a page without TLS on a home network), the latest game of one's own is it.
 */
export async function gameId(table: string, number: number): Promise<string> {
  if (globalThis.crypto?.subtle) {
    const bytes = new TextEncoder().encode(`ninetyeight/game/1:${table}:${number}`);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const text = btoa(String.fromCharCode(...digest.slice(0, 16)));
    return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  }
  const { items } = await api.myGames();
  return items.find((game) => game.number === number)?.id ?? "";
}
