import type { Edition } from "./choices.ts";
import { chooseEdition } from "./choices.ts";
import { expect, test } from "./fixtures.ts";
import { Player, playToTheEnd } from "./player.ts";
import { say } from "./words.ts";

const EDITIONS: Edition[] = [["original"], ["original", "expert"], ["original", "fire"], ["extreme"], ["extreme", "expert", "fire"]];

for (const edition of EDITIONS) {
  test(`a game of ${edition.join("+")} alone goes to its end`, async ({ visit }) => {
    const isPhone = edition.includes("extreme");
    const page = await visit(isPhone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {});
    await page.goto("/");
    await chooseEdition(page, edition);
    await page.getByRole("button", { name: say("web-play-alone") }).click();
    const player = new Player(page, "Ada");
    await expect(player.hand().first()).toBeVisible();
    const begun = await player.seen();
    expect(begun.table.settings.edition).toBe(edition.join("+"));
    await expect(player.hand()).toHaveCount(begun.you.hand.length);

    const laid = await playToTheEnd([player]);

    const { table } = await player.expectEnd();
    expect(laid + table.game!.ending!.left).toBe(98);
    await player.button("again-same-deal").click();
    await expect(player.hand()).toHaveCount(begun.you.hand.length);
    for (const card of begun.you.hand) await expect(player.card(card)).toBeVisible();
  });
}
