import { nextTimestamp } from '../memory/message-order'
import type { LiveLine, VoiceAgentBriefing, VoiceAgentContext } from './voice-agent.types'

/** How many lines a conversation that comes back is told. */
const RETOLD = 3

/** A new line at the end of the conversation. */
export function newLine(context: VoiceAgentContext, role: LiveLine['role'], content: string, more: Partial<LiveLine> = {}): LiveLine {
  const before = [...context.earlier.slice(-1), ...context.lines, ...context.held]
  return { id: context.createId(), role, content, timestamp: nextTimestamp(before, context.now()), hasImage: false, ...more }
}

/** What an agent is told of the conversation when it begins, or comes back. */
export function history({ earlier, lines, lostAt }: VoiceAgentContext): readonly LiveLine[] {
  return lostAt === null ? [...earlier, ...lines].slice(-2 * RETOLD) : lines.slice(-RETOLD)
}

/** What an agent is told about its part. One that comes back greets nobody again. */
export function briefing({ briefing: told, lostAt }: VoiceAgentContext): VoiceAgentBriefing {
  return lostAt === null ? told : { ...told, overrides: { ...told.overrides, firstMessage: '' } }
}

/** Volume as it can be set: 0 to 1, and 1 for what is no number. */
export function clampVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 1
}
