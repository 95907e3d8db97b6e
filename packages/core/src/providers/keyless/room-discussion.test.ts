import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import { characters } from '../../characters'
import type { RoomLine } from '../../chat-room/chat-room.types'
import { closeChatRoom, createChatRoom } from '../../chat-room/create-chat-room'
import { english } from './corpus/english'
import { builtInCorpora } from './index'
import { createLanguage } from './language'
import { createPersonaLanguageModel } from './persona-language-model'
import { splitSentences } from './sentences'

const language = createLanguage(english)
const ids = Object.keys(builtInCorpora)
const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)
const company = characters.map((character) => ({ ...character, persona: `You are ${character.name}.` }))

/** Everything that promises have under way is done; all of it is in memory and takes no time. */
async function settled() {
  for (let round = 0; round < 200; round += 1) await Promise.resolve()
}

const request = (name: string) => ({ characterId: name.toLowerCase(), system: `You are ${name}.`, stop: ['\nHypatia:', '\nVisitor:'], messages: [{ role: 'user' as const, content: `Visitor: What is light?\n\n[Write the next reply only as ${name}.]` }] })
const live = () => ({ signal: new AbortController().signal })

// The engine is loaded once for all.
await createPersonaLanguageModel({ corpora: builtInCorpora }).complete(request('Tesla'), live())

/** Twenty turns of all five, by the built-in mind. */
async function discuss(text: string, seed: string): Promise<readonly RoomLine[]> {
  const languageModel = createPersonaLanguageModel({ corpora: builtInCorpora, pace: 0 })
  for (const characterId of ids) await languageModel.complete({ characterId, messages: [{ role: 'user', content: 'Hello.' }] }, live())
  const clock = new SimulatedClock()
  const room = createChatRoom({ providers: { languageModel }, characters: company, participants: ids, seed, clock })
  room.send({ type: 'discussion.say', text })
  for (let step = 0; step < 600 && room.getSnapshot().context.budget.turns < 20; step += 1) {
    await settled()
    clock.increment(1_000)
    await settled()
    if (room.getSnapshot().matches({ discussion: 'paused' })) room.send({ type: 'discussion.resume' })
  }
  const { lines } = room.getSnapshot().context
  closeChatRoom(room)
  return lines
}

test.each([
  ['What is light?', ['one', 'two', 'three']],
  ['Should a machine ever be trusted with a secret?', ['one', 'two', 'three']],
  ['Is cheese alive?', ['one', 'two', 'three']],
])('five discuss "%s" for twenty turns, each time in another way', { timeout: 60_000 }, async (question, seeds) => {
  const transcripts: string[] = []
  for (const seed of seeds) {
    const lines = await discuss(question, seed)
    const turns = lines.filter(({ speaker }) => ids.includes(speaker))
    transcripts.push(turns.map(({ speaker, content }) => `${speaker}: ${content}`).join('\n'))
    expect(turns).toHaveLength(20)
    expect(new Set(turns.map(({ speaker }) => speaker))).toEqual(new Set(ids))
    const sentences = turns.map(({ content }) => splitSentences(content))
    expect(sentences.filter(({ length }) => length < 4 || length > 6)).toEqual([])
    const all = sentences.flat()
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([])
    const asked = language.termsOf(question)
    const reacting = turns.filter(({ content }, at) => {
      const before = lines[lines.indexOf(turns[at]!) - 1]
      return (before && content.includes(nameOf(before.speaker))) || language.termsOf(content).some((term) => asked.includes(term))
    })
    expect(reacting.length / turns.length).toBeGreaterThanOrEqual(0.8)
    // Whoever is asked by name speaks next.
    const handedOn = turns.flatMap(({ content }, at) => ids.filter((id) => content.endsWith(`, ${nameOf(id)}?`) && at < 19).map((id) => ({ id, next: turns[at + 1]?.speaker })))
    expect(handedOn.length).toBeGreaterThanOrEqual(4)
    expect(handedOn.filter(({ id, next }) => id !== next)).toEqual([])
  }
  expect(new Set(transcripts).size).toBe(seeds.length)
})

test('a turn said again is said otherwise', async () => {
  const model = createPersonaLanguageModel({ corpora: builtInCorpora })
  const first = splitSentences(await model.complete(request('Tesla'), live()))
  const again = splitSentences(await model.complete(request('Tesla'), live()))
  expect(again.filter((sentence) => first.includes(sentence))).toEqual([])
})
