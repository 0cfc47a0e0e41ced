import { expect, test } from "./fixtures.ts";
import { agreeWhoStarts, Player, reach, sitDown } from "./player.ts";

const RIDDLE = "Remember my house number?";

test("flagging a riddle hides it and warns its writer, and taking the flag back shows it again", async ({ visit }) => {
  const ada = new Player(await visit({ viewport: { width: 1280, height: 800 } }), "Ada");
  const grete = new Player(
    await visit({ locale: "de", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
    "Grete",
    "de",
  );
  const watcher = new Player(await visit(), "Cleo");
  await sitDown([ada, grete], { players: 2 });
  await agreeWhoStarts([ada, grete]);

  await grete.button("setting-talk").click();
  await grete.page.getByLabel(grete.say("talk-write")).fill(RIDDLE);
  await grete.button("talk-send").click();
  await expect(grete.page.getByRole("complementary").getByText(RIDDLE)).toBeVisible();
  await expect(grete.page.getByRole("button", { name: RIDDLE })).toHaveCount(0);

  await test.step("by keys alone", async () => {
    await ada.button("setting-talk").click();
    await reach(ada.page, ada.button("talk-flag", { text: RIDDLE }));
    await expect(ada.page.getByText(ada.say("talk-hidden-by-you", { name: "Grete" }))).toBeVisible();
    await expect(ada.button("talk-show-again")).toBeFocused();
    await expect(ada.page.getByText(RIDDLE)).toHaveCount(0);
  });

  await test.step("the writer is warned", async () => {
    const warning = grete.say("event-line-flagged-yours", { name: "Ada", text: RIDDLE });
    const toast = grete.page.locator(".toasts").getByText(warning);
    await expect(toast).toBeVisible();
    await expect(grete.page.getByRole("log").getByText(warning)).toBeAttached();
    const log = grete.page.getByRole("complementary").getByRole("listitem");
    await expect(log.getByText(warning)).toBeVisible();
    await expect(log.getByText(grete.say("talk-hidden-yours", { text: RIDDLE, other: "Ada" }))).toBeVisible();
  });

  await test.step("people who come later, or again, do not get it", async () => {
    await watcher.page.goto(`/table/${ada.tableId}`);
    await watcher.page.getByLabel(watcher.say("web-name")).fill("Cleo");
    await watcher.button("invitation-watch").click();
    await watcher.button("setting-talk").click();
    await expect(watcher.page.getByText(watcher.say("talk-hidden", { name: "Grete", other: "Ada" }))).toBeVisible();
    await ada.page.reload();
    await ada.button("setting-talk").click();
    await expect(ada.page.getByText(ada.say("talk-hidden-by-you", { name: "Grete" }))).toBeVisible();
    for (const { page } of [watcher, ada]) await expect(page.getByText(RIDDLE)).toHaveCount(0);
  });

  await ada.button("talk-show-again").click();
  for (const { page } of [ada, watcher])
    await expect(page.getByRole("complementary").getByText(`Grete: ${RIDDLE}`)).toBeVisible();
  await expect(ada.button("talk-flag", { text: RIDDLE })).toBeVisible();
  await expect(watcher.button("talk-flag", { text: RIDDLE })).toHaveCount(0);
});

test("the flag of each line is large enough for a finger", async ({ visit }) => {
  const ada = new Player(await visit({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true }), "Ada");
  const grete = new Player(await visit(), "Grete");
  await sitDown([ada, grete], { players: 2 });
  await agreeWhoStarts([ada, grete]);
  for (const text of ["first", "second"]) {
    await grete.page.request.post(`/api/tables/${ada.tableId}/commands`, {
      data: { kind: "say-chat", id: text, text },
    });
  }
  await ada.button("setting-talk").click();
  const boxes = await Promise.all(
    ["first", "second"].map(async (text) => (await ada.button("talk-flag", { text }).boundingBox())!),
  );
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(boxes[1]!.y).toBeGreaterThanOrEqual(boxes[0]!.y + boxes[0]!.height);
});
