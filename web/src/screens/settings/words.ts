import type { Settings } from "../../protocol.gen";
import { editionName } from "../../words/names";
import { allowance, type Allowance, type Clock } from "./settings";
import { say } from "../../words/words.svelte";

/** A clock setting in words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === "turn") return say("clock-turn", { count: clock.seconds });
  return clock.kind === "days" ? say("clock-days", { count: clock.days }) : say("clock-none");
}

const ALLOWANCES: Readonly<Record<Allowance, string>> = {
  allowed: "web-allowed",
  "not-allowed": "web-not-allowed",
  "allowed-with-bots": "web-allowed-with-bots",
};

/** An allowance in words. */
export function allowanceWords(allowance: Allowance): string {
  return say(ALLOWANCES[allowance]);
}

/** The settings as pairs of label and value, the most important first. */
export function settingsInWords(settings: Settings): [string, string][] {
  const allowed = (chosen: boolean | null) => allowanceWords(allowance(chosen, settings.players));
  const said: [string, string][] = [[say("setting-edition"), editionName(settings.edition)]];
  if (settings.layout !== null) said.push([say("setting-layout"), say("web-layout-own")]);
  if (settings.players > 1) {
    said.push(
      [say("setting-talk"), say(`talk-${settings.talk}`)],
      [say("setting-access"), say(`access-${settings.access}`)],
      [say("setting-pace"), say(`pace-${settings.pace}`)],
    );
  }
  said.push(
    [say("setting-clock"), clockWords(settings.clock)],
    [say("setting-undo"), allowed(settings.undo)],
    [say("setting-hints"), allowed(settings.hints)],
    [say("setting-watch"), say(`watch-${settings.watch}`)],
  );
  return said;
}
