import type { SpeechSynthesizer } from "../contracts";

export interface RoomVoiceOptions {
  /** Hears how many characters of text the voice is asked for, each time. */
  readonly onAsked: (characters: number) => void;
  /** The voice that the visitor chose for a character, by id; `null` for the one that suits. */
  readonly voiceIdFor: (characterId: string) => string | null;
}

/** The same voice, as the visitor chose it; each text it is asked for is told. */
export function roomVoice(voice: SpeechSynthesizer, { onAsked, voiceIdFor }: RoomVoiceOptions): SpeechSynthesizer {
  return {
    get name() {
      return voice.name;
    },
    get kind() {
      return voice.kind;
    },
    availability: (id) => voice.availability(id),
    unlock: () => voice.unlock(),
    prepare(request, options) {
      onAsked(request.text.length);
      const voiceId = request.voiceId ?? voiceIdFor(request.voice);
      return voice.prepare(voiceId === null ? request : { ...request, voiceId }, options);
    },
  };
}
