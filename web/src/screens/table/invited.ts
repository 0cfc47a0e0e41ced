import type { Settings } from "../../protocol.gen";
import { clausesOf, joined } from "../settings/demands";
import { clockWords } from "../settings/words";
import { editionName } from "../../words/names";
import { say } from "../../words/words.svelte";

/** What game this is, in one sentence: its name, its players, its demands and what else sets it apart. */
export function gameInWords(edition: string, players: number, options: ReadonlyArray<string> = []): string {
  const game = editionName(edition);
  const demanded = joined([...clausesOf(edition, players), ...options]);
  const demands = demanded.charAt(0).toLowerCase() + demanded.slice(1);
  return players === 1
    ? say("invitation-alone", { game, demands })
    : say("invitation-game", { game, count: players, demands });
}

/** What is played at a table with these settings, in one sentence; the server's link previews say the same. */
export function settingsInOneSentence(settings: Settings): string {
  const { edition, players, layout, talk, clock, undo, hints } = settings;
  const isShared = players > 1;
  const options = [
    ...(layout === null ? [] : [say("invitation-layout")]),
    ...(isShared && talk === "signals" ? [say("invitation-signals")] : []),
    ...(isShared && talk === "none" ? [say("invitation-no-talk")] : []),
    ...(clock.kind === "none" ? [] : [clockWords(clock)]),
    ...(isShared && undo === true ? [say("invitation-undo")] : []),
    ...(isShared && hints === true ? [say("invitation-hints")] : []),
  ];
  return gameInWords(edition, players, options);
}
