import { expect, it } from "vitest";
import { beginsDay, formatDay } from "./format-day";
import { formatTime } from "./format-time";

const AFTERNOON = new Date(2026, 10, 21, 15, 7).toISOString();

it("names the day in full, as the locale does", () => {
  expect(formatDay(AFTERNOON)).toBe("Saturday 21 November 2026");
  expect(formatDay(AFTERNOON, "de")).toBe("Samstag, 21. November 2026");
  expect(formatDay(AFTERNOON, "en-US")).toBe("Saturday, November 21, 2026");
});

it("formats the time with AM and PM, or with 24 hours where the locale does", () => {
  expect(formatTime(AFTERNOON)).toBe("03:07 PM");
  expect(formatTime(AFTERNOON, "de")).toBe("15:07");
  expect(formatTime(AFTERNOON, "en-GB")).toBe("15:07");
});

it("starts a day with the first message and after each midnight", () => {
  expect(beginsDay("2026-11-21T12:00:00.000Z", null)).toBe(true);
  expect(beginsDay("2026-11-21T12:00:00.000Z", "2026-11-21T11:59:00.000Z")).toBe(false);
  expect(beginsDay("2026-11-21T12:00:00.000Z", "2026-11-19T12:00:00.000Z")).toBe(true);
});
