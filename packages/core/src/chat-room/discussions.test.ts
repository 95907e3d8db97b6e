import { expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import type { LanguageModel, SpeechSynthesizer } from '../contracts'
import { createSeededRandom } from '../shared/seeded-random'
import { exampleCharacter } from '../testing/example-character'
import type { ChatRoomCommand, RoomLine } from './chat-room.types'
import { closeChatRoom, createChatRoom } from './create-chat-room'

const characters = ['ada', 'ben', 'cleo', 'dan', 'eve'].map((id) => exampleCharacter(id))
const ids = characters.map(({ id }) => id)
const DISCUSSIONS = 1_000
const TURNS = 30

/** Everything that promises have under way is done; all of it is in memory and takes no time. */
async function settled() {
  for (let round = 0; round < 30; round += 1) await Promise.resolve()
}

interface Watched {
  open: number
  mostOpen: number
  sounding: number
  mostSounding: number
}

function talkative(watched: Watched, chance: () => number): LanguageModel {
  const sentences = ['It is so.', 'And you, Ada?', 'What do you say, Cleo?', 'I do not know.', 'Ben: I am not Ben.', 'Let us go on!']
  return {
    name: 'Talkative',
    kind: 'builtIn',
    async *stream(_, { signal }) {
      watched.mostOpen = Math.max(watched.mostOpen, (watched.open += 1))
      try {
        for (let said = 0; said < 3 && !signal.aborted; said += 1) yield `${sentences[Math.floor(chance() * sentences.length)] ?? ''} `
      } finally {
        watched.open -= 1
      }
    },
    complete: () => Promise.resolve('Dan'),
  }
}

function voiceOf(watched: Watched): SpeechSynthesizer {
  return {
    name: 'Quick',
    kind: 'builtIn',
    availability: () => Promise.resolve('ready'),
    unlock: () => {},
    prepare: () => ({
      async play({ onProgress }) {
        watched.mostSounding = Math.max(watched.mostSounding, (watched.sounding += 1))
        onProgress?.(0)
        await Promise.resolve()
        watched.sounding -= 1
      },
    }),
  }
}

/** What visitors do, at random; most of the time they listen. */
function visitorDoes(chance: () => number): ChatRoomCommand | null {
  const someone = ids[Math.floor(chance() * ids.length)] ?? 'ada'
  const whims: readonly ChatRoomCommand[] = [
    { type: 'discussion.say', text: `What about it, ${someone}?` },
    { type: 'discussion.pause' },
    { type: 'speaker.pick', characterId: someone },
    { type: 'participant.mute', characterId: someone },
    { type: 'participant.unmute', characterId: someone },
    { type: 'participant.remove', characterId: someone },
    { type: 'participant.add', characterId: someone },
    { type: 'turn.regenerate' },
    { type: 'page.conceal' },
    { type: 'page.reveal' },
  ]
  return chance() < 0.25 ? (whims[Math.floor(chance() * whims.length)] ?? null) : null
}

async function discuss(seed: string) {
  const source = createSeededRandom(seed)
  const chance = () => source.next()
  const clock = new SimulatedClock()
  const watched: Watched = { open: 0, mostOpen: 0, sounding: 0, mostSounding: 0 }
  const finished: RoomLine[] = []
  const room = createChatRoom({
    providers: { languageModel: talkative(watched, chance), ...(chance() < 0.5 && { speechSynthesizer: voiceOf(watched) }) },
    characters,
    participants: ids.slice(0, 1 + Math.floor(chance() * ids.length)),
    seed,
    clock,
  })
  room.on('turn.finished', ({ line }) => finished.push(line))
  await settled()
  room.send({ type: 'discussion.say', text: 'Talk.' })
  let steps = 0
  const isOver = () => {
    const snapshot = room.getSnapshot()
    return snapshot.context.budget.turns >= TURNS || snapshot.matches({ discussion: 'idle' })
  }
  for (; steps < 400 && !isOver(); steps += 1) {
    const whim = visitorDoes(chance)
    if (whim) room.send(whim)
    await settled()
    clock.increment(1_000)
    await settled()
    const snapshot = room.getSnapshot()
    if (snapshot.matches({ discussion: 'paused' })) room.send({ type: 'discussion.resume' })
    if (snapshot.matches({ discussion: 'failed' })) room.send({ type: 'discussion.retry' })
  }
  const { context, status } = room.getSnapshot()
  closeChatRoom(room)
  await settled()
  const ofCharacters = context.lines.filter(({ speaker }) => ids.includes(speaker))
  return { watched, status, hasEnded: isOver(), lost: ofCharacters.filter(({ id }) => !finished.some((line) => line.id === id)).length, lines: context.lines }
}

it(`holds ${String(DISCUSSIONS)} discussions of ${String(TURNS)} turns, whatever the visitor does`, async () => {
  const broken: string[] = []
  for (let run = 0; run < DISCUSSIONS; run += 1) {
    const seed = `discussion ${String(run)}`
    const { watched, status, hasEnded, lost, lines } = await discuss(seed)
    if (status !== 'active') broken.push(`${seed}: the room is ${status}`)
    if (!hasEnded) broken.push(`${seed}: never ends`)
    if (lost > 0) broken.push(`${seed}: ${String(lost)} turns were not told of`)
    // Whoever has the floor, and the next.
    if (watched.mostOpen > 2) broken.push(`${seed}: ${String(watched.mostOpen)} replies at once`)
    if (watched.mostSounding > 1) broken.push(`${seed}: ${String(watched.mostSounding)} voices at once`)
    if (watched.open + watched.sounding > 0) broken.push(`${seed}: something runs on`)
    if (lines.some(({ speaker, content }) => ids.includes(speaker) && speaker !== 'ben' && content.includes('Ben:'))) broken.push(`${seed}: somebody speaks in Ben's name`)
  }
  expect(broken).toEqual([])
}, 180_000)
