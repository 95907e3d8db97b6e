import type { Exchange, Message } from '../contracts'
import { insertMessage } from '../memory/message-order'
import type { ChatContext, ChatEmitted, PendingReply } from './chat.types'
import type { ReplyOutcome } from './reply.machine'

/** The visitor's last message, if no answer to it stands: the question that can be asked again. */
export function openQuestion(messages: readonly Message[]): Message | null {
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index]
    if (message?.role === 'user') return message
    if (message?.end !== 'failed' && message?.end !== 'cut') return null
  }
  return null
}

/** What filing a reply does: to the chart's data, to memory, to the log and to those outside. */
export interface Settlement {
  readonly changes: Partial<ChatContext>
  readonly message: Message | null
  readonly exchange: Exchange | null
  readonly news: readonly ChatEmitted[]
}

/** Works out what a reply that has ended leads to. */
export function settleReply(context: ChatContext, outcome: ReplyOutcome): Settlement {
  const { pending, messages } = context
  const { failure } = outcome
  const message = pending && messageOfOutcome(outcome, pending, context)
  const news: ChatEmitted[] = []
  if (message && message.end !== 'failed') news.push({ type: 'reply.finished', message })
  if (failure) news.push({ type: 'reply.failed', failure })
  if (failure?.reason === 'locked') news.push({ type: 'access.lost' })
  return {
    changes: {
      pending: null,
      failure,
      // The picture is wanted again when the question is.
      image: failure ? context.image : null,
      messages: message ? insertMessage(messages, message) : messages,
      engine: pending?.mind === 'preferred' && outcome.writer !== null ? { ...context.engine, name: outcome.writer } : context.engine,
    },
    message,
    exchange: message && message.end !== 'failed' ? exchangeOf(context, message) : null,
    news,
  }
}

function exchangeOf({ messages, character }: ChatContext, reply: Message): Exchange {
  const question = messages.findLast(({ role }) => role === 'user')
  return {
    exchangeId: reply.id,
    characterId: character.id,
    userMessage: question?.content ?? '',
    assistantMessage: reply.content,
    sessionId: null,
    hasImage: question?.hasImage ?? false,
  }
}

/** The message a finished reply becomes; `null` where nothing is to be kept of it. */
function messageOfOutcome(outcome: ReplyOutcome, pending: PendingReply, context: ChatContext): Message | null {
  const { text, end, failure, writer } = outcome
  const base = { id: pending.id, role: 'assistant', timestamp: pending.timestamp, hasImage: false } as const
  if (end === 'failed') {
    // An archive that locked itself has not failed to answer; it wants its code, and the question waits.
    if (failure === null || failure.reason === 'locked') return null
    return { ...base, content: `${context.phrases.apology} ${failure.message}`, end }
  }
  if (end === 'refused' || text.trim() === '') return null
  return { ...base, content: text.trim(), end, engine: writer ?? context.engine.name }
}
