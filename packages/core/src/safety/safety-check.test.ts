import { createFakeSafetyCheck } from "@archive-of-minds/testing";
import { describeSafetyCheckContract } from "@archive-of-minds/testing/contracts";
import { describe, expect, it } from "vitest";
import { createSafetyCheck } from "./create-safety-check";

const inNeed = {
  "I want to die": "despair",
  "My husband hits me": "violence",
  "I think he is having a stroke": "medicalEmergency",
} as const;

describeSafetyCheckContract("the built-in one", () => ({
  safetyCheck: createSafetyCheck(),
  language: "en",
  inNeed,
  unknownLanguage: "de",
}));

describeSafetyCheckContract("the fake", () => {
  const safetyCheck = createFakeSafetyCheck(inNeed);
  return {
    safetyCheck,
    language: "en",
    inNeed,
    unknownLanguage: "de",
    breakDown: () => safetyCheck.failWith(new Error("No network")),
    recover: () => safetyCheck.failWith(null),
  };
});

describe("a message soon after a need", () => {
  const isUnrelated = (text: string, language = "en") => createSafetyCheck().isUnrelated?.({ text, language });

  it.each([
    "What is three-phase current?",
    "tell me about roquefort",
    "Why did Edison fight alternating current?",
    "how old is the universe",
    "write a poem about the sea",
    "and who taught you",
    "what did plato say about caves",
  ])("asks for something else: %s", async (text) => {
    expect(await isUnrelated(text)).toBe(true);
  });

  it.each([
    "no",
    "why",
    "who cares",
    "I live alone",
    "what should i do",
    "can you stay",
    "my sister",
    "i called them",
    "does it get better",
    "what happens after death",
    "is there a way out",
    "would anyone notice",
    "how long does it take",
    "what can you do about it",
    "you are just a machine",
    "I am in the kitchen",
    "tell me what to do",
    "which pills are worst",
  ])("may be about it: %s", async (text) => {
    expect(await isUnrelated(text)).toBe(false);
  });

  it("may always be about it in another language", async () => {
    expect(await isUnrelated("Was ist Drehstrom?", "de")).toBe(false);
  });
});
