import type { Sitters, TableEvent, You } from "../protocol";

/** Whether another person said this to the viewer, rather than the game, a bot or somebody whom the viewer muted. */
export function isSaidToViewer(event: TableEvent, seats: Sitters, you: You): boolean {
  if (event.kind !== "chat-said" && event.kind !== "phrase-said") return false;
  const isOwn = you.role === "player" && event.seat === you.seat;
  const isBot = event.kind === "phrase-said" && seats[event.seat]?.bot != null;
  return !isOwn && !isBot && !you.muted.includes(event.seat);
}
