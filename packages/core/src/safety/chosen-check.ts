import type { SafetyCheck } from "../contracts";
import { whenIdle } from "../shared/when-idle";
import { createSafetyCheck } from "./create-safety-check";
import { preloadSafetyCheck } from "./safety.actors";

/** English, until the visitor's language is known. */
export const DEFAULT_LANGUAGE = "en";

/** The configured check, which starts to load: the built-in one by default, none for `null`. */
export function chooseSafetyCheck(safetyCheck: SafetyCheck | null | undefined, language: string): SafetyCheck | null {
  if (safetyCheck === null) return null;
  if (safetyCheck) {
    preloadSafetyCheck(safetyCheck, language);
    return safetyCheck;
  }
  const builtIn = createSafetyCheck();
  // Its rules are large, and the first paint does not need them.
  whenIdle(() => preloadSafetyCheck(builtIn, language));
  return builtIn;
}
