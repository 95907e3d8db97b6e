import type { SafetyCheck } from "../contracts";

/** Whether a message of this language clearly speaks of something else than a need. A check that fails says no. */
export const unrelatedMessage =
  (safetyCheck: SafetyCheck | null) =>
  async (text: string, language: string): Promise<boolean> => {
    try {
      return (await safetyCheck?.isUnrelated?.({ text, language })) === true;
    } catch {
      return false;
    }
  };
