import { expect, it } from "vitest";
import { createRedaction } from "./redact-secrets";

it("hides a whole key that begins with another one", () => {
  const { redact, begin } = createRedaction(["archive-key", "archive-key-of-the-voices"]);
  const text = begin();
  expect([
    redact("Say archive-key-of-the-voices, not archive-key."),
    text.push("Say archive-key-of-the-voices.") + text.rest(),
  ]).toEqual(["Say [key], not [key].", "Say [key]."]);
});
