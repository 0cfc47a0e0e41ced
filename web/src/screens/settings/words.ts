import type { Settings } from "../../protocol.gen";
import { editionName } from "../../words/names";
import { isAllowed, type Clock } from "./settings";
import { say } from "../../words/words.svelte";

/** A clock setting in words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === "turn") return say("clock-turn", { count: clock.seconds });
  return clock.kind === "days" ? say("clock-days", { count: clock.days }) : say("clock-none");
}

/** The settings as pairs of label and value, the most important first. */
export function settingsInWords(settings: Settings): [string, string][] {
  const allowed = (is: boolean) => say(is ? "web-allowed" : "web-not-allowed");
  const said: [string, string][] = [[say("setting-edition"), editionName(settings.edition)]];
  if (settings.layout !== null) said.push([say("setting-layout"), say("web-layout-own")]);
  if (settings.players > 1) {
    said.push(
      [say("setting-talk"), say(`talk-${settings.talk}`)],
      [say("setting-access"), say(`access-${settings.access}`)],
    );
  }
  said.push(
    [say("setting-clock"), clockWords(settings.clock)],
    [say("setting-undo"), allowed(isAllowed(settings.undo, settings.players))],
    [say("setting-hints"), allowed(isAllowed(settings.hints, settings.players))],
    [say("setting-watch"), say(`watch-${settings.watch}`)],
  );
  return said;
}
