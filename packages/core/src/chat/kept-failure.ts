import type { Message } from '../contracts'
import { openQuestion } from './chat.messages'
import type { ChatContext } from './chat.types'
import type { ReplyFailure, ReplyFailureReason } from './reply-failure'

/** Why a question has no whole answer, to be told again when the page opens once more. */
export interface KeptFailure {
  readonly questionId: string
  readonly failure: ReplyFailure
}

/** What is kept of a failure; `null` where there is nothing to keep. How long to wait is not: that time goes by. */
export function failureToKeep(messages: readonly Message[], failure: ReplyFailure | null): KeptFailure | null {
  const question = openQuestion(messages)
  if (!question || !failure) return null
  const { retryAfterMs: _wait, ...kept } = failure
  return { questionId: question.id, failure: kept }
}

/** What is kept of all characters' failures, with this one of the present character's. */
export function failuresWith({ character, failures }: Pick<ChatContext, 'character' | 'failures'>, kept: KeptFailure | null): ChatContext['failures'] {
  const { [character.id]: _before, ...others } = failures
  return kept ? { ...others, [character.id]: kept } : others
}

/** The failure that was kept, as long as its question has no other answer. */
export function failureKept(messages: readonly Message[], kept: KeptFailure | undefined): ReplyFailure | null {
  return kept && openQuestion(messages)?.id === kept.questionId ? kept.failure : null
}

const reasons: Readonly<Record<ReplyFailureReason, true>> = {
  missingKey: true, auth: true, locked: true, permission: true, notFound: true, rateLimited: true, limitReached: true, outOfCredit: true,
  unavailable: true, overloaded: true, invalid: true, timeout: true, network: true, cutOff: true, unknown: true, unchecked: true,
}
const isReason = (reason: unknown): reason is ReplyFailureReason => typeof reason === 'string' && Object.hasOwn(reasons, reason)

/** Reads what was stored; `undefined` for anything else. */
export function parseKeptFailure(stored: string): KeptFailure | undefined {
  try {
    const { questionId, failure } = JSON.parse(stored) as { questionId?: unknown; failure?: { reason?: unknown; message?: unknown; status?: unknown } }
    if (typeof questionId !== 'string' || !isReason(failure?.reason) || typeof failure.message !== 'string') return undefined
    return { questionId, failure: { reason: failure.reason, message: failure.message, ...(typeof failure.status === 'number' && { status: failure.status }) } }
  } catch {
    return undefined
  }
}
