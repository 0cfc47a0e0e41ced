import { expect, it } from "vitest";
import type { Language } from "./language";
import { list, moment, percent, rounded, speak } from "./words.svelte";

/** No time zone, so it is local time wherever the test runs. */
const AFTERNOON = "2026-03-07T14:05:00";

/** Which spaces are non-breaking depends on the browser. */
const plain = (text: string) => text.replace(/\s/g, " ");

const WRITTEN: Partial<Record<Language, { moment: string; list: string; percent: string; rounded: string }>> = {
  en: { moment: "Mar 7, 2026, 2:05 PM", list: "Ada, Ben, and 3", percent: "38%", rounded: "4.6" },
  de: { moment: "07.03.2026, 14:05", list: "Ada, Ben und 3", percent: "38 %", rounded: "4,6" },
  ru: { moment: "7 мар. 2026 г., 14:05", list: "Ada, Ben и 3", percent: "38 %", rounded: "4,6" },
};

it.each(Object.entries(WRITTEN) as [Language, NonNullable<(typeof WRITTEN)[Language]>][])(
  "writes dates, lists and numbers as one does in %s",
  async (language, written) => {
    await speak(language);
    expect({
      moment: plain(moment(AFTERNOON)),
      list: plain(list(["Ada", "Ben", 3])),
      percent: plain(percent(0.376)),
      rounded: rounded(4.56),
    }).toEqual(written);
  },
);

it("joins two items, leaves one as it is, and returns nothing for none", async () => {
  await speak("de");
  expect([list([]), list([42]), list(["A", "B"])]).toEqual(["", "42", "A und B"]);
  await speak("ru");
  expect([list([]), list([42]), list(["A", "B"])]).toEqual(["", "42", "A и B"]);
});

it("uses the current language, not the previous one", async () => {
  await speak("de");
  const german = list([1, 2]);
  await speak("ru");
  expect(list([1, 2])).not.toBe(german);
  await speak("de");
  expect(list([1, 2])).toBe(german);
});
