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
  unknown: { language: "fr", texts: ["Je veux mourir", "Il ne respire plus"] },
}));

describeSafetyCheckContract("the built-in one in German", () => ({
  safetyCheck: createSafetyCheck(),
  language: "de",
  inNeed: {
    "Ich will nicht mehr leben": "despair",
    "Mein Mann schlägt mich": "violence",
    "Ich glaube, er hat einen Schlaganfall": "medicalEmergency",
  },
}));

describeSafetyCheckContract("the fake", () => {
  const safetyCheck = createFakeSafetyCheck(inNeed);
  return {
    safetyCheck,
    language: "en",
    inNeed,
    unknown: { language: "de", texts: Object.keys(inNeed) },
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

  it.each([
    "Was ist Drehstrom?",
    "erzähl mir was über roquefort",
    "Warum hat Edison gegen Wechselstrom gekämpft?",
    "wie alt ist das universum",
    "schreib ein gedicht über die nordsee",
    "und wer hat dich unterrichtet",
  ])("asks for something else in German: %s", async (text) => {
    expect(await isUnrelated(text)).toBe(true);
  });

  it.each([
    "nein",
    "warum",
    "wen kümmerts",
    "ich wohne allein",
    "was soll ich machen",
    "kannst du bleiben",
    "wird das wieder besser",
    "was kommt nach dem tod",
    "wie lange dauert das",
    "wuerde mich jemand vermissen",
    "sag mir was ich tun soll",
    "welche tabletten sind am schlimmsten",
  ])("may be about it in German: %s", async (text) => {
    expect(await isUnrelated(text)).toBe(false);
  });

  it("may always be about it in another language", async () => {
    expect(await isUnrelated("Qu’est-ce que le courant triphasé ?", "fr")).toBe(false);
  });
});
