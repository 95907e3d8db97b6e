import { createFakeSafetyCheck } from "@archive-of-minds/testing";
import { describeSafetyCheckContract } from "@archive-of-minds/testing/contracts";
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
