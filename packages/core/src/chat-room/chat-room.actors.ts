import { fromCallback, fromPromise } from 'xstate'
import type { Character } from '../characters/character'
import { LanguageModelError, type ConversationLog, type LanguageModel, type PromptMessage } from '../contracts'
import { defineSpeakText, type VoiceProviders } from '../chat/chat.actors'
import { readPersona } from '../chat/read-persona'
import { defineStreamReply, replyMachine } from '../chat/reply.machine'
import type { LogTurnEvent, ModeratorInput } from './chat-room.setup'
import { createLineGuard } from './line-guard'
import type { Named } from './participant-names'
import { turnMachine } from './turn.machine'

/** The longest reply that is read; a model that goes on and on is stopped there. */
const LONGEST_REPLY = 4_000

export interface TurnProviders extends VoiceProviders {
  /** Whose model writes for a character. */
  readonly languageModelOf: (characterId: string) => LanguageModel
  /** Everybody who could be in the room; no line may be written in another's name. */
  readonly everybody: () => readonly Named[]
  readonly now?: (() => number) | undefined
}

/** Makes `runTurn` from what writes and what speaks. */
export function defineRunTurn({ languageModelOf, everybody, now, ...voices }: TurnProviders) {
  const streamReply = defineStreamReply(async function* ({ character, messages, direction = '', stop, draft }, signal) {
    const model = languageModelOf(character.id)
    const system = [await readPersona(character, model), direction].filter((part) => part !== '').join('\n\n')
    const request = { characterId: character.id, system, messages, ...(stop && { stop }) }
    yield* ownWords(character, model.stream(request, { signal }), everybody(), () => draft.sign(model.name))
  }, now)
  return turnMachine.provide({ actors: { generateReply: replyMachine.provide({ actors: { streamReply } }), speakText: defineSpeakText(voices) } })
}

/** Of a stream only what the speaker says; it ends where another's line begins, and where it would never end. */
async function* ownWords(speaker: Character, pieces: AsyncIterable<string>, everybody: readonly Named[], onFirst: () => void) {
  const guard = createLineGuard(speaker, everybody.filter(({ id }) => id !== speaker.id))
  let length = 0
  for await (const piece of pieces) {
    if (length === 0) onFirst()
    const text = guard.push(piece).slice(0, LONGEST_REPLY - length)
    length += text.length
    if (text !== '') yield text
    if (guard.isOver || length >= LONGEST_REPLY) break
  }
  const rest = guard.flush().slice(0, LONGEST_REPLY - length)
  if (rest !== '') yield rest
  if (length + rest.length === 0 && guard.isOver) {
    throw new LanguageModelError('invalid', 'The language model wrote in another’s name.')
  }
}

/** Makes `askModerator` from a language model. */
export function defineAskModerator(moderator: LanguageModel | undefined) {
  return fromPromise<string, ModeratorInput>(async ({ input, signal }) => {
    if (!moderator) throw new Error('There is no moderator.')
    const messages: readonly PromptMessage[] = input.messages
    return moderator.complete({ system: input.system, messages }, { signal })
  })
}

/** Makes the room's `logExchange`; what the service does not take now waits in the log's own outbox. */
export function defineLogTurn(log: Pick<ConversationLog, 'health' | 'log'>) {
  return fromCallback<LogTurnEvent>(({ receive }) => {
    const awake = log.health().catch(() => {})
    receive(({ exchange }) => void awake.then(() => log.log(exchange)).catch(() => {}))
  })
}
