import { describe, expect, it } from 'vitest'
import { SpeechError, type SpeechErrorReason, type SpeechSynthesizer } from '../contracts'
import { createAutoSpeechSynthesizer } from '../providers/browser/audio/auto-speech-synthesizer'
import { createTestChat, type TestChatOptions } from '../testing/test-chat'
import { createFakeSpeechSynthesizer } from '../testing/fake-speech-synthesizer'
import { exampleCharacter } from '../testing/example-character'
import { exampleMessage } from '../testing/example-message'

/** A voice that says what the test lets it say, when the test lets it. */
function createSilentVoice(availability: 'ready' | 'downloadable' | 'unavailable' = 'ready') {
  const prepared: string[] = []
  const playing: { text: string; say(characters: number): void; finish(): void; fail(reason: SpeechErrorReason): void; volume(): number; isStopped(): boolean }[] = []
  let unlocked = 0
  const state = { availability }
  const synthesizer: SpeechSynthesizer = {
    name: 'Silent voice',
    kind: 'builtIn',
    availability: () => Promise.resolve(state.availability),
    unlock: () => void (unlocked += 1),
    prepare({ text }, { signal: preparing }) {
      prepared.push(text)
      return {
        play: ({ signal, volume, onProgress }) =>
          new Promise<void>((resolve, reject) => {
            signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
            playing.push({
              text,
              say: (characters) => onProgress?.(characters),
              finish: resolve,
              fail: (reason) => reject(new SpeechError(reason, 'No sound')),
              volume: () => volume.value,
              isStopped: () => signal.aborted && preparing.aborted,
            })
          }),
      }
    },
  }
  return { synthesizer, prepared, playing, state, unlocked: () => unlocked }
}

async function open(options: TestChatOptions = {}, voice = createSilentVoice()) {
  const test = await createTestChat({ ...options, speechSynthesizer: voice.synthesizer })
  await test.ready()
  await test.until(({ context }) => context.voice !== null)
  test.chat.send({ type: 'audio.unlock' })
  const isSpeaking = () => test.chat.getSnapshot().hasTag('speaking')
  const heard = async () => {
    await expect.poll(() => voice.playing.length).toBeGreaterThan(0)
    return voice.playing.at(-1)!
  }
  return { ...test, voice, isSpeaking, heard }
}

/** Lets promises that are due come true. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a reply', () => {
  it('is heard from its first sentence on, while it is still being written', async () => {
    const { visitorSays, voice, isSpeaking, heard, chat } = await open()
    const call = await visitorSays('Who are you?')
    call.say('I am Ada. I ')
    const first = await heard()
    expect([first.text, voice.prepared, isSpeaking()]).toEqual(['I am Ada.', ['I am Ada.'], true])
    call.say('count. And ')
    await settle()
    expect(voice.prepared).toEqual(['I am Ada.', 'I count.'])
    first.say(0)
    first.finish()
    await expect.poll(() => voice.playing.map(({ text }) => text)).toEqual(['I am Ada.', 'I count.'])
    call.say('you?')
    call.finish()
    voice.playing[1]!.say(0)
    voice.playing[1]!.finish()
    await expect.poll(() => voice.playing.at(-1)?.text).toBe('And you?')
    voice.playing[2]!.say(0)
    voice.playing[2]!.finish()
    await expect.poll(isSpeaking).toBe(false)
    expect(chat.getSnapshot().context.voiceFailure).toBeNull()
  })

  it('lets the voice know what it said just before', async () => {
    const speechSynthesizer = createFakeSpeechSynthesizer({ speaks: true })
    const test = await createTestChat({ speechSynthesizer })
    await test.ready()
    await test.until(({ context }) => context.voice !== null)
    test.chat.send({ type: 'audio.unlock' })
    const call = await test.visitorSays('Speak')
    call.say('One. *nods* Two. ')
    call.finish()
    await expect.poll(() => speechSynthesizer.prepared.map(({ request }) => [request.previousText, request.text])).toEqual([[undefined, 'One.'], ['One.', 'Two.']])
  })

  it('never has more than the next sentence fetched ahead', async () => {
    const { visitorSays, voice } = await open()
    const call = await visitorSays('Speak')
    call.say('One. Two. Three. Four. Five. ')
    await expect.poll(() => voice.prepared).toEqual(['One.', 'Two.'])
  })

  it('is not heard where the visitor wants no voice, the page may make no sound, or nothing speaks', async () => {
    const off = await open({ settings: { 'aom.voice': 'false' } })
    const locked = await createTestChat({ speechSynthesizer: createSilentVoice().synthesizer })
    await locked.ready()
    const mute = await open({}, createSilentVoice('unavailable'))
    for (const test of [off, locked, mute]) {
      const call = await test.visitorSays('Speak')
      call.say('One. Two. ')
      await test.until((snapshot) => snapshot.matches({ conversation: { ready: { replying: { answering: 'streaming' } } } }))
      expect(test.chat.getSnapshot().matches({ voice: 'silent' })).toBe(true)
    }
  })

  it('is heard from its beginning by a voice that is ready a little later', async () => {
    const voice = createSilentVoice('downloadable')
    const { visitorSays, heard, chat, isSpeaking } = await open({}, voice)
    const call = await visitorSays('Speak')
    call.say('One. Two. ')
    await settle()
    expect(isSpeaking()).toBe(false)
    chat.send({ type: 'voice.checked', voice: 'ada', status: { availability: 'ready', engine: null } })
    expect((await heard()).text).toBe('One.')
    chat.send({ type: 'voice.stop' })
    expect(isSpeaking()).toBe(false)
  })

  it('says nothing of stage directions, and nothing at all where there is nothing else', async () => {
    const { visitorSays, voice, isSpeaking } = await open()
    const call = await visitorSays('Act')
    call.say('*bows deeply*')
    call.finish()
    await expect.poll(isSpeaking).toBe(false)
    expect(voice.prepared).toEqual([])
  })
})

describe('the voice of a character', () => {
  const voices = [
    { id: 'low', name: 'Low' },
    { id: 'high', name: 'High' },
  ]

  it('can be chosen for each character by itself, and is kept', async () => {
    const speechSynthesizer = createFakeSpeechSynthesizer({ voices })
    const { chat, settingsStore, ready, until } = await createTestChat({ speechSynthesizer, settings: { 'aom.voiceOf.ben': 'low' } })
    await ready()
    await until(({ context }) => context.voice !== null)
    const chosen = () => chat.getSnapshot().context.voiceIds
    expect([chat.getSnapshot().context.voice?.voices, chosen()]).toEqual([voices, { ben: 'low' }])
    chat.send({ type: 'voice.choose', id: 'high' })
    expect([chosen(), settingsStore.read('aom.voiceOf.ada')]).toEqual([{ ada: 'high', ben: 'low' }, 'high'])
    chat.send({ type: 'character.select', characterId: 'ben' })
    chat.send({ type: 'voice.choose', id: null })
    expect([chosen(), settingsStore.read('aom.voiceOf.ben')]).toEqual([{ ada: 'high' }, null])
  })

  it('is asked for by name', async () => {
    const speechSynthesizer = createFakeSpeechSynthesizer({ voices, speaks: true })
    const { chat, visitorSays, until, ready } = await createTestChat({ speechSynthesizer, settings: { 'aom.voiceOf.ben': 'low' } })
    await ready()
    await until(({ context }) => context.voice !== null)
    chat.send({ type: 'audio.unlock' })
    const call = await visitorSays('Speak')
    call.say('One. ')
    await expect.poll(() => speechSynthesizer.prepared.length).toBe(1)
    chat.send({ type: 'voice.choose', id: 'high' })
    call.say('Two. ')
    await expect.poll(() => speechSynthesizer.prepared.map(({ request }) => request.voiceId)).toEqual([undefined, 'high'])
  })

  it('is nothing to choose where there is one', async () => {
    const { chat, until } = await createTestChat({ speechSynthesizer: createFakeSpeechSynthesizer({ voices: voices.slice(1) }) })
    await until(({ context }) => context.voice !== null)
    expect(chat.getSnapshot().context.voice).toEqual({ availability: 'ready', engine: { name: 'Fake voice', kind: 'builtIn' } })
  })
})

describe('sounds that a reply writes as words', () => {
  const flux = { ...exampleCharacter('ada'), speaksInSounds: true }

  it('can be switched off and on again, and are not said in either case', async () => {
    const heardSounds: string[] = []
    const soundEffects = { play: async (effects: readonly { type: string }[]) => void heardSounds.push(...effects.map(({ type }) => type)) }
    const { visitorSays, voice, chat, settingsStore, ready } = await open({ soundEffects, characters: [flux] })
    const hear = async (text: string) => {
      const call = await visitorSays('Are you there?')
      call.say(text)
      call.finish()
      await ready()
      const sounding = voice.prepared.length
      await expect.poll(() => voice.playing.length).toBe(sounding)
      chat.send({ type: 'voice.stop' })
    }
    chat.send({ type: 'soundEffects.disable' })
    expect([chat.getSnapshot().context.soundEffectsOn, settingsStore.read('aom.soundEffects')]).toEqual([false, 'false'])
    await hear('Bzzzt. I am.')
    expect(heardSounds).toEqual([])
    chat.send({ type: 'soundEffects.enable' })
    expect([chat.getSnapshot().context.soundEffectsOn, settingsStore.read('aom.soundEffects')]).toEqual([true, null])
    await hear('Whoooosh. I am not.')
    expect([heardSounds, voice.prepared]).toEqual([['whoosh'], ['I am.', 'I am not.']])
  })

  it('are no matter of choice where nothing makes them', async () => {
    const { chat } = await open()
    chat.send({ type: 'soundEffects.disable' })
    expect(chat.getSnapshot().context.soundEffectsOn).toBeNull()
  })


  it('are made before the words they stand with, and not said', async () => {
    const heardSounds: string[][] = []
    const soundEffects = { play: async (effects: readonly { type: string }[]) => void heardSounds.push(effects.map(({ type }) => type)) }
    const { visitorSays, voice } = await open({ soundEffects, characters: [flux] })
    const call = await visitorSays('Are you there?')
    call.say('Bzzzt. I am, whoosh, everywhere. ')
    await expect.poll(() => voice.playing.map(({ text }) => text)).toEqual(['I am, everywhere.'])
    expect([heardSounds, voice.prepared]).toEqual([[['buzz'], ['whoosh']], ['I am, everywhere.']])
  })

  it('are words in the mouth of whoever does not speak in them', async () => {
    const heardSounds: string[] = []
    const soundEffects = { play: async (effects: readonly { type: string }[]) => void heardSounds.push(...effects.map(({ type }) => type)) }
    const { visitorSays, voice } = await open({ soundEffects })
    const call = await visitorSays('What did you study?')
    call.say('Hmmm, let me think: light, static, and thunder. ')
    await expect.poll(() => voice.playing.map(({ text }) => text)).toEqual(['Hmmm, let me think: light, static, and thunder.'])
    expect(heardSounds).toEqual([])
  })

  it('take no words with them when they fail', async () => {
    const soundEffects = { play: () => Promise.reject(new SpeechError('unsupported', 'No sounds here')) }
    const { visitorSays, voice } = await open({ soundEffects, characters: [flux] })
    const call = await visitorSays('Are you there?')
    call.say('Bzzzt. I am here. ')
    await expect.poll(() => voice.playing.map(({ text }) => text)).toEqual(['I am here.'])
  })

  it('lock the page again when it may make none', async () => {
    const soundEffects = { play: () => Promise.reject(new SpeechError('blocked', 'Press first')) }
    const { visitorSays, chat } = await open({ soundEffects, characters: [flux] })
    const call = await visitorSays('Are you there?')
    call.say('Bzzzt. I am here. ')
    await expect.poll(() => chat.getSnapshot().value.audio).toBe('locked')
  })

  it('are passed over where nothing makes them', async () => {
    const { visitorSays, voice } = await open({ characters: [flux] })
    const call = await visitorSays('Are you there?')
    call.say('Bzzzt. I am here. ')
    await expect.poll(() => voice.playing.map(({ text }) => text)).toEqual(['I am here.'])
  })
})

describe('the voice falls silent at once', () => {
  it.each([
    ['Stop is pressed', { type: 'voice.stop' }],
    ['the reply is stopped', { type: 'reply.stop' }],
    ['another character is chosen', { type: 'character.select', characterId: 'ben' }],
    ['the page goes', { type: 'page.hide' }],
    ['the visitor speaks over it', { type: 'voice.interrupt' }],
    ['the voice is switched off', { type: 'voice.disable' }],
  ] as const)('when %s', async (_, event) => {
    const { visitorSays, heard, chat, isSpeaking } = await open()
    const call = await visitorSays('Speak')
    call.say('One. Two. Three. ')
    const sentence = await heard()
    sentence.say(0)
    chat.send(event)
    expect([isSpeaking(), sentence.isStopped()]).toEqual([false, true])
  })

  it('and a reply that was spoken over says so in memory', async () => {
    const { visitorSays, heard, chat } = await open()
    const call = await visitorSays('Speak')
    call.say('One. Two')
    await heard()
    chat.send({ type: 'voice.interrupt' })
    expect(chat.getSnapshot().context.messages.at(-1)).toMatchObject({ role: 'assistant', content: 'One. Two', end: 'interrupted' })
    expect(call.signal.aborted).toBe(true)
  })

  it('and a reply that was whole in writing, but not yet heard to its end, says so too', async () => {
    const { visitorSays, heard, chat, ready, stored, isSpeaking } = await open()
    const call = await visitorSays('Speak')
    call.say('One. Two. Three.')
    call.finish()
    await ready()
    ;(await heard()).say(0)
    const written = chat.getSnapshot().context.messages
    expect([written.at(-1)?.end, isSpeaking()]).toEqual(['complete', true])
    chat.send({ type: 'voice.interrupt' })
    const marked = [written[0], { ...written[1], end: 'interrupted', heard: 0 }]
    expect([chat.getSnapshot().context.messages, isSpeaking()]).toEqual([marked, false])
    await expect.poll(() => stored('ada')).toEqual(marked)
  })

  describe('and memory knows how far it was heard', () => {
    const last = ({ chat }: { chat: Awaited<ReturnType<typeof open>>['chat'] }) => chat.getSnapshot().context.messages.at(-1)

    it('to the word, where it was whole in writing', async () => {
      const test = await open()
      const call = await test.visitorSays('Speak')
      call.say('I am Ada. *smiles* I  count stars, as I always have.')
      call.finish()
      await test.ready()
      const first = await test.heard()
      first.say(0)
      first.finish()
      await expect.poll(() => test.voice.playing.at(-1)?.text).toBe('I count stars, as I always have.')
      test.voice.playing.at(-1)!.say('I count st'.length)
      test.chat.send({ type: 'voice.interrupt' })
      const message = last(test)
      expect([message?.end, message?.content.slice(0, message.heard)]).toEqual(['interrupted', 'I am Ada. *smiles* I  count stars,'])
      await expect.poll(async () => (await test.stored('ada')).at(-1)).toEqual(message)
    })

    it('where it was still being written, and the next reply is asked for with what was heard', async () => {
      const test = await open()
      const call = await test.visitorSays('Speak')
      call.say('I am Ada. I count. I have always ')
      const first = await test.heard()
      first.say(4)
      test.chat.send({ type: 'voice.interrupt' })
      expect(last(test)).toMatchObject({ end: 'interrupted', content: 'I am Ada. I count. I have always', heard: 4 })
      const next = await test.visitorSays('Wait')
      expect(next.request.messages).toEqual([
        { role: 'user', content: 'Speak' },
        { role: 'assistant', content: 'I am… [interrupted here]' },
        { role: 'user', content: 'Wait' },
      ])
    })

    it('to the sentence, where the same one comes twice', async () => {
      const test = await open()
      const call = await test.visitorSays('Laugh')
      call.say('Ha! Ha! Ha! ')
      const first = await test.heard()
      first.say(3)
      first.finish()
      await expect.poll(() => test.voice.playing.length).toBe(2)
      test.chat.send({ type: 'voice.interrupt' })
      expect(last(test)).toMatchObject({ end: 'interrupted', heard: 3 })
    })

    it.each([{ type: 'voice.stop' }, { type: 'mic.start' }, { type: 'message.send', text: 'Wait' }] as const)('where the voice alone was silenced, and a model is told (%s)', async (event) => {
      const test = await open()
      const call = await test.visitorSays('Speak')
      call.say('I am Ada. I count. I have always.')
      call.finish()
      await test.ready()
      const first = await test.heard()
      first.say(4)
      test.chat.send(event)
      const reply = test.chat.getSnapshot().context.messages[1]
      expect(reply).toMatchObject({ end: 'complete', content: 'I am Ada. I count. I have always.', heard: 4 })
      await expect.poll(async () => (await test.stored('ada'))[1]).toEqual(reply)
      test.chat.send({ type: 'mic.cancel' })
      if (event.type !== 'message.send') test.chat.send({ type: 'message.send', text: 'Wait' })
      expect((await test.model.nextCall()).request.messages).toEqual([
        { role: 'user', content: 'Speak' },
        { role: 'assistant', content: 'I am [heard up to here, the rest in writing only] Ada. I count. I have always.' },
        { role: 'user', content: 'Wait' },
      ])
    })

    it('where nothing was heard of it yet', async () => {
      const test = await open()
      const call = await test.visitorSays('Speak')
      call.say('I am Ada. I ')
      await test.heard()
      test.chat.send({ type: 'voice.interrupt' })
      expect(last(test)).toMatchObject({ end: 'interrupted', heard: 0 })
      const next = await test.visitorSays('Wait')
      expect(next.request.messages[1]).toEqual({ role: 'assistant', content: '… [interrupted here]' })
    })
  })

  it.each([{ type: 'voice.stop' }, { type: 'voice.disable' }, { type: 'page.hide' }] as const)('and a whole reply stays whole when the voice alone is silenced (%s)', async (event) => {
    const { visitorSays, heard, chat, ready } = await open()
    const call = await visitorSays('Speak')
    call.say('One. Two.')
    call.finish()
    await ready()
    ;(await heard()).say(0)
    chat.send(event)
    expect(chat.getSnapshot().context.messages.at(-1)).toMatchObject({ content: 'One. Two.', end: 'complete' })
  })
})

it('the next question waits for the end of the reply in writing, not for the end of the voice', async () => {
  const { visitorSays, heard, chat, until, isSpeaking } = await open()
  const call = await visitorSays('Speak')
  call.say('One. Two. ')
  const sentence = await heard()
  sentence.say(0)
  const next = { type: 'message.send', text: 'And then?' } as const
  expect([chat.getSnapshot().can(next), chat.getSnapshot().can({ type: 'message.send', text: ' ' })]).toEqual([false, false])
  call.finish()
  await until((snapshot) => !snapshot.hasTag('typing'))
  expect([chat.getSnapshot().can(next), chat.getSnapshot().can({ type: 'message.send', text: ' ' }), isSpeaking()]).toEqual([true, false, true])
  chat.send(next)
  expect([isSpeaking(), sentence.isStopped()]).toEqual([false, true])
})

it('a reply that is asked for once more is heard too, and silences the one before', async () => {
  const { visitorSays, heard, chat, ready, model, voice } = await open()
  const call = await visitorSays('Speak')
  call.say('One. Two.')
  call.finish()
  await ready()
  const before = await heard()
  before.say(0)
  chat.send({ type: 'reply.regenerate' })
  expect(before.isStopped()).toBe(true)
  ;(await model.nextCall()).say('Three. Four. ')
  await expect.poll(() => voice.playing.at(-1)?.text).toBe('Three.')
})

it('a reply that broke off is silenced when the question is asked again, and no second press silences the answer', async () => {
  const { visitorSays, heard, chat, ready, model, voice, isSpeaking } = await open()
  const call = await visitorSays('Speak')
  call.say('One. Two. ')
  const before = await heard()
  before.say(0)
  call.fail('network')
  await ready()
  expect(isSpeaking()).toBe(true)
  chat.send({ type: 'reply.retry' })
  expect(before.isStopped()).toBe(true)
  ;(await model.nextCall()).say('Three. Four. ')
  await expect.poll(() => voice.playing.at(-1)?.text).toBe('Three.')
  chat.send({ type: 'reply.retry' })
  expect(isSpeaking()).toBe(true)
})

describe('while somebody may be interrupting', () => {
  it('the voice is quieter, and loud again after a false alarm', async () => {
    const { visitorSays, heard, chat } = await open()
    const call = await visitorSays('Speak')
    call.say('One. Two. ')
    const sentence = await heard()
    chat.send({ type: 'voice.duck' })
    expect(sentence.volume()).toBeLessThan(0.5)
    chat.send({ type: 'voice.unduck' })
    expect(sentence.volume()).toBe(1)
  })
})

describe('when the voice fails', () => {
  it('one sentence is given up and the next is said', async () => {
    const { visitorSays, heard, voice, isSpeaking } = await open()
    const call = await visitorSays('Speak')
    call.say('One. Two. Three. ')
    const first = await heard()
    first.fail('network')
    await expect.poll(() => voice.playing.map(({ text }) => text)).toEqual(['One.', 'Two.'])
    expect(isSpeaking()).toBe(true)
  })

  it('twice in a row, it stops, and the reply goes on in writing', async () => {
    const { visitorSays, voice, isSpeaking, chat } = await open()
    const call = await visitorSays('Speak')
    call.say('One. Two. Three. Four. ')
    for (let count = 1; count <= 2; count += 1) {
      await expect.poll(() => voice.playing.length).toBe(count)
      voice.playing[count - 1]!.fail('network')
    }
    await expect.poll(isSpeaking).toBe(false)
    expect([chat.getSnapshot().context.voiceFailure?.reason, chat.getSnapshot().hasTag('typing')]).toEqual(['network', true])
  })

  it('because the page may make no sound, it is locked until the next press', async () => {
    const { visitorSays, heard, chat, voice } = await open()
    const call = await visitorSays('Speak')
    call.say('One. Two. ')
    ;(await heard()).fail('blocked')
    await expect.poll(() => chat.getSnapshot().matches({ audio: 'locked', voice: 'silent' })).toBe(true)
    expect(chat.getSnapshot().context.voiceFailure?.reason).toBe('blocked')
    chat.send({ type: 'audio.unlock' })
    expect([voice.unlocked(), chat.getSnapshot().context.voiceFailure]).toEqual([2, null])
  })

  it('it is told who failed, and nothing of it any more once the visitor goes on', async () => {
    for (const event of [{ type: 'message.send', text: 'And?' }, { type: 'character.select', characterId: 'ben' }, { type: 'voice.disable' }] as const) {
      const voice = createSilentVoice()
      let speaker = 'Silent voice'
      const test = await open({}, { ...voice, synthesizer: { ...voice.synthesizer, get name() { return speaker }, speakerFor: async () => ({ name: speaker, kind: 'builtIn' }) } })
      const call = await test.visitorSays('Speak')
      call.say('One.')
      call.finish()
      await test.ready()
      const sentence = await test.heard()
      sentence.say(0)
      await settle()
      sentence.fail('timeout')
      await expect.poll(test.isSpeaking).toBe(false)
      speaker = 'Stand-in'
      test.chat.send({ type: 'voices.check' })
      await test.until(({ context }) => context.voice?.engine?.name === 'Stand-in')
      expect(test.chat.getSnapshot().context.voiceFailure).toEqual({ reason: 'timeout', message: 'No sound', engine: 'Silent voice' })
      test.chat.send(event)
      expect(test.chat.getSnapshot().context.voiceFailure).toBeNull()
    }
  })

  it('it is told who did not begin in time', async () => {
    const { visitorSays, heard, clock, chat } = await open()
    const call = await visitorSays('Speak')
    call.say('One. ')
    await heard()
    clock.increment(20_000)
    expect(chat.getSnapshot().context.voiceFailure).toMatchObject({ reason: 'timeout', engine: 'Silent voice' })
  })

  it('and never begins, it is given up after its deadline', async () => {
    const { visitorSays, heard, isSpeaking, clock, chat } = await open()
    const call = await visitorSays('Speak')
    call.say('One. Two. ')
    await heard()
    clock.increment(19_999)
    expect(isSpeaking()).toBe(true)
    clock.increment(1)
    expect([isSpeaking(), chat.getSnapshot().context.voiceFailure?.reason]).toEqual([false, 'timeout'])
  })
})

describe('an earlier letter', () => {
  const messages = [exampleMessage(1), exampleMessage(2, { role: 'assistant', content: 'One. Two.' }), exampleMessage(3, { role: 'assistant', content: 'Three.' })]
  const [, second, third] = messages as [unknown, { id: string }, { id: string }]

  it('is said once more, one at a time', async () => {
    const { chat, heard, voice, isSpeaking } = await open({ messages })
    chat.send({ type: 'message.replay', messageId: second.id })
    const first = await heard()
    expect([first.text, chat.getSnapshot().context.replayingId]).toEqual(['One.', second.id])
    chat.send({ type: 'message.replay', messageId: third.id })
    await expect.poll(() => voice.playing.at(-1)?.text).toBe('Three.')
    expect([first.isStopped(), chat.getSnapshot().context.replayingId]).toEqual([true, third.id])
    voice.playing.at(-1)!.say(0)
    voice.playing.at(-1)!.finish()
    await expect.poll(isSpeaking).toBe(false)
    expect(chat.getSnapshot().context.replayingId).toBeNull()
  })

  it('stays as it was when the visitor speaks over it', async () => {
    const { chat, heard, isSpeaking } = await open({ messages })
    chat.send({ type: 'message.replay', messageId: second.id })
    ;(await heard()).say(0)
    chat.send({ type: 'voice.interrupt' })
    expect([chat.getSnapshot().context.messages, isSpeaking()]).toEqual([messages, false])
  })

  it('is marked no more when its voice fails', async () => {
    const { chat, heard, isSpeaking } = await open({ messages })
    chat.send({ type: 'message.replay', messageId: third.id })
    ;(await heard()).fail('network')
    await expect.poll(isSpeaking).toBe(false)
    expect(chat.getSnapshot().context.replayingId).toBeNull()
  })

  describe('that is still being said when a reply ends', () => {
    async function replied(options: TestChatOptions = {}) {
      const test = await open({ messages, ...options })
      const call = await test.visitorSays('Speak')
      test.chat.send({ type: 'message.replay', messageId: third.id })
      const replay = await test.heard()
      replay.say(0)
      call.say('Four.')
      call.finish()
      await test.ready()
      await settle()
      expect(test.voice.playing.map(({ text }) => text)).toEqual(['Three.'])
      return { ...test, replay }
    }

    it('is heard to its end, and the reply after it', async () => {
      const { replay, voice, chat, isSpeaking } = await replied()
      replay.finish()
      await expect.poll(() => voice.playing.at(-1)?.text).toBe('Four.')
      expect([chat.getSnapshot().context.replayingId, isSpeaking()]).toEqual([null, true])
      voice.playing.at(-1)!.say(0)
      chat.send({ type: 'voice.interrupt' })
      expect(chat.getSnapshot().context.messages.at(-1)).toMatchObject({ content: 'Four.', end: 'interrupted' })
    })

    it('is followed by the reply when its voice fails, too', async () => {
      const { replay, voice } = await replied()
      replay.fail('network')
      await expect.poll(() => voice.playing.at(-1)?.text).toBe('Four.')
    })

    it.each([{ type: 'voice.stop' }, { type: 'voice.interrupt' }, { type: 'voice.disable' }, { type: 'mic.start' }, { type: 'page.hide' }] as const)('is followed by nothing where the visitor wants quiet (%s)', async (event) => {
      const { voice, chat, isSpeaking } = await replied()
      chat.send(event)
      await settle()
      expect([voice.playing.map(({ text }) => text), isSpeaking()]).toEqual([['Three.'], false])
      chat.send({ type: 'message.replay', messageId: third.id })
      await expect.poll(() => voice.playing.length).toBe(2)
      voice.playing.at(-1)!.say(0)
      voice.playing.at(-1)!.finish()
      await expect.poll(isSpeaking).toBe(false)
    })

    it.each([{ type: 'voice.stop' }, { type: 'voice.interrupt' }, { type: 'voice.disable' }] as const)('is followed by nothing of a reply that is still being written where the visitor wants quiet (%s)', async (event) => {
      const { voice, chat, isSpeaking, visitorSays, heard, ready } = await open({ messages })
      const call = await visitorSays('Speak')
      chat.send({ type: 'message.replay', messageId: third.id })
      ;(await heard()).say(0)
      call.say('Four is here. ')
      await settle()
      chat.send(event)
      chat.send({ type: 'voice.enable' })
      call.say('Five is here. ')
      await settle()
      expect([voice.playing.map(({ text }) => text), isSpeaking()]).toEqual([['Three.'], false])
      call.finish()
      await ready()
      expect([isSpeaking(), chat.getSnapshot().context.messages.at(-1)]).toMatchObject([false, { content: 'Four is here. Five is here.', end: 'complete' }])
    })

    it('is followed by nothing where the visitor wants to hear no replies', async () => {
      const { replay, isSpeaking } = await replied({ settings: { 'aom.voice': 'false' } })
      replay.finish()
      await expect.poll(isSpeaking).toBe(false)
    })
  })

  it('of the visitor is not said', async () => {
    const { chat } = await open({ messages })
    expect(chat.getSnapshot().can({ type: 'message.replay', messageId: 'message-000001' })).toBe(false)
  })

  it('pressed ten times is one voice', async () => {
    const { chat, voice } = await open({ messages })
    for (let count = 0; count < 10; count += 1) chat.send({ type: 'message.replay', messageId: third.id })
    await settle()
    expect(voice.playing.filter((sentence) => !sentence.isStopped()).length).toBe(1)
  })
})

describe('a voice that has to be fetched', () => {
  it('is offered, fetched when asked for, and heard from then on', async () => {
    const voice = createSilentVoice('downloadable')
    let arrive = () => {}
    const voiceDownload = {
      totalBytes: 100,
      download: ({ onProgress }: { onProgress?: (progress: { loaded: number; total: number; bytesPerSecond: number }) => void }) =>
        new Promise<void>((resolve) => {
          onProgress?.({ loaded: 40, total: 100, bytesPerSecond: 10 })
          arrive = () => {
            voice.state.availability = 'ready'
            resolve()
          }
        }),
    }
    const { chat, until } = await open({ voiceDownload }, voice)
    expect(chat.getSnapshot().matches({ voiceOffer: 'offered' })).toBe(true)
    chat.send({ type: 'voice.download' })
    expect(chat.getSnapshot().context.download?.progress).toEqual({ loaded: 40, total: 100, bytesPerSecond: 10 })
    arrive()
    await until((snapshot) => snapshot.matches({ voiceOffer: 'none' }) && snapshot.context.voice?.availability === 'ready')
  })

  it('is not offered again once declined', async () => {
    const voiceDownload = { totalBytes: 100, download: () => Promise.reject(new SpeechError('network', 'No connection')) }
    const { chat, settingsStore, until } = await open({ voiceDownload }, createSilentVoice('downloadable'))
    chat.send({ type: 'voice.download' })
    await until((snapshot) => snapshot.matches({ voiceOffer: 'failed' }))
    expect(chat.getSnapshot().context.downloadFailure?.reason).toBe('network')
    chat.send({ type: 'voice.decline' })
    expect([chat.getSnapshot().matches({ voiceOffer: 'none' }), settingsStore.read('aom.voiceDeclined')]).toEqual([true, 'true'])
    const again = await open({ voiceDownload, settings: { 'aom.voiceDeclined': 'true' } }, createSilentVoice('downloadable'))
    expect(again.chat.getSnapshot().matches({ voiceOffer: 'none' })).toBe(true)
  })
})

describe('a voice that could be fetched in place of the one that speaks', () => {
  const voiceDownload = { totalBytes: 100, download: () => Promise.reject(new SpeechError('network', 'No connection')) }
  async function standIn(settings: Record<string, string> = {}) {
    const system = createFakeSpeechSynthesizer({ name: 'System voice', kind: 'system', speaks: true })
    const own = createFakeSpeechSynthesizer({ name: 'Built-in voice', availability: 'downloadable' })
    let wanted = () => settings['aom.voiceEngine'] ?? null
    const speechSynthesizer = createAutoSpeechSynthesizer([system, own], {
      orderFor: (voice) => (voice === 'ben' || wanted() === 'Built-in voice' ? [own, system] : [system, own]),
    })
    const test = await createTestChat({ speechSynthesizer, voiceDownload, settings })
    wanted = () => test.settingsStore.read('aom.voiceEngine')
    await test.ready()
    await test.until(({ context }) => context.voice !== null)
    const offer = () => test.chat.getSnapshot().value.voiceOffer
    const canFetch = () => test.chat.getSnapshot().can({ type: 'voice.download' })
    return { ...test, offer, canFetch }
  }

  it('is offered once it is chosen, while the other goes on speaking', async () => {
    const { chat, until, offer, canFetch } = await standIn()
    expect([chat.getSnapshot().context.voice, offer(), canFetch()]).toEqual([{ availability: 'ready', engine: { name: 'System voice', kind: 'system' } }, 'none', false])
    chat.send({ type: 'voiceEngine.choose', name: 'Built-in voice' })
    await until((snapshot) => snapshot.matches({ voiceOffer: 'offered' }))
    expect(chat.getSnapshot().context.voice).toEqual({
      availability: 'ready',
      engine: { name: 'System voice', kind: 'system' },
      downloadable: { name: 'Built-in voice', kind: 'builtIn' },
    })
    chat.send({ type: 'voiceEngine.choose', name: 'System voice' })
    await until((snapshot) => snapshot.matches({ voiceOffer: 'none' }))
    expect(canFetch()).toBe(false)
  })

  it('is offered for a character whom it suits better', async () => {
    const { chat, until } = await standIn()
    chat.send({ type: 'character.select', characterId: 'ben' })
    await until((snapshot) => snapshot.matches({ voiceOffer: 'offered' }))
  })

  it('can still be fetched after “Not now”, and is offered again to whoever chooses it', async () => {
    const { chat, until, offer, canFetch, settingsStore } = await standIn({ 'aom.voiceEngine': 'Built-in voice' })
    await until((snapshot) => snapshot.matches({ voiceOffer: 'offered' }))
    chat.send({ type: 'voice.decline' })
    expect([offer(), canFetch(), settingsStore.read('aom.voiceDeclined')]).toEqual(['none', true, 'true'])
    chat.send({ type: 'voiceEngine.choose', name: 'Built-in voice' })
    await until((snapshot) => snapshot.matches({ voiceOffer: 'offered' }))
    expect(settingsStore.read('aom.voiceDeclined')).toBeNull()
    chat.send({ type: 'voice.decline' })
    chat.send({ type: 'voice.download' })
    await until((snapshot) => snapshot.matches({ voiceOffer: 'failed' }))
  })
})

describe('a visitor who wants quiet', () => {
  it('before the first word hears nothing of that reply, and the next one again', async () => {
    const { visitorSays, voice, chat, ready, isSpeaking, heard } = await open()
    const call = await visitorSays('Speak')
    chat.send({ type: 'voice.stop' })
    call.say('One is here. Two is here. ')
    call.finish()
    await ready()
    await settle()
    expect([isSpeaking(), voice.prepared]).toEqual([false, []])
    const next = await visitorSays('Speak again')
    next.say('Three is here. ')
    expect((await heard()).text).toBe('Three is here.')
  })

  it('speaks over an earlier letter and does not break off the reply that is on its way', async () => {
    const test = await open({ messages: [exampleMessage(1), exampleMessage(2, { role: 'assistant', content: 'An earlier letter.' })] })
    const call = await test.visitorSays('Speak')
    test.chat.send({ type: 'message.replay', messageId: 'message-000002' })
    await test.heard()
    call.say('One. ')
    await settle()
    test.chat.send({ type: 'voice.interrupt' })
    call.say('Two.')
    call.finish()
    await test.ready()
    expect(test.chat.getSnapshot().context.messages.at(-1)).toMatchObject({ content: 'One. Two.', end: 'complete' })
  })
})

describe('who speaks', () => {
  const speaker = (name: string) => ({ name, kind: 'builtIn' as const })
  const engineOf = (chat: Awaited<ReturnType<typeof createTestChat>>['chat']) => chat.getSnapshot().context.voice?.engine?.name

  it('is named as it is, also when another has to stand in', async () => {
    const voice = createSilentVoice()
    let now = speaker('System voice')
    const synthesizer: SpeechSynthesizer = { ...voice.synthesizer, name: 'First of the list', speakerFor: async () => now }
    const test = await createTestChat({ speechSynthesizer: synthesizer })
    await test.ready()
    await test.until(({ context }) => context.voice !== null)
    expect(engineOf(test.chat)).toBe('System voice')
    test.chat.send({ type: 'audio.unlock' })
    const call = await test.visitorSays('Speak')
    call.say('One. Two. ')
    await expect.poll(() => voice.playing.length).toBe(1)
    now = speaker('Built-in voice')
    voice.playing[0]!.say(0)
    await expect.poll(() => engineOf(test.chat)).toBe('Built-in voice')
  })

  it('is told apart from whom the visitor chose and who has no key', async () => {
    const vendor = createFakeSpeechSynthesizer({ name: 'ElevenLabs', kind: 'remote' })
    const own = createFakeSpeechSynthesizer({ name: 'Built-in voice', speaks: true })
    const test = await createTestChat({ speechSynthesizer: createAutoSpeechSynthesizer([vendor, own]), settings: { 'aom.voiceEngine': 'ElevenLabs' } })
    await test.ready()
    await test.until(({ context }) => context.voice !== null)
    test.chat.send({ type: 'audio.unlock' })
    const call = await test.visitorSays('Speak')
    call.say('One.')
    call.finish()
    ;(await vendor.nextSpeech()).fail('missingKey')
    await test.until((snapshot) => snapshot.context.voice?.engine?.name === 'Built-in voice')
    const { voice, voiceFailure } = test.chat.getSnapshot().context
    expect([voice?.missingKey, voiceFailure]).toEqual([{ name: 'ElevenLabs', kind: 'remote' }, null])
  })

  it('is offered anew when the one there was will not come back', async () => {
    const voice = createSilentVoice()
    const test = await open({ voiceDownload: { totalBytes: 1, download: () => Promise.resolve() } }, voice)
    const call = await test.visitorSays('Speak')
    call.say('One. ')
    const first = await test.heard()
    voice.state.availability = 'downloadable'
    first.fail('missingKey')
    await test.until((snapshot) => snapshot.matches({ voiceOffer: 'offered' }))
    expect(test.chat.getSnapshot().context.voiceFailure?.reason).toBe('missingKey')
  })

  it('is what was found last, however long an earlier look took', async () => {
    const looks: ((availability: 'ready' | 'unavailable') => void)[] = []
    const synthesizer: SpeechSynthesizer = { ...createSilentVoice().synthesizer, availability: () => new Promise((resolve) => looks.push(resolve)) }
    const { chat, ready } = await createTestChat({ speechSynthesizer: synthesizer })
    await ready()
    chat.send({ type: 'voices.check' })
    const [slow, quick] = looks as [(typeof looks)[number], (typeof looks)[number]]
    quick('ready')
    await settle()
    slow('unavailable')
    await settle()
    expect(chat.getSnapshot().context.voice?.availability).toBe('ready')
  })
})
