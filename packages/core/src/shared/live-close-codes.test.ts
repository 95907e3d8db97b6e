import { describe, expect, it } from "vitest";
import { causeOfClose, liveCloseCodes, reasonOfClose, vendorCauseOf, wordsOfClose } from "./live-close-codes";

describe("a close by our server", () => {
  it("gives the reason of a failure or an end by its code alone", () => {
    const reasons = Object.entries(liveCloseCodes).map(([name, code]) => [
      name,
      causeOfClose(code) ?? reasonOfClose(code, ""),
    ]);
    expect(Object.fromEntries(reasons)).toEqual({
      ended: "unavailable",
      goingAway: "unavailable",
      policy: "refused",
      tooBig: "refused",
      upstream: "unavailable",
      busy: "quota",
      locked: "locked",
      outdatedClient: "outdatedClient",
      keyRefused: "auth",
      startTimedOut: "timeout",
      elsewhere: "elsewhere",
      silence: "silence",
      longest: "longest",
      spent: "quota",
      invalidStart: "invalid",
    });
  });

  it.each(Object.entries(liveCloseCodes).filter(([, code]) => code >= 4_000))(
    "has the same reason whatever its text is: %s",
    (_name, code) => {
      const words = "Authentication quota: nobody spoke, max duration at most, did not begin as promised.";
      expect([reasonOfClose(code, words), causeOfClose(code)]).toEqual([reasonOfClose(code, ""), causeOfClose(code)]);
    },
  );
});

it.each([1006, 1012, 4000, 4999, undefined])("gives no reason for a code that our server never sends: %s", (code) => {
  expect([reasonOfClose(code, "quota"), causeOfClose(code)]).toEqual([null, undefined]);
});

describe("a close by the vendor", () => {
  it.each([
    ["quota exceeded", "quota"],
    ["Could not authorize you.", "notAuthorised"],
    ["Invalid API key.", "auth"],
    ['Override for field "prompt" is not allowed by config.', "refused"],
  ] as const)("of a refusal gives the reason by its text: %s", (words, reason) => {
    expect(reasonOfClose(liveCloseCodes.policy, words)).toBe(reason);
  });

  it.each([
    ["Closed after inactivity", "silence"],
    ["Max duration exceeded", "longest"],
    ["Until we meet again.", undefined],
  ] as const)("of a regular end gives the cause by its text: %s", (words, cause) => {
    expect(vendorCauseOf(words)).toBe(cause);
  });
});

it("has a sentence for a code without a text", () => {
  expect([wordsOfClose(1006, ""), wordsOfClose(1001, ""), wordsOfClose(1001, "Bye.")]).toEqual([
    "The connection was closed due to a socket error.",
    "The connection was closed by the server.",
    "Bye.",
  ]);
});
