import { fromCallback, type EventObject } from 'xstate'
import type { PreparedSpeech, SpeechSynthesizer, SpeechVolume } from '../contracts'
import { createSentenceSplitter } from './sentence-splitter'
import { speakableText } from './speakable-text'
import type { RunVoiceEvent, RunVoiceInput, SpeakingEvent, SpeakingInput } from './speaking.machine'
import { toSpeechFailure } from './speech-failure'

/** Makes `readSentences`: what is found is ready to be said, without stage directions. */
export function defineReadSentences() {
  return fromCallback<EventObject, SpeakingInput>(({ input, sendBack }) => {
    const report: (event: SpeakingEvent) => void = sendBack
    const splitter = createSentenceSplitter()
    let read = 0
    const tell = (pieces: readonly string[]) => {
      for (const piece of pieces) {
        const text = speakableText(piece)
        if (/[\p{L}\p{N}]/u.test(text)) report({ type: 'sentence.found', text })
      }
    }
    let isOver = false
    const take = () => {
      if (isOver) return
      const { text, isWhole } = input.source
      tell(splitter.push(text.slice(read)))
      read = text.length
      if (!isWhole) return
      isOver = true
      tell(splitter.flush())
      report({ type: 'text.read' })
    }
    take()
    return input.source.subscribe(take)
  })
}

function createVolume(): SpeechVolume & { set(value: number): void } {
  const listeners = new Set<() => void>()
  let value = 1
  return {
    get value() {
      return value
    },
    set(next) {
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Makes `runVoice` from a speech synthesizer. */
export function defineRunVoice(synthesizer: SpeechSynthesizer) {
  return fromCallback<RunVoiceEvent, RunVoiceInput>(({ input, sendBack, receive }) => {
    const abort = new AbortController()
    const volume = createVolume()
    const prepared = new Map<number, { readonly text: string; readonly speech: PreparedSpeech }>()
    const report = (event: SpeakingEvent) => {
      if (!abort.signal.aborted) sendBack(event)
    }

    const play = async (place: number) => {
      const item = prepared.get(place)
      prepared.delete(place)
      if (!item) return
      let hasStarted = false
      const onProgress = (characters: number) => {
        if (abort.signal.aborted) return
        if (!hasStarted) {
          hasStarted = true
          input.caption.begin(item.text)
          report({ type: 'speech.started', place })
        }
        input.caption.advance(characters)
      }
      try {
        await item.speech.play({ signal: abort.signal, volume, onProgress })
        report({ type: 'speech.finished', place })
      } catch (error) {
        report({ type: 'speech.failed', place, failure: toSpeechFailure(error) })
      }
    }

    receive((event) => {
      if (event.type === 'speech.volume') volume.set(event.volume)
      else if (event.type === 'speech.play') void play(event.place)
      else prepared.set(event.place, { text: event.text, speech: synthesizer.prepare({ text: event.text, voice: input.voice }, { signal: abort.signal }) })
    })
    return () => {
      abort.abort()
      input.caption.begin('')
    }
  })
}
