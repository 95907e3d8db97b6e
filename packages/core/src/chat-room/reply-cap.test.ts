import { expect, it } from "vitest";
import { createReplyCap } from "./reply-cap";

it("ends a reply that continues with white space only", () => {
  const cap = createReplyCap();
  let shown = cap.push("Good evening. ");
  for (let pieces = 0; pieces < 1_000 && !cap.isFull; pieces++) shown += cap.push(" ".repeat(50));
  expect([cap.isFull, shown.trim(), shown.length <= 4_000, cap.push("More."), cap.flush()]).toEqual([
    true,
    "Good evening.",
    true,
    "",
    "",
  ]);
});
