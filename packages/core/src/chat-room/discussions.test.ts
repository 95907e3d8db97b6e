import { expect, it } from "vitest";
import { holdDiscussions, TURNS } from "./discussions.fixture";
import { propertyRuns } from "@archive-of-minds/testing";

// The other half, with a moderator, is in another file so that both run at the same time.

it(`completes discussions of ${String(TURNS)} turns, whatever the visitor does`, async () => {
  const { broken, met } = await holdDiscussions(
    Array.from({ length: propertyRuns(500) }, (_, run) => ({ run, isModerated: false, mayEnd: false })),
  );
  expect(broken).toEqual([]);
  // The runs include the turn limit, a visitor who stops and a model that fails.
  expect(
    Object.entries({ limit: met.limit, stop: met.stop, failed: met.failed }).filter(([, times]) => times === 0),
  ).toEqual([]);
});

it("completes discussions that end by themselves", async () => {
  const RUNS = propertyRuns(400);
  const { broken, met } = await holdDiscussions(
    Array.from({ length: RUNS }, (_, run) => ({ run, isModerated: run % 2 === 0, mayEnd: true })),
  );
  expect(broken).toEqual([]);
  expect(met.itself).toBeGreaterThan(RUNS / 20);
});
