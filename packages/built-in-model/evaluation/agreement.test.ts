import { expect, it } from "vitest";
import { agreementOf } from "./agreement";
import { exampleReply, markedBy } from "./example.fixture";
import type { Mark } from "./marks";

const agreement = (...rows: readonly (readonly Mark[])[]) =>
  agreementOf(rows.map((given) => markedBy(exampleReply(), ...given).marks));

it("is full where all readers agree on each reply", () => {
  expect(agreement(["fits", "fits", "fits"], ["weak", "weak", "weak"])).toEqual({
    replies: 2,
    unanimous: 1,
    kappa: 1,
  });
});

it("is Fleiss' kappa, computed by hand", () => {
  // Observed: 1, 1/3 and 1/3, on average 5/9. By chance, of 9 marks 5, 3 and 1: (25 + 9 + 1) / 81.
  const { replies, unanimous, kappa } = agreement(
    ["fits", "fits", "fits"],
    ["fits", "fits", "weak"],
    ["weak", "jarring", "weak"],
  );
  expect({ replies, unanimous }).toEqual({ replies: 3, unanimous: 1 / 3 });
  expect(kappa).toBeCloseTo((5 / 9 - 35 / 81) / (1 - 35 / 81), 12);
});

it("is below zero where readers agree less than by chance", () => {
  expect(agreement(["fits", "jarring"], ["jarring", "fits"]).kappa).toBe(-1);
});

it("has no kappa where all marks are the same", () => {
  expect(agreement(["fits", "fits"], ["fits", "fits"])).toEqual({ replies: 2, unanimous: 1, kappa: null });
});

it("leaves out replies that one reader has marked", () => {
  expect(agreement(["fits"], ["weak", "fits"]).replies).toBe(1);
  expect(agreement(["fits"])).toEqual({ replies: 0, unanimous: null, kappa: null });
});
