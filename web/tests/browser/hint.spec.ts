import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { Tables } from "./tables.ts";
import type { Hint } from "../../src/protocol.gen.ts";

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "de" },
  desktop: { locale: "en" },
} as const;

for (const [size, device] of Object.entries(DEVICES)) {
  test(`a hint that says more and more ends with its reason, and counts once, on a ${size}`, async ({ visit }) => {
    const page = await visit(device);
    const player = new Player(page, "Ada", device.locale);
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada", language: device.locale });
    const id = await tables.begin({ players: 1 }, []);
    await player.come(id);
    const ask = page.getByTitle(player.say("hint-ask"));
    await ask.click();
    await player.button("hint-nudge-short").click();
    const hint = await tables.ask<Hint>(`/api/tables/${id}/commands`, { kind: "take-hint", id: "same", level: "move" });
    const { code, card, pile, count } = hint.reason!;
    const why = player.say(`why-${code}`, { card: card ?? "", pile: pile ?? "", count: count ?? 0 });
    const notice = page.getByRole("status");
    await expect(notice.filter({ hasText: player.say("hint-nudge", { pile: hint.pile! }) })).toBeVisible();
    await expect(notice.filter({ hasText: why })).toHaveCount(0);
    await ask.click();
    await ask.click();
    const advice = player.say("hint-move", { card: hint.card!, pile: hint.pile! });
    await expect(notice.filter({ hasText: `${advice} ${why}` })).toBeVisible();
    const over = await tables.act(id, "concede", { agrees: true });
    expect(over.table.game!.ending!.hints).toEqual([1]);
  });
}

test("each game at a table asks before its first hint, and shows no hint of the game before", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.begin({ players: 1 }, []);
  await player.come(id);
  const ask = page.getByTitle(player.say("hint-ask"));
  const question = page.getByRole("dialog", { name: player.say("hint-ask") });
  const hinted = page.locator(".hinted");

  await ask.click();
  await question.getByRole("button", { name: player.say("hint-card-short") }).click();
  await expect(hinted).not.toHaveCount(0);
  await ask.click();
  await expect(question).toHaveCount(0);
  await expect(ask).toBeDisabled();

  await tables.act(id, "concede", { agrees: true });
  await player.button("again").click();
  await expect(player.hand().first()).toBeVisible();
  await expect(hinted).toHaveCount(0);
  await ask.click();
  await expect(question).toBeVisible();
});
