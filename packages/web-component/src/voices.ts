import { characters } from "@archive-of-minds/core";
import {
  createAudioOutput,
  createAutoSpeechSynthesizer,
  createSoundEffectsPlayer,
  createSystemSpeechSynthesizer,
  type Voices,
} from "@archive-of-minds/core/providers/browser";
import { createFliteSpeechSynthesizer } from "@archive-of-minds/core/providers/flite-voice";

const noDownload = { totalBytes: 0, download: () => Promise.resolve() };

export interface ElementVoices extends Voices {
  /** Frees the audio device. */
  close(): void;
}

/** The system's voices, and flite where the page has its file. */
export function createVoices(voiceFile: string | null): ElementVoices {
  const output = createAudioOutput();
  const system = createSystemSpeechSynthesizer();
  const rest = {
    soundEffects: createSoundEffectsPlayer(output),
    outputLevel: () => output.level(),
    close: () => output.dispose(),
  };
  if (voiceFile === null) return { synthesizer: createAutoSpeechSynthesizer([system]), download: noDownload, ...rest };
  const own = createFliteSpeechSynthesizer({ wasmUrl: voiceFile, output });
  void own.preload();
  return {
    synthesizer: createAutoSpeechSynthesizer([system, own], {
      orderFor: (voice) =>
        characters.some(({ id, casting }) => id === voice && casting.prefersFlite) ? [own, system] : [system, own],
    }),
    download: own,
    ...rest,
    close() {
      own.dispose();
      output.dispose();
    },
  };
}
