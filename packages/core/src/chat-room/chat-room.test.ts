import { describe, expect, it, vi } from 'vitest'
import { createFakeLanguageModel } from '../testing/fake-language-model'
import { createFakeSpeechSynthesizer, type FakeSpeechSynthesizer } from '../testing/fake-speech-synthesizer'
import { exampleCharacter } from '../testing/example-character'
import { createTestChatRoom, settled, speakerOf, type TestChatRoom } from '../testing/test-chat-room'
import { LanguageModelError } from '../contracts'
import { closeChatRoom } from './create-chat-room'
import { timings } from '../shared/timings'

const WORDS_STAND = 3_000
const GAP = 1_000
const JUMP_IN_PAUSE = timings.jumpInPause

/** Whoever was asked last answers, and the words stand as long as they do. */
async function answerLast(test: TestChatRoom, text: string): Promise<void> {
  const call = test.model.calls.at(-1)
  call?.say(text)
  call?.finish()
  await settled()
  await test.pass(WORDS_STAND)
}

describe('a discussion', () => {
  it('goes from one character to the next, a second apart', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    expect(test.state()).toBe('running.replying')
    expect(await test.nextSays('A wave.')).toBe('ada')
    await settled()
    expect(test.state()).toBe('running.voicing')
    await test.pass(WORDS_STAND)
    expect(test.state()).toBe('running.gap')
    await test.pass(GAP - 1)
    expect(test.state()).toBe('running.gap')
    await test.pass(1)
    expect(test.state()).toBe('running.replying')
    expect(await test.nextSays('A stream.')).toBe('ben')
    await settled()
    await test.pass(WORDS_STAND)
    expect(test.said()).toEqual(['user: What is light, Ada?', 'ada: A wave.', 'ben: A stream.'])
  })

  it('asks the next character while the one before still has the floor, and once', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave.')
    await test.nextSays('A stream.')
    expect(test.said()).toEqual(['user: What is light, Ada?'])
    await test.pass(WORDS_STAND)
    await test.pass(GAP)
    expect([test.state(), test.model.calls.filter((call) => speakerOf(call) === 'ben').length]).toEqual(['running.voicing', 1])
  })

  it('shows each its own lines as its own, the others’ under their names, and says whose turn it is', async () => {
    const test = createTestChatRoom()
    test.room.send({ type: 'visitor.rename', name: 'Mary' })
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave.')
    await settled()
    await test.pass(WORDS_STAND)
    await test.pass(GAP)
    await test.nextSays('A stream.')
    await settled()
    const third = test.model.calls[2]
    expect(third?.request.messages).toEqual([
      { role: 'user', content: 'Mary: What is light, Ada?' },
      { role: 'assistant', content: 'A wave.' },
      { role: 'user', content: 'Ben: A stream.\n\n[Write the next reply only as Ada.]' },
    ])
    expect(third?.request.stop).toEqual(['\nBen:', '\nMary:'])
    expect(third?.request.system).toContain('You are in a room with Ben and Mary.')
  })

  it('ignores blank words, and says that somebody has to be there', () => {
    const test = createTestChatRoom({ participants: [] })
    test.visitorSays('  ')
    expect([test.state(), test.room.getSnapshot().context.alert]).toEqual(['idle', null])
    test.visitorSays('Hello?')
    expect([test.state(), test.said(), test.room.getSnapshot().context.alert]).toEqual(['idle', [], 'noParticipants'])
    test.room.send({ type: 'participant.add', characterId: 'ada' })
    expect(test.room.getSnapshot().context.alert).toBe(null)
  })

  it('ends after one answer where only one takes part', async () => {
    const test = createTestChatRoom({ participants: ['ada'] })
    test.visitorSays('Hello?')
    await test.nextSays('Good evening.')
    await settled()
    await test.pass(WORDS_STAND)
    await test.pass(GAP)
    expect([test.state(), test.said()]).toEqual(['idle', ['user: Hello?', 'ada: Good evening.']])
  })

  it('records each turn with the visitor’s last words', async () => {
    const test = createTestChatRoom({ participants: ['ada'] })
    test.visitorSays('Hello?')
    await test.nextSays('Good evening.')
    await settled()
    await test.pass(WORDS_STAND)
    expect((await test.conversationLog.list('ada'))).toMatchObject({
      value: { conversations: [{ characterId: 'ada', userMessage: 'Hello?', assistantMessage: 'Good evening.', sessionId: 'a seed', hasImage: false }] },
    })
  })

  it('keeps every character to its own words', async () => {
    const test = createTestChatRoom({ participants: ['ada'] })
    test.visitorSays('Hello?')
    await test.nextSays('Ada: Good evening.\nBen: And from me.')
    await settled()
    await test.pass(WORDS_STAND)
    expect(test.said()).toEqual(['user: Hello?', 'ada: Good evening.'])
  })

  it('lets a model of its own write for a character', async () => {
    const own = createFakeLanguageModel({ reply: 'I write for myself.' })
    const test = createTestChatRoom({ participants: ['ada'], languageModels: { ada: own } })
    test.visitorSays('Hello?')
    await settled()
    await test.pass(WORDS_STAND)
    expect([test.said(), test.model.calls.length]).toEqual([['user: Hello?', 'ada: I write for myself.'], 0])
  })
})

describe('aloud', () => {
  it('speaks, and has the next voice ready for the moment the second is over', async () => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ speechSynthesizer: voice })
    await settled()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave. I measured it.')
    await test.nextSays('A stream.')
    const [first, second] = [await voice.nextSpeech(), await voice.nextSpeech()]
    const next = await voice.nextSpeech()
    expect([first, second, next].map(({ request }) => `${request.voice}: ${request.text}`)).toEqual(['ada: A wave.', 'ada: I measured it.', 'ben: A stream.'])
    expect([test.state(), next.isPlaying]).toEqual(['running.replying', false])
    first.say(1)
    expect(test.state()).toBe('running.voicing')
    first.finish()
    await settled()
    second.say(1)
    second.finish()
    await settled()
    expect([test.state(), test.said().at(-1), next.isPlaying]).toEqual(['running.gap', 'ada: A wave. I measured it.', false])
    await test.pass(GAP)
    expect(next.isPlaying).toBe(true)
    // What the voice was asked for, the next turn's words included.
    expect(test.room.getSnapshot().context.budget).toEqual({ turns: 1, requests: 3, spokenCharacters: 'A wave.I measured it.A stream.'.length })
  })

  it('speaks with the voice that the visitor chose for a character', async () => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ speechSynthesizer: voice, settings: { 'aom.voiceOf.ada': 'deep' } })
    await test.untilHeard()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave.')
    expect((await voice.nextSpeech()).request).toMatchObject({ voice: 'ada', voiceId: 'deep', text: 'A wave.' })
    expect(test.room.getSnapshot().context.budget.spokenCharacters).toBe(7)
  })

  it('waits two seconds after a voice that failed, and goes on', async () => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ participants: ['ada'], speechSynthesizer: voice })
    await settled()
    test.visitorSays('Hello?')
    await test.nextSays('Good evening.')
    ;(await voice.nextSpeech()).fail('network')
    await settled()
    await test.pass(1_999)
    expect(test.said()).toEqual(['user: Hello?'])
    await test.pass(1)
    expect([test.said(), test.room.getSnapshot().context.voiceFailure?.reason]).toEqual([['user: Hello?', 'ada: Good evening.'], 'network'])
  })
})

describe('a voice that fails', () => {
  it('stops no discussion, is told each time, and stays on show until the visitor has seen it', async () => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ speechSynthesizer: voice, languageModel: createFakeLanguageModel({ reply: 'A wave.' }) })
    const told: string[] = []
    test.room.on('voice.failed', ({ speaker, failure }) => told.push(`${speaker}: ${failure.reason}`))
    await settled()
    test.visitorSays('What is light, Ada?')
    for (let turn = 0; turn < 6; turn += 1) {
      ;(await voice.nextSpeech()).fail('network')
      await settled()
      await test.pass(2_000)
      await test.pass(GAP)
      expect(test.room.getSnapshot().context.voiceFailure?.reason).toBe('network')
    }
    expect([told, test.said().length, test.room.getSnapshot().hasTag('running')]).toEqual([['ada', 'ben', 'ada', 'ben', 'ada', 'ben'].map((id) => `${id}: network`), 7, true])
    test.room.send({ type: 'voiceFailure.dismiss' })
    expect(test.room.getSnapshot().context.voiceFailure).toBe(null)
  })

  it('leaves the words to read where it broke off in the middle, and says so in the log', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ participants: ['ada'], speechSynthesizer: voice, languageModel: createFakeLanguageModel({ reply: 'A wave goes on and on for ever. And a stream does not.' }) })
    await settled()
    test.visitorSays('What is light, Ada?')
    const first = await voice.nextSpeech()
    first.say(1)
    await settled()
    first.finish()
    await settled()
    ;(await voice.nextSpeech()).fail('network')
    await settled()
    await test.pass(10_000)
    const line = test.room.getSnapshot().context.lines.find(({ speaker }) => speaker === 'ada')
    expect([line?.content, line?.voiced, warn.mock.calls]).toEqual(['A wave goes on and on for ever. And a stream does not.', false, [[expect.stringMatching(/^The voice of ada failed: network/)]]])
    warn.mockRestore()
  })

  it('is forgotten as soon as a voice is heard', async () => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ speechSynthesizer: voice, languageModel: createFakeLanguageModel({ reply: 'A wave.' }) })
    await settled()
    test.visitorSays('What is light, Ada?')
    ;(await voice.nextSpeech()).fail('network')
    await settled()
    await test.pass(2_000)
    await test.pass(GAP)
    const next = await voice.nextSpeech()
    expect(test.room.getSnapshot().context.voiceFailure?.reason).toBe('network')
    next.say(1)
    expect(test.room.getSnapshot().context.voiceFailure).toBe(null)
  })

  it('is told when the visitor jumps in before its turn is over', async () => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ speechSynthesizer: voice })
    const told: string[] = []
    test.room.on('voice.failed', ({ speaker }) => told.push(speaker))
    await settled()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave.')
    ;(await voice.nextSpeech()).fail('network')
    await settled()
    test.visitorSays('Ben?')
    expect([told, test.said()]).toEqual([['ada'], ['user: What is light, Ada?', 'ada: A wave.', 'user: Ben?']])
  })
})

describe('jumping in', () => {
  it('silences whoever speaks, keeps what was heard, and puts the visitor’s words into the next prompt', async () => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo'], speechSynthesizer: voice })
    await settled()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave. I measured it.')
    const first = await voice.nextSpeech()
    first.say(3)
    await settled()
    test.visitorSays('Cleo, what do you say?')
    await settled()
    expect(first.hasEnded).toBe(true)
    await test.pass(JUMP_IN_PAUSE)
    expect(test.said()).toEqual(['user: What is light, Ada?', 'ada: A wave.', 'user: Cleo, what do you say?'])
    expect(test.room.getSnapshot().context.lines[1]?.end).toBe('interrupted')
    expect(test.room.getSnapshot().context.lines[1]).not.toHaveProperty('heard')
    const last = test.model.calls.at(-1)
    expect([last && speakerOf(last), last?.request.messages.at(-1)?.content]).toEqual(['cleo', 'Visitor: What is light, Ada?\n\nAda: A wave.\n\nVisitor: Cleo, what do you say?\n\n[Write the next reply only as Cleo.]'])
    expect(test.model.calls.filter(({ ended }) => !ended)).toEqual([last])
  })

  it('says how much was heard of the sentence it cut short', async () => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ speechSynthesizer: voice })
    await test.untilHeard()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('It is a wave on a wide sea. I measured it.')
    ;(await voice.nextSpeech()).say(9)
    await settled()
    test.visitorSays('Is it?')
    expect(test.room.getSnapshot().context.lines[1]).toMatchObject({ content: 'It is a wave on a wide sea.', heard: 'It is a wave'.length, end: 'interrupted' })
  })

  it('asks once after ten words in a second, and every one of them is in the prompt', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo'] })
    test.visitorSays('What is light, Ada?')
    const adas = await test.model.nextCall()
    adas.say('A wave, or ')
    await settled()
    const words = Array.from({ length: 10 }, (_, index) => `Word ${String(index + 1)}${index === 2 ? ' for you, Cleo' : ''}.`)
    for (const word of words) {
      test.visitorSays(word)
      expect(test.room.getSnapshot().context.floor).toBe(null)
      await test.pass(100)
    }
    expect([test.state(), adas.ended, test.model.calls.length]).toEqual(['running.gathering', true, 1])
    await test.pass(JUMP_IN_PAUSE - 100)
    const asked = test.model.calls.slice(1)
    expect([test.state(), asked.map(speakerOf), test.said()]).toEqual(['running.replying', ['cleo'], ['user: What is light, Ada?', 'ada: A wave, or', ...words.map((word) => `user: ${word}`)]])
    expect(asked[0]?.request.messages.at(-1)?.content).toBe(`${words.map((word) => `Visitor: ${word}`).join('\n\n')}\n\n[Write the next reply only as Cleo.]`)
  })

  it('keeps whom the visitor called while it waits for more, even over a pause', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo', 'dan'] })
    test.visitorSays('What is light, Ada?')
    test.visitorSays('Or you, Dan?')
    test.room.send({ type: 'discussion.pause' })
    expect([test.state(), test.room.getSnapshot().context.queued?.speaker]).toEqual(['paused', 'dan'])
  })

  it('files only what was heard when one sentence is over and the next does not sound yet', async () => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ speechSynthesizer: voice })
    await settled()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave. I measured it. Twice.')
    const first = await voice.nextSpeech()
    first.say(1)
    first.finish()
    await settled()
    test.visitorSays('Did you?')
    expect(test.said()).toEqual(['user: What is light, Ada?', 'ada: A wave.', 'user: Did you?'])
  })

  it('bears ten words while somebody is heard, and what was begun is ended each time', async () => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ speechSynthesizer: voice })
    await settled()
    for (let time = 1; time <= 10; time += 1) {
      test.visitorSays(`Word ${String(time)}, Ada`)
      if (time > 1) await test.pass(JUMP_IN_PAUSE)
      await test.nextSays('A wave.')
      const speech = await voice.nextSpeech()
      speech.say(1)
      await test.pass(100)
      // The next one is asked meanwhile, and is in vain.
      await test.model.nextCall()
      expect([voice.playing, test.said().length]).toEqual([[speech], 2 * time - 1])
    }
    test.visitorSays('Enough.')
    await test.pass(JUMP_IN_PAUSE)
    expect([voice.playing, test.model.calls.filter(({ ended }) => !ended).length, test.said().length, test.state()]).toEqual([[], 1, 21, 'running.replying'])
  })
})

describe('pausing', () => {
  it('falls silent, keeps who was to speak, and goes on with them half a second after Resume', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo'] })
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave. What do you say, Cleo?')
    await settled()
    test.room.send({ type: 'discussion.pause' })
    expect([test.state(), test.said().at(-1), test.room.getSnapshot().context.queued]).toEqual(['paused', 'ada: A wave. What do you say, Cleo?', { speaker: 'cleo', reason: { kind: 'asked', by: 'ada' } }])
    await settled()
    expect(test.model.calls.every(({ ended }) => ended)).toBe(true)
    test.room.send({ type: 'discussion.resume' })
    await test.pass(499)
    expect(test.state()).toBe('resuming')
    await test.pass(1)
    expect([test.state(), speakerOf(test.model.calls.at(-1)!)]).toEqual(['running.replying', 'cleo'])
  })

  describe('aloud', () => {
    const spoken = async (pause: 'discussion.pause' | 'discussion.stop' | 'page.hide', until: (voice: FakeSpeechSynthesizer) => Promise<void>) => {
      const voice = createFakeSpeechSynthesizer()
      const test = createTestChatRoom({ speechSynthesizer: voice })
      await test.untilHeard()
      test.visitorSays('What is light, Ada?')
      await test.nextSays(' A wave, *smiles* or so. I measured it twice. Who did not? ')
      await until(voice)
      test.room.send({ type: pause })
      return { test, voice, line: test.room.getSnapshot().context.lines.at(-1) }
    }
    const inTheSecondSentence = async (voice: FakeSpeechSynthesizer) => {
      const first = await voice.nextSpeech()
      first.say(1)
      first.finish()
      await settled()
      ;(await voice.nextSpeech()).say(6)
      await settled()
    }

    it.each(['discussion.pause', 'discussion.stop', 'page.hide'] as const)('keeps the words that are there, and says how far they were heard: %s', async (pause) => {
      const { line } = await spoken(pause, inTheSecondSentence)
      expect(line).toMatchObject({ content: 'A wave, *smiles* or so. I measured it twice. Who did not?', heard: 'A wave, *smiles* or so. I measured'.length, end: 'interrupted', voiced: true })
    })

    it('calls a turn complete whose last word was heard', async () => {
      const { line } = await spoken('discussion.pause', async (voice) => {
        for (let sentence = 0; sentence < 3; sentence += 1) {
          const speech = await voice.nextSpeech()
          speech.say(100)
          await settled()
          if (sentence < 2) speech.finish()
          await settled()
        }
      })
      expect(line).toMatchObject({ content: 'A wave, *smiles* or so. I measured it twice. Who did not?', end: 'complete', voiced: true })
      expect(line).not.toHaveProperty('heard')
    })

    it('leaves all of it to be read where nothing was heard yet', async () => {
      const { line } = await spoken('discussion.pause', () => settled())
      expect(line).toMatchObject({ content: 'A wave, *smiles* or so. I measured it twice. Who did not?', end: 'complete', voiced: false })
    })

    it('leaves to be read what a voice that failed did not say', async () => {
      const { line } = await spoken('discussion.pause', async (voice) => {
        const first = await voice.nextSpeech()
        first.say(1)
        first.finish()
        await settled()
        ;(await voice.nextSpeech()).fail('missingKey')
        await settled()
      })
      expect(line).toMatchObject({ end: 'complete', voiced: false })
    })
  })

  it('leaves a turn that said nothing yet to the same character', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    await settled()
    test.room.send({ type: 'discussion.pause' })
    expect(test.room.getSnapshot().context.queued).toEqual({ speaker: 'ada', reason: { kind: 'addressed' } })
  })

  it.each([
    ['paused', (test: TestChatRoom) => test.room.send({ type: 'discussion.pause' })],
    ['on its way', () => {}],
    ['failed', async (test: TestChatRoom) => {
      test.model.calls.at(-1)?.fail('overloaded')
      await settled()
    }],
  ] as const)('leaves nobody to speak next once it is ended: %s', async (_, before) => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    await settled()
    await before(test)
    test.room.send({ type: 'discussion.stop' })
    const { queued, next } = test.room.getSnapshot().context
    expect([test.state(), queued, next]).toEqual(['idle', null, null])
  })

  it('takes the last line back where the room asks whether to go on', async () => {
    const test = createTestChatRoom({ turnLimit: 1 })
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave.')
    await settled()
    await test.pass(WORDS_STAND)
    await test.pass(GAP)
    expect(test.state()).toBe('atLimit')
    test.room.send({ type: 'turn.regenerate' })
    expect(test.state()).toBe('running.replying')
    await test.nextSays('A stream.')
    await settled()
    await test.pass(WORDS_STAND)
    expect(test.said()).toEqual(['user: What is light, Ada?', 'ada: A stream.'])
  })

  it('draws somebody where nobody was to speak', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo'] })
    test.visitorSays('What is light, Ada?')
    const call = await test.model.nextCall()
    call.say('A wa')
    await settled()
    test.room.send({ type: 'discussion.pause' })
    expect(['ben', 'cleo']).toContain(test.room.getSnapshot().context.queued?.speaker)
    expect(test.room.getSnapshot().context.lines.at(-1)).toMatchObject({ speaker: 'ada', content: 'A wa', end: 'interrupted' })
  })

  it('says that nobody is there to go on with', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    test.room.send({ type: 'discussion.pause' })
    for (const characterId of ['ada', 'ben']) test.room.send({ type: 'participant.remove', characterId })
    test.room.send({ type: 'discussion.resume' })
    expect([test.state(), test.room.getSnapshot().context.alert]).toEqual(['paused', 'noParticipants'])
    test.room.send({ type: 'participant.add', characterId: 'ben' })
    test.room.send({ type: 'discussion.resume' })
    expect([test.state(), test.room.getSnapshot().context.alert]).toEqual(['resuming', null])
  })

  it('ends when the visitor says something', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    test.room.send({ type: 'discussion.pause' })
    test.visitorSays('Go on, Ben.')
    await settled()
    expect([test.state(), speakerOf(test.model.calls.at(-1)!)]).toEqual(['running.replying', 'ben'])
  })
})

describe('directing', () => {
  it('lets the visitor pick who speaks next, and throws away what was prepared', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo'] })
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave. What do you say, Ben?')
    const bens = await test.model.nextCall()
    test.room.send({ type: 'speaker.pick', characterId: 'cleo' })
    await settled()
    expect([speakerOf(bens), bens.ended]).toEqual(['ben', true])
    await test.nextSays('Light is light.')
    await test.pass(WORDS_STAND)
    await test.pass(GAP)
    await test.pass(WORDS_STAND)
    expect(test.room.getSnapshot().context.lines.at(-1)).toMatchObject({ speaker: 'cleo', reason: { kind: 'picked' } })
  })

  it('does not let a muted character speak', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben'] })
    test.room.send({ type: 'participant.mute', characterId: 'ben' })
    test.visitorSays('Ben, what is light?')
    expect(await test.nextSays('A wave.')).toBe('ada')
    await settled()
    await test.pass(WORDS_STAND)
    await test.pass(GAP)
    expect(test.state()).toBe('idle')
  })

  it('cuts a character short that is removed while it speaks, and goes on with another', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    const adas = await test.model.nextCall()
    adas.say('A wave, or ')
    await settled()
    test.room.send({ type: 'participant.remove', characterId: 'ada' })
    await settled()
    expect([adas.ended, test.state(), test.said().at(-1)]).toEqual([true, 'running.gap', 'ada: A wave, or'])
    await test.pass(GAP)
    expect(await test.nextSays('A stream.')).toBe('ben')
  })

  it.each(['participant.remove', 'participant.mute'] as const)('ends the talk when the only one goes silent by %s while speaking', async (type) => {
    const test = createTestChatRoom({ participants: ['ada'] })
    test.visitorSays('What is light?')
    const adas = await test.model.nextCall()
    adas.say('A wave, or ')
    await settled()
    test.room.send({ type, characterId: 'ada' })
    await settled()
    await test.pass(GAP)
    expect([adas.ended, test.state(), test.said(), test.model.calls.length]).toEqual([true, 'idle', ['user: What is light?', 'ada: A wave, or'], 1])
  })

  it('does not take the last turn again of somebody who was muted since', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave.')
    await settled()
    await test.pass(WORDS_STAND)
    test.room.send({ type: 'discussion.stop' })
    test.room.send({ type: 'participant.mute', characterId: 'ada' })
    test.room.send({ type: 'turn.regenerate' })
    await settled()
    expect([test.state(), test.said()]).toEqual(['idle', ['user: What is light, Ada?', 'ada: A wave.']])
  })

  it.each<[string, string, (test: TestChatRoom) => void]>([
    ['comes', 'Ada, Cleo and Visitor', (test) => test.room.send({ type: 'participant.add', characterId: 'cleo' })],
    ['goes', 'Ada and Visitor', (test) => test.room.send({ type: 'participant.remove', characterId: 'dan' })],
  ])('throws away what was prepared, the voice too, when somebody %s, and prepares it anew for those who are there', async (how, company, change) => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ participants: how === 'comes' ? ['ada', 'ben'] : ['ada', 'ben', 'dan'], speechSynthesizer: voice })
    await settled()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave. What do you say, Ben?')
    const first = await voice.nextSpeech()
    first.say(1)
    await test.nextSays('A stream.')
    await voice.nextSpeech()
    const prepared = await voice.nextSpeech()
    change(test)
    await settled()
    const calls = test.model.calls.filter((call) => speakerOf(call) === 'ben')
    expect([prepared.request.text, prepared.hasEnded, first.hasEnded, calls.length]).toEqual(['A stream.', true, false, 2])
    expect(calls[1]?.request.system).toContain(`You are in a room with ${company}.`)
  })

  it('keeps what was prepared when somebody else is muted or may speak again, and asks for it once', async () => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'dan'], speechSynthesizer: voice })
    await settled()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave. What do you say, Ben?')
    ;(await voice.nextSpeech()).say(1)
    await test.nextSays('A stream.')
    await voice.nextSpeech()
    const prepared = await voice.nextSpeech()
    const { next } = test.room.getSnapshot().context
    for (const type of ['participant.mute', 'participant.unmute', 'participant.mute'] as const) test.room.send({ type, characterId: 'dan' })
    await settled()
    expect([prepared.request.text, prepared.hasEnded, test.room.getSnapshot().context.next, test.model.calls.map(speakerOf)]).toEqual(['A stream.', false, next, ['ada', 'ben']])
    expect(test.room.getSnapshot().context).toMatchObject({ muted: ['dan'], budget: { requests: 2 } })
  })

  it('prepares another turn when whoever was to speak next is muted', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'dan'] })
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave. What do you say, Ben?')
    await settled()
    test.room.send({ type: 'participant.mute', characterId: 'ben' })
    await settled()
    expect([test.model.calls.map(speakerOf), test.model.calls[1]?.ended, test.room.getSnapshot().context.next?.speaker]).toEqual([['ada', 'ben', 'dan'], true, 'dan'])
  })

  it('keeps whom the visitor picked when somebody else comes or goes', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo', 'dan'] })
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave. What do you say, Ben?')
    await settled()
    test.room.send({ type: 'speaker.pick', characterId: 'cleo' })
    test.room.send({ type: 'participant.remove', characterId: 'dan' })
    expect(test.room.getSnapshot().context.next).toMatchObject({ speaker: 'cleo', reason: { kind: 'picked' } })
  })

  it('prepares nothing anew where nothing changes', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben'] })
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave.')
    await settled()
    const { next } = test.room.getSnapshot().context
    for (const type of ['participant.add', 'participant.unmute'] as const) test.room.send({ type, characterId: 'ada' })
    for (const type of ['participant.remove', 'participant.mute'] as const) test.room.send({ type, characterId: 'cleo' })
    expect([test.room.getSnapshot().context.next, next?.speaker]).toEqual([next, 'ben'])
  })

  it('records the newest wording of a turn taken again in place of the former', async () => {
    const test = createTestChatRoom({ participants: ['ada'] })
    test.visitorSays('What is light?')
    await test.nextSays('A wave.')
    await settled()
    await test.pass(WORDS_STAND)
    const [former] = test.conversationLog.kept
    test.room.send({ type: 'turn.regenerate' })
    await settled()
    test.room.send({ type: 'discussion.pause' })
    test.room.send({ type: 'discussion.resume' })
    await test.pass(500)
    await answerLast(test, 'A stream.')
    expect(test.conversationLog.kept).toEqual([{ ...former, assistantMessage: 'A stream.' }])
    expect(test.said()).toEqual(['user: What is light?', 'ada: A stream.'])
  })

  it('records one wording of a turn although the vendor failed in between', async () => {
    const test = createTestChatRoom({ participants: ['ada'] })
    test.visitorSays('What is light?')
    await test.nextSays('A wave.')
    await settled()
    await test.pass(WORDS_STAND)
    const [former] = test.conversationLog.kept
    test.room.send({ type: 'turn.regenerate' })
    await settled()
    test.model.calls.at(-1)?.fail(new LanguageModelError('network', 'The connection broke.'))
    await settled()
    test.room.send({ type: 'discussion.retry' })
    await settled()
    await answerLast(test, 'A stream.')
    expect(test.conversationLog.kept).toEqual([{ ...former, assistantMessage: 'A stream.' }])
  })

  it('lets the last turn be taken again', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave.')
    await settled()
    await test.pass(WORDS_STAND)
    test.room.send({ type: 'turn.regenerate' })
    await settled()
    expect(speakerOf(test.model.calls.at(-1)!)).toBe('ada')
    await answerLast(test, 'A stream.')
    expect(test.said()).toEqual(['user: What is light, Ada?', 'ada: A stream.'])
  })

  describe.each<[string, (test: TestChatRoom) => void]>([
    ['the vendor fails', (test) => test.model.calls.at(-1)?.fail('overloaded')],
    ['the visitor stops', (test) => test.room.send({ type: 'discussion.stop' })],
    ['the visitor pauses', (test) => test.room.send({ type: 'discussion.pause' })],
    ['the speaker is muted', (test) => test.room.send({ type: 'participant.mute', characterId: 'ada' })],
  ])('before a turn taken again says anything, %s', (_, happens) => {
    const takenAgain = async () => {
      const test = createTestChatRoom({ participants: ['ada', 'ben'] })
      test.visitorSays('What is light, Ada?')
      await test.nextSays('A wave.')
      await settled()
      await test.pass(WORDS_STAND)
      test.room.send({ type: 'turn.regenerate' })
      await settled()
      return test
    }

    it('leaves the former wording where it was', async () => {
      const test = await takenAgain()
      const [, former] = JSON.parse(test.settingsStore.read('aom.chatRoom') ?? '').lines
      happens(test)
      await settled()
      expect(test.said().slice(0, 2)).toEqual(['user: What is light, Ada?', 'ada: A wave.'])
      expect(test.room.getSnapshot().context.lines[1]).toEqual(former)
    })

    it('leaves it even where the page is gone in the middle', async () => {
      const test = await takenAgain()
      const found = createTestChatRoom({ settings: { 'aom.chatRoom': test.settingsStore.read('aom.chatRoom') ?? '' } })
      expect(found.said()).toEqual(['user: What is light, Ada?', 'ada: A wave.'])
    })
  })

  it.each([
    ['failed', 'discussion.retry'],
    ['paused', 'discussion.resume'],
  ] as const)('takes the turn again at last after it %s, without the former wording in the prompt, and once', async (how, type) => {
    const test = createTestChatRoom({ participants: ['ada', 'ben'] })
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave.')
    await settled()
    await test.pass(WORDS_STAND)
    test.room.send({ type: 'turn.regenerate' })
    await settled()
    if (how === 'failed') test.model.calls.at(-1)?.fail('overloaded')
    else test.room.send({ type: 'discussion.pause' })
    await settled()
    test.room.send({ type })
    await test.pass(500)
    const call = test.model.calls.at(-1)
    expect(call?.request.messages).toEqual([{ role: 'user', content: 'Visitor: What is light, Ada?\n\n[Write the next reply only as Ada.]' }])
    await answerLast(test, 'A stream.')
    expect(test.said().filter((line) => !line.startsWith('system'))).toEqual(['user: What is light, Ada?', 'ada: A stream.'])
    const { lines } = test.room.getSnapshot().context
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  })

  it('keeps the former wording when somebody else is to speak instead, and a word of the visitor follows it', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben'] })
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave.')
    await settled()
    await test.pass(WORDS_STAND)
    test.room.send({ type: 'turn.regenerate' })
    await settled()
    test.visitorSays('Or you, Ben?')
    await test.pass(JUMP_IN_PAUSE)
    expect(test.said()).toEqual(['user: What is light, Ada?', 'ada: A wave.', 'user: Or you, Ben?'])
    expect(test.model.calls.at(-1)?.request.messages[0]?.content).toContain('Ada: A wave.')
  })

  it('gives a turn that is taken again another chance, and a discussion of the same deeds the same', async () => {
    const chances = async () => {
      const test = createTestChatRoom({ participants: ['ada'], seed: 'the same' })
      test.visitorSays('What is light?')
      await test.nextSays('A wave.')
      await settled()
      await test.pass(WORDS_STAND)
      for (let again = 0; again < 2; again += 1) {
        test.room.send({ type: 'turn.regenerate' })
        await settled()
        await answerLast(test, 'A stream.')
      }
      return test.model.calls.map(({ request }) => request.seed)
    }
    const first = await chances()
    expect([first.length, new Set(first).size, await chances()]).toEqual([3, 3, first])
  })

  it('tells nobody what was said before they came', async () => {
    const test = createTestChatRoom({ participants: ['ada'] })
    test.visitorSays('A secret, Ada.')
    await test.nextSays('It is safe.')
    await settled()
    await test.pass(WORDS_STAND)
    await test.pass(GAP)
    test.room.send({ type: 'participant.add', characterId: 'ben' })
    test.visitorSays('Good evening, Ben.')
    await settled()
    expect(test.model.calls.at(-1)?.request.messages).toEqual([{ role: 'user', content: 'Visitor: Good evening, Ben.\n\n[Write the next reply only as Ben.]' }])
  })
})

describe('choosing who speaks', () => {
  const four = ['ada', 'ben', 'cleo', 'dan']

  it('asks the moderator where three could speak and nobody was called', async () => {
    const moderator = createFakeLanguageModel({ reply: 'Dan.' })
    const test = createTestChatRoom({ participants: four, moderator })
    test.visitorSays('What is light?')
    await settled()
    expect([test.model.calls.map(speakerOf), moderator.calls.length, test.room.getSnapshot().context.floor?.reason]).toEqual([['dan'], 1, { kind: 'moderator' }])
    expect(moderator.calls[0]?.request.messages[0]?.content).toMatch(/^The discussion so far:\nVisitor: What is light\?\n\nWho should speak next: .* or .*\?\nAnswer with the name only\.$/)
  })

  it.each(['Dan or Ada', 'Ada, not Dan.'])('leaves it to chance when the moderator says "%s", and Dan is not there', async (reply) => {
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo'], moderator: createFakeLanguageModel({ reply }) })
    test.visitorSays('What is light?')
    await settled()
    expect(test.room.getSnapshot().context.floor?.reason.kind).toBe('weighted')
  })

  it.each(['Nobody.', 'Ada or Ben.', 'Zoe', ''])('leaves it to chance when the moderator says "%s"', async (reply) => {
    const test = createTestChatRoom({ participants: four, moderator: createFakeLanguageModel({ reply }) })
    test.visitorSays('What is light?')
    await settled()
    expect(test.room.getSnapshot().context.floor?.reason.kind).toBe('weighted')
  })

  it('waits for no moderator longer than it is worth', async () => {
    const moderator = createFakeLanguageModel()
    const test = createTestChatRoom({ participants: four, moderator })
    test.visitorSays('What is light?')
    await test.pass(799)
    expect(test.state()).toBe('running.choosing')
    await test.pass(1)
    expect([test.state(), moderator.calls[0]?.ended]).toEqual(['running.replying', true])
  })

  it.each([
    ['muted', 'participant.mute'],
    ['removed', 'participant.remove'],
  ] as const)('ends the talk when everybody is %s while the moderator thinks', async (_, type) => {
    const moderator = createFakeLanguageModel()
    const test = createTestChatRoom({ participants: four, moderator })
    test.visitorSays('What is light?')
    const asked = await moderator.nextCall()
    for (const characterId of four) test.room.send({ type, characterId })
    asked.say('Ada.')
    asked.finish()
    await settled()
    expect([test.state(), test.said(), test.model.calls.length]).toEqual(['idle', ['user: What is light?'], 0])
  })

  it.each(['answers', 'fails', 'takes too long'])('gives no turn to somebody muted while the moderator thinks, which then %s', async (how) => {
    const moderator = createFakeLanguageModel()
    const test = createTestChatRoom({ participants: four, moderator })
    test.visitorSays('What is light?')
    const asked = await moderator.nextCall()
    for (const characterId of ['ada', 'ben', 'dan']) test.room.send({ type: 'participant.mute', characterId })
    if (how === 'answers') {
      asked.say('Ada.')
      asked.finish()
    } else if (how === 'fails') asked.fail('overloaded')
    await settled()
    await test.pass(800)
    expect([test.state(), test.model.calls.map(speakerOf)]).toEqual(['running.replying', ['cleo']])
  })

  it('leaves it to chance when the moderator names somebody who is not in the room', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo'], moderator: createFakeLanguageModel({ reply: 'Dan.' }) })
    test.visitorSays('What is light?')
    await settled()
    expect(test.room.getSnapshot().context.floor).toMatchObject({ reason: { kind: 'weighted' } })
    expect(['ada', 'ben', 'cleo']).toContain(test.room.getSnapshot().context.floor?.speaker)
  })

  it('does not ask the moderator when somebody was called', async () => {
    const moderator = createFakeLanguageModel({ reply: 'Dan.' })
    const test = createTestChatRoom({ participants: four, moderator })
    test.visitorSays('@ben what is light?')
    await settled()
    expect([test.model.calls.map(speakerOf), moderator.calls.length]).toEqual([['ben'], 0])
  })
})

describe('one participant', () => {
  const answered = async (test: TestChatRoom) => {
    test.visitorSays('What is light?')
    await test.nextSays('A wave.')
    await settled()
  }

  it('is who goes on after a pause', async () => {
    const test = createTestChatRoom({ participants: ['ada'] })
    await answered(test)
    test.room.send({ type: 'discussion.pause' })
    expect([test.state(), test.room.getSnapshot().context.queued?.speaker]).toEqual(['paused', 'ada'])
    test.room.send({ type: 'discussion.resume' })
    await test.pass(500)
    expect([test.state(), await test.nextSays('Or a stream.')]).toEqual(['running.replying', 'ada'])
    await settled()
    await test.pass(WORDS_STAND)
    await test.pass(GAP)
    expect([test.state(), test.said()]).toEqual(['idle', ['user: What is light?', 'ada: A wave.', 'ada: Or a stream.']])
  })

  it('answers each word of the visitor, and can be asked to go on', async () => {
    const test = createTestChatRoom({ participants: ['ada'] })
    await answered(test)
    await test.pass(WORDS_STAND)
    test.visitorSays('And sound?')
    await test.pass(JUMP_IN_PAUSE)
    expect(await test.nextSays('A wave too.')).toBe('ada')
    await settled()
    await test.pass(WORDS_STAND)
    await test.pass(GAP)
    expect(test.state()).toBe('idle')
    test.room.send({ type: 'speaker.pick', characterId: 'ada' })
    expect(await test.nextSays('And so is the sea.')).toBe('ada')
  })

  it('says nothing while muted, and the moderator is not troubled', async () => {
    const moderator = createFakeLanguageModel({ reply: 'Ada.' })
    const test = createTestChatRoom({ participants: ['ada'], moderator })
    test.room.send({ type: 'participant.mute', characterId: 'ada' })
    test.visitorSays('What is light?')
    await settled()
    expect([test.state(), test.model.calls.length, moderator.calls.length]).toEqual(['idle', 0, 0])
    test.room.send({ type: 'participant.unmute', characterId: 'ada' })
    test.visitorSays('What is light?')
    expect([await test.nextSays('A wave.'), moderator.calls.length]).toEqual(['ada', 0])
  })

  it('is joined by another', async () => {
    const test = createTestChatRoom({ participants: ['ada'] })
    await answered(test)
    await test.pass(WORDS_STAND)
    test.room.send({ type: 'participant.add', characterId: 'ben' })
    await test.pass(GAP)
    expect([test.state(), await test.nextSays('A stream.')]).toEqual(['running.replying', 'ben'])
  })
})

describe('what goes wrong', () => {
  it('goes on where settings can neither be read nor kept', async () => {
    const broken = () => {
      throw new Error('Storage is refused.')
    }
    const test = createTestChatRoom({ settingsStore: { read: broken, write: broken } })
    test.visitorSays('What is light, Ada?')
    test.room.send({ type: 'captions.show' })
    await test.nextSays('A wave.')
    await settled()
    await test.pass(WORDS_STAND)
    expect([test.said(), test.room.getSnapshot().status]).toEqual([['user: What is light, Ada?', 'ada: A wave.'], 'active'])
  })

  it('does not fail a turn that begins with whom it is for', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('Ben — you are right. I agree.')
    await settled()
    await test.pass(WORDS_STAND)
    expect(test.said().at(-1)).toBe('ada: Ben — you are right. I agree.')
  })

  it('says why a turn failed, stops, and asks the same character again on request', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    ;(await test.model.nextCall()).fail('overloaded')
    await settled()
    expect([test.state(), test.said().at(-1)]).toEqual(['failed', 'system: Error: Ada encountered an issue: The fake fails: overloaded.'])
    test.room.send({ type: 'discussion.retry' })
    expect(await test.nextSays('A wave.')).toBe('ada')
    await settled()
    expect(test.state()).toBe('running.voicing')
  })

  it('waits thirty seconds for a model that says nothing', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    await test.pass(30_000)
    expect([test.state(), test.room.getSnapshot().context.failure?.failure.reason]).toEqual(['failed', 'timeout'])
  })

  it('reads no more than a long reply of a model that never ends', async () => {
    const test = createTestChatRoom({ participants: ['ada'] })
    test.visitorSays('What is light?')
    const call = await test.model.nextCall()
    for (let time = 0; time < 50; time += 1) call.say('A wave. '.repeat(125))
    await settled()
    await test.pass(WORDS_STAND)
    const line = test.room.getSnapshot().context.lines.at(-1)
    expect([line?.content.length, line?.end, call.ended]).toEqual([3_999, 'cut', true])
  })

  it.each([
    ['the last sentence that is whole', 'A wave, I say. ', 15, 3_989],
    ['the last sentence that is whole', `${'word '.repeat(20)}end. `, 105, 3_989],
    ['the last word where no sentence ends', 'word ', 5, 3_999],
    ['the last sign where no word ends', 'x', 1, 4_000],
  ])('ends a reply that is too long with %s, and the discussion goes on', async (_, part, size, length) => {
    for (const pieces of [1, 7, 100]) {
      const test = createTestChatRoom()
      test.visitorSays('What is light, Ada?')
      const call = await test.model.nextCall()
      for (let given = 0; given < 6_000; given += size * pieces) call.say(part.repeat(pieces))
      await settled()
      await test.pass(WORDS_STAND)
      const line = test.room.getSnapshot().context.lines.at(-1)
      expect([line?.content.length, line?.end, test.state(), call.ended]).toEqual([length, 'cut', 'running.gap', true])
    }
  })

  it('does not call a reply cut that just fits', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    const call = await test.model.nextCall()
    call.say('A wave. '.repeat(500))
    call.say('\n')
    call.finish()
    await settled()
    await test.pass(WORDS_STAND)
    expect(test.room.getSnapshot().context.lines.at(-1)).toMatchObject({ content: 'A wave. '.repeat(500).trim(), end: 'complete' })
  })

  it('fails where a model writes nothing but another’s line', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('Ben: I know it.')
    await settled()
    expect([test.state(), test.room.getSnapshot().context.failure?.failure.reason]).toEqual(['failed', 'invalid'])
  })

  it('says that the talk has come to its end, and lets its last turn be taken again', async () => {
    const random = () => ({ next: () => 0 })
    const test = createTestChatRoom({ languageModel: createFakeLanguageModel({ reply: 'And you?' }), random })
    test.visitorSays('Talk.')
    for (let turn = 0; turn < 30; turn += 1) {
      await settled()
      await test.pass(WORDS_STAND)
      await test.pass(GAP)
    }
    const { lines } = test.room.getSnapshot().context
    expect([test.state(), lines.length, lines.at(-1)?.speaker, lines.at(-1)?.content]).toEqual(['idle', 22, 'system', 'The discussion has come to its end. Say something, or let somebody speak next, and it goes on.'])
    test.room.send({ type: 'turn.regenerate' })
    // The last turn stands until there is another.
    expect([test.state(), test.said().length]).toEqual(['running.replying', 21])
  })

  it('asks after sixty turns whether it should go on', async () => {
    const test = createTestChatRoom({ languageModel: createFakeLanguageModel({ reply: 'And you?' }), random: () => ({ next: () => 0.99 }) })
    test.visitorSays('Talk.')
    for (let turn = 0; turn < 70; turn += 1) {
      await settled()
      await test.pass(WORDS_STAND)
      await test.pass(GAP)
    }
    expect([test.state(), test.room.getSnapshot().context.budget.turns]).toEqual(['atLimit', 60])
    test.room.send({ type: 'discussion.continue' })
    await settled()
    expect(test.state()).toBe('running.voicing')
  })
})

describe('leaving and coming back', () => {
  it('pauses after the line when the page is hidden and nothing is heard', async () => {
    const test = createTestChatRoom()
    test.visitorSays('What is light, Ada?')
    test.room.send({ type: 'page.conceal' })
    await test.nextSays('A wave.')
    await settled()
    await test.pass(WORDS_STAND)
    expect([test.state(), test.said().at(-1)]).toEqual(['paused', 'ada: A wave.'])
  })

  it('goes on unseen while it is heard', async () => {
    const voice = createFakeSpeechSynthesizer({ speaks: true })
    const test = createTestChatRoom({ speechSynthesizer: voice, languageModel: createFakeLanguageModel({ reply: 'A wave.' }) })
    await settled()
    test.visitorSays('What is light, Ada?')
    test.room.send({ type: 'page.conceal' })
    for (let turn = 0; turn < 3; turn += 1) {
      await settled()
      await test.pass(GAP)
    }
    expect(test.room.getSnapshot().context.lines.length).toBeGreaterThanOrEqual(4)
  })

  it.each(['while the line stands', 'in the second after it'])('pauses when the page is hidden %s, and the line was not heard', async (when) => {
    const voice = createFakeSpeechSynthesizer()
    const test = createTestChatRoom({ speechSynthesizer: voice })
    await settled()
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave.')
    ;(await voice.nextSpeech()).fail('network')
    await settled()
    if (when === 'while the line stands') test.room.send({ type: 'page.conceal' })
    await test.pass(2_000)
    test.room.send({ type: 'page.conceal' })
    await test.pass(GAP)
    expect([test.state(), test.said().at(-1)]).toEqual(['paused', 'ada: A wave.'])
    test.room.send({ type: 'page.reveal' })
    expect(test.state()).toBe('paused')
  })

  it('keeps what the discussion has cost', async () => {
    const test = createTestChatRoom({ speechSynthesizer: createFakeSpeechSynthesizer({ speaks: true }), participants: ['ada'] })
    await settled()
    test.visitorSays('What is light?')
    await test.nextSays('A wave.')
    await settled()
    closeChatRoom(test.room)
    const later = createTestChatRoom({ settings: { 'aom.chatRoom': test.settingsStore.read('aom.chatRoom') ?? '' } })
    expect(later.room.getSnapshot().context.budget).toEqual({ turns: 1, requests: 1, spokenCharacters: 7 })
  })

  it('begins another discussion once it was emptied', async () => {
    const speakers = async (test: TestChatRoom) => {
      test.visitorSays('Talk.')
      for (let turn = 0; turn < 12; turn += 1) {
        await settled()
        await test.pass(WORDS_STAND)
        await test.pass(GAP)
      }
      test.room.send({ type: 'discussion.stop' })
      return test.room.getSnapshot().context.lines.slice(0, 12).map(({ speaker }) => speaker)
    }
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo', 'dan'], languageModel: createFakeLanguageModel({ reply: 'So it is.' }) })
    const first = await speakers(test)
    const { seed } = test.room.getSnapshot().context
    test.room.send({ type: 'discussion.clear' })
    const { context } = test.room.getSnapshot()
    expect([context.lines, context.deeds, context.budget, context.seed === seed]).toEqual([[], [], { turns: 0, requests: 0, spokenCharacters: 0 }, false])
    expect(JSON.parse(test.settingsStore.read('aom.chatRoom') ?? '')).toMatchObject({ seed: context.seed, lines: [] })
    expect(await speakers(test)).not.toEqual(first)
  })

  it('is found paused, with all that was said, after the page was closed', async () => {
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo'] })
    test.room.send({ type: 'visitor.rename', name: 'Mary' })
    test.visitorSays('What is light, Ada?')
    await test.nextSays('A wave. What do you say, Cleo?')
    await settled()
    closeChatRoom(test.room)
    expect(test.model.calls.every(({ ended }) => ended)).toBe(true)
    const settings = { 'aom.chatRoom': test.settingsStore.read('aom.chatRoom') ?? '' }
    const later = createTestChatRoom({ settings })
    const { context } = later.room.getSnapshot()
    expect([later.state(), later.said(), context.visitorName, context.participants, context.queued?.speaker]).toEqual([
      'paused', ['user: What is light, Ada?', 'ada: A wave. What do you say, Cleo?'], 'Mary', ['ada', 'ben', 'cleo'], 'cleo',
    ])
    later.room.send({ type: 'discussion.resume' })
    await later.pass(500)
    expect(later.model.calls.map(speakerOf)).toEqual(['cleo'])
  })

  it.each(['nothing', '{', '{"version":1}', '{"version":1,"seed":"s","visitorName":"","participants":["ada"],"muted":[],"lines":[{}],"queued":null}'])('begins anew where %s was kept', (kept) => {
    const test = createTestChatRoom({ settings: { 'aom.chatRoom': kept } })
    expect([test.state(), test.said()]).toEqual(['idle', []])
  })

  it.each<[string, (test: TestChatRoom, voice: FakeSpeechSynthesizer) => unknown]>([
    ['running.choosing', (test) => test.visitorSays('What is light?')],
    ['running.replying', async (test) => {
      test.visitorSays('What is light, Ada?')
      await settled()
    }],
    ['running.voicing', voicing],
    ['running.gap', inTheGap],
    ['failed', async (test) => {
      test.visitorSays('What is light, Ada?')
      ;(await test.model.nextCall()).fail('overloaded')
      await settled()
    }],
    ['atLimit', async (test, voice) => {
      await inTheGap(test, voice)
      await test.pass(GAP)
    }],
    ['paused', async (test, voice) => {
      await voicing(test, voice)
      test.room.send({ type: 'discussion.pause' })
    }],
    ['resuming', async (test, voice) => {
      await voicing(test, voice)
      test.room.send({ type: 'discussion.pause' })
      test.room.send({ type: 'discussion.resume' })
    }],
    ['idle', async (test, voice) => {
      await voicing(test, voice)
      test.room.send({ type: 'discussion.stop' })
    }],
    // The visitor has just jumped in.
    ['running.gathering', async (test, voice) => {
      await voicing(test, voice)
      test.visitorSays('And what is sound?')
    }],
  ])('leaves nothing running when it is closed in %s', async (state, bring) => {
    const voice = createFakeSpeechSynthesizer()
    const moderator = createFakeLanguageModel()
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo', 'dan'], speechSynthesizer: voice, moderator, turnLimit: state === 'atLimit' ? 1 : 60 })
    await settled()
    await bring(test, voice)
    expect(test.state()).toBe(state)
    closeChatRoom(test.room)
    await settled()
    const asked = [test.model, moderator].map(({ calls }) => calls.length)
    await test.pass(60_000)
    expect([[...test.model.calls, ...moderator.calls].filter(({ ended }) => !ended), voice.prepared.filter(({ hasEnded }) => !hasEnded), [test.model, moderator].map(({ calls }) => calls.length), test.room.getSnapshot().status]).toEqual([[], [], asked, 'stopped'])
  })
})

it('leaves nothing running after it was opened and closed fifty times', async () => {
  const moments: readonly ((test: TestChatRoom, voice: FakeSpeechSynthesizer) => unknown)[] = [
    () => {},
    (test) => test.visitorSays('What is light?'),
    (test) => test.visitorSays('What is light, Ada?'),
    voicing,
    inTheGap,
    async (test, voice) => {
      await voicing(test, voice)
      test.visitorSays('And what is sound?')
    },
  ]
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  await settled()
  const before = timers()
  const left: unknown[] = []
  let hadTimers = 0
  for (let time = 0; time < 50; time += 1) {
    const voice = createFakeSpeechSynthesizer()
    const moderator = createFakeLanguageModel()
    const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo', 'dan'], speechSynthesizer: voice, moderator })
    await settled()
    await moments[time % moments.length]?.(test, voice)
    if (test.waiting() > 0) hadTimers += 1
    closeChatRoom(test.room)
    await settled()
    const calls = [...test.model.calls, ...moderator.calls].filter(({ ended }) => !ended)
    const speeches = voice.prepared.filter(({ hasEnded }) => !hasEnded)
    const children = Object.values(test.room.getSnapshot().children).filter((child) => child?.getSnapshot().status === 'active')
    if (calls.length + speeches.length + children.length + test.waiting() > 0) left.push({ time, calls: calls.length, speeches: speeches.length, children: children.length, waiting: test.waiting() })
  }
  expect([left, timers() <= before, hadTimers]).toEqual([[], true, 41])
})

async function voicing(test: TestChatRoom, voice: FakeSpeechSynthesizer) {
  test.visitorSays('What is light, Ada?')
  await test.nextSays('A wave.')
  ;(await voice.nextSpeech()).say(1)
  await settled()
}

async function inTheGap(test: TestChatRoom, voice: FakeSpeechSynthesizer) {
  await voicing(test, voice)
  voice.playing[0]?.finish()
  await settled()
}

describe('the transcript', () => {
  it('is there as text and as JSON, with names, reasons and the seed', async () => {
    const test = createTestChatRoom({ participants: ['ada'], characters: [exampleCharacter('ada')] })
    const files: unknown[] = []
    test.room.on('transcript.exported', (file) => files.push(file))
    test.room.send({ type: 'transcript.export', format: 'text' })
    expect([files, test.room.getSnapshot().context.alert]).toEqual([[], 'nothingToExport'])
    test.visitorSays('Hello?')
    await test.nextSays('Good evening.')
    await settled()
    await test.pass(WORDS_STAND)
    test.room.send({ type: 'transcript.export', format: 'text' })
    test.room.send({ type: 'transcript.export', format: 'json' })
    expect(files[0]).toEqual({
      type: 'transcript.exported',
      fileName: 'chatroom-transcript-2026-01-01.txt',
      mediaType: 'text/plain',
      text: 'The Chat Room\n\n[2026-01-01T12:00:00.000Z] You:\nHello?\n\n[2026-01-01T12:00:03.000Z] Ada:\nGood evening.\n',
    })
    expect(JSON.parse((files[1] as { text: string }).text)).toMatchObject({ version: '1.0', seed: 'a seed', participants: ['ada'], muted: [], deeds: [], beginning: { lines: 0, spoken: 0, participants: ['ada'], muted: [] }, lines: [{ name: 'You' }, { name: 'Ada', reason: { kind: 'weighted', weight: 4 } }] })
  })

  it('comes out the same for the same seed and the same words', async () => {
    const discuss = async (seed: string) => {
      const languageModel = createFakeLanguageModel({ reply: ({ characterId = '' }) => `I am ${characterId.slice(0, 1)}.` })
      const test = createTestChatRoom({ participants: ['ada', 'ben', 'cleo', 'dan'], languageModel, seed })
      test.visitorSays('Talk.')
      for (let turn = 0; turn < 19; turn += 1) {
        await settled()
        await test.pass(WORDS_STAND)
        await test.pass(GAP)
      }
      return test.room.getSnapshot().context.lines.map(({ speaker }) => speaker).join(' ')
    }
    const [one, again, other] = [await discuss('one'), await discuss('one'), await discuss('other')]
    expect([again === one, other === one]).toEqual([true, false])
  })
})
