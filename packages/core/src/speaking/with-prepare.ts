import type { SpeechSynthesizer } from "../contracts";

/** The same synthesizer with another `prepare`. A wrapper made with it forwards every other member, so that a new member is added in one place. */
export function withPrepare(synthesizer: SpeechSynthesizer, prepare: SpeechSynthesizer["prepare"]): SpeechSynthesizer {
  return {
    get name() {
      return synthesizer.name;
    },
    get kind() {
      return synthesizer.kind;
    },
    describe: (voice) => synthesizer.describe(voice),
    unlock: () => synthesizer.unlock(),
    prepare,
  };
}
