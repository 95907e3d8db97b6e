import { expect, it } from "vitest";
import { holdDiscussions, TURNS } from "./discussions.fixture";
import { propertyRuns } from "@archive-of-minds/testing";

it(`completes moderated discussions of ${String(TURNS)} turns, whatever the visitor and the moderator do`, async () => {
  const { broken, met } = await holdDiscussions(
    Array.from({ length: propertyRuns(500) }, (_, run) => ({ run, isModerated: true, mayEnd: false })),
  );
  expect(broken).toEqual([]);
  expect(
    Object.entries({ limit: met.limit, stop: met.stop, failed: met.failed, moderated: met.moderated }).filter(
      ([, times]) => times === 0,
    ),
  ).toEqual([]);
});
