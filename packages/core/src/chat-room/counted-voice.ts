import type { SpeechSynthesizer } from '../contracts'

/** The same voice; each text it is asked for is told, with its length in characters. */
export function countedVoice(voice: SpeechSynthesizer, onAsked: (characters: number) => void): SpeechSynthesizer {
  return {
    get name() {
      return voice.name
    },
    get kind() {
      return voice.kind
    },
    availability: (id) => voice.availability(id),
    unlock: () => voice.unlock(),
    prepare(request, options) {
      onAsked(request.text.length)
      return voice.prepare(request, options)
    },
  }
}
