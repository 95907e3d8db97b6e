import type { SpeechSynthesizer } from "../contracts";
import { withPrepare } from "../speaking/with-prepare";

/** The same synthesizer, which reports the number of characters of each requested text. */
export function countingCharacters(
  synthesizer: SpeechSynthesizer,
  onRequest: (characters: number) => void,
): SpeechSynthesizer {
  return withPrepare(synthesizer, (request, options) => {
    onRequest(request.text.length);
    return synthesizer.prepare(request, options);
  });
}
