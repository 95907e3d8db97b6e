import type { Message } from '../contracts'
import { nextTimestamp } from '../memory/message-order'
import type { LiveLine, VoiceAgentBriefing, VoiceAgentContext } from './voice-agent.types'

/** How many lines a conversation that comes back is told. */
const RETOLD = 3

/** A new line at the end of the conversation. */
export function newLine(context: VoiceAgentContext, role: LiveLine['role'], content: string, more: Partial<LiveLine> = {}): LiveLine {
  const before = [...context.earlier.slice(-1), ...context.lines, ...context.held]
  return { id: context.createId(), role, content, timestamp: nextTimestamp(before, context.now()), hasImage: false, ...more }
}

/** What was said before a conversation that begins now. */
export function saidBefore({ memory, earlier, lines }: VoiceAgentContext): readonly LiveLine[] {
  return memory ? memory() : [...earlier, ...lines]
}

/** Whether something an agent may know is no longer in what is remembered. */
export function isForgotten({ earlier, lines }: VoiceAgentContext, messages: readonly Message[]): boolean {
  const remembered = new Map(messages.map(({ id, content }) => [id, content]))
  return [...earlier, ...lines].some(({ id, content }) => remembered.get(id) !== content)
}

/** How many of the visitor's words in a row nobody has answered yet. */
export function countUnanswered({ lines, held, growing }: VoiceAgentContext): number {
  const said = [...lines, ...held, ...(growing ? [growing] : [])]
  return said.length - 1 - said.findLastIndex(({ role }) => role === 'assistant')
}

/** What an agent is told of the conversation when it begins, or comes back: no apologies, and not what it is asked again. */
export function history(context: VoiceAgentContext): readonly LiveLine[] {
  const { earlier, lines, lostAt } = context
  const askedAgain = unanswered(context)
  const told = [...earlier, ...lines].filter((line) => line.end !== 'failed' && line !== askedAgain)
  return told.slice(lostAt === null ? -2 * RETOLD : -RETOLD)
}

/** What the visitor said last before the conversation was lost, where nobody answered it: told as history, nobody would. */
export function unanswered({ lines, lostAt }: VoiceAgentContext): LiveLine | undefined {
  const last = lines.at(-1)
  return lostAt !== null && last?.role === 'user' ? last : undefined
}

/** What an agent is told about its part. One that comes back greets nobody again. */
export function briefing({ briefing: told, lostAt }: VoiceAgentContext): VoiceAgentBriefing {
  return lostAt === null ? told : { ...told, overrides: { ...told.overrides, firstMessage: '' } }
}

/** Volume as it can be set: 0 to 1, and 1 for what is no number. */
export function clampVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 1
}
