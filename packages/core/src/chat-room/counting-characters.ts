import type { SpeechSynthesizer } from "../contracts";
import { withPrepare } from "../speaking/with-prepare";

export interface RoomVoiceOptions {
  /** Called with the number of characters of each requested text. */
  readonly onAsked: (characters: number) => void;
  /** The voice that the visitor chose for a character, by id; `null` for the one that suits. */
  readonly voiceIdFor: (characterId: string) => string | null;
}

/** The same synthesizer with the voice that the visitor chose; the length of each requested text is reported. */
export function roomVoice(voice: SpeechSynthesizer, { onAsked, voiceIdFor }: RoomVoiceOptions): SpeechSynthesizer {
  return withPrepare(voice, (request, options) => {
    onAsked(request.text.length);
    const voiceId = request.voiceId ?? voiceIdFor(request.voice);
    return voice.prepare(voiceId === null ? request : { ...request, voiceId }, options);
  });
}
