import { expect, it } from "vitest";
import { bestLanguage } from "../words/language";
import { backoff } from "./backoff";
import { routeOf } from "./route.svelte";
import { noteServerTime, serverNow } from "./server-time";
import { shownTheme } from "./theme";

it("reads addresses", () => {
  expect(routeOf("/")).toEqual({ at: "home" });
  expect(routeOf("/table/ab%20c")).toEqual({ at: "table", id: "ab c" });
  expect(routeOf("/shared/k")).toEqual({ at: "shared", key: "k" });
  expect(routeOf("/link", "#code")).toEqual({ at: "link", code: "code" });
  expect(routeOf("/table")).toEqual({ at: "nowhere" });
  expect(routeOf("/rules/x")).toEqual({ at: "nowhere" });
  expect(routeOf("/%E0%A4%A")).toEqual({ at: "nowhere" });
});

it("waits longer each time, up to a limit", () => {
  const waits = [0, 1, 2, 3, 20].map((attempt) => backoff(attempt, () => 1));
  expect(waits).toEqual([500, 1000, 2000, 4000, 15_000]);
  expect(backoff(0, () => 0)).toBe(350);
});

it("picks the first language that is available", () => {
  expect(bestLanguage(["pt-BR", "de-AT"])).toBe("de");
  expect(bestLanguage([])).toBe("en");
});

it("shows high contrast if it is chosen, or if the system prefers it and nothing was chosen", () => {
  expect(shownTheme("auto", { dark: false, contrast: true })).toBe("contrast");
  expect(shownTheme("contrast", { dark: true, contrast: false })).toBe("contrast-dark");
  expect(shownTheme("auto", { dark: true, contrast: false })).toBe("dark");
  expect(shownTheme("light", { dark: true, contrast: true })).toBe("light");
});

it("knows the server's time even if the device's clock is wrong", () => {
  const now = Date.now();
  const about = (milliseconds: number) => Math.round((serverNow() - now - milliseconds) / 1000);
  noteServerTime(new Date(now + 90_000).toUTCString(), now);
  expect(Math.abs(about(90_000))).toBeLessThanOrEqual(1);
  noteServerTime("no date", now);
  expect(Math.abs(about(90_000))).toBeLessThanOrEqual(1);
  noteServerTime(new Date(now - 1000).toUTCString(), now);
  expect(about(0)).toBe(0);
});
