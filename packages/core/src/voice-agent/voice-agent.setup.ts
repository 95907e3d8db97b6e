import { assign, enqueueActions, setup } from 'xstate'
import { isBlank } from '../shared/is-blank'
import { callbackNotProvided, promiseNotProvided } from '../shared/not-provided'
import { timings } from '../shared/timings'
import type { VoiceAgentMode, VoiceAgentPass } from '../contracts'
import { defineHoldMicrophone } from '../listening/listening.actors'
import { clampVolume, grow, newLine } from './live-lines'
import { toVoiceAgentFailure } from './voice-agent-failure'
import type { LiveLevels, LiveLine, RunVoiceSessionEvent, RunVoiceSessionInput, VoiceAgentContext, VoiceAgentEmitted, VoiceAgentEvent, VoiceAgentFailure, VoiceAgentInput } from './voice-agent.types'

/** So much that was typed waits for a connection; what is older is let go. */
const MOST_WAITING = 20
/** The longest a timer can wait, in milliseconds: 24 days. */
const FOR_EVER = 2 ** 31 - 1
const MOST_ECHOES = 5
/** Closed for good: what was sent broke a rule, or there is nothing left to spend. */
const FINAL_CLOSE_CODES = new Set([1000, 1008, 4401])

const NOT_STARTED = 'Cannot send feedback: the conversation has not started yet.'
const ALREADY_SENT = 'Cannot send feedback: feedback has already been sent for the current response.'

/** Types, actor slots, actions and guards of the live conversation's chart. */
export const voiceAgentSetup = setup({
  types: {
    context: {} as VoiceAgentContext,
    events: {} as VoiceAgentEvent,
    emitted: {} as VoiceAgentEmitted,
    input: {} as VoiceAgentInput,
    children: {} as { authoriser: 'authorise'; session: 'runVoiceSession'; microphoneLock: 'holdMicrophone'; wakeLock: 'holdWakeLock'; network: 'watchNetwork'; sight: 'describeSight' },
    tags: {} as 'connecting' | 'connected' | 'waiting' | 'lasting',
  },
  actors: {
    /** Asks for a pass; each is good for one conversation. */
    authorise: promiseNotProvided<VoiceAgentPass, { readonly characterId: string }>('voiceAgent', 'authorise'),
    /** Holds one conversation; stopping it ends the conversation with all it holds. */
    runVoiceSession: callbackNotProvided<RunVoiceSessionEvent, RunVoiceSessionInput>('voiceAgent', 'runVoiceSession'),
    /** Says in a few words what can be seen; `null` where nothing can. */
    describeSight: promiseNotProvided<string | null, { readonly characterId: string }>('voiceAgent', 'describeSight'),
    /** Sees to it that one page is live at a time. */
    holdMicrophone: defineHoldMicrophone(),
    /** Keeps the screen awake. Never throws. */
    holdWakeLock: callbackNotProvided<{ type: never }>('voiceAgent', 'holdWakeLock'),
    /** Reports `network.return`. Never throws. */
    watchNetwork: callbackNotProvided<{ type: never }>('voiceAgent', 'watchNetwork'),
  },
  actions: {
    begin: assign({ lines: [], growing: null, hearing: '', failure: null, ending: null, attempts: 0, lostAt: null, rateable: null, rated: [], mode: 'listening', conversationId: null }),
    notePass: assign({ pass: (_, { pass }: { pass: VoiceAgentPass }) => pass }),
    noteOpened: assign((_, { conversationId, levels }: { conversationId: string; levels: LiveLevels }) => ({ conversationId, levels, attempts: 0, lostAt: null, failure: null, mode: 'listening' as const })),
    noteLost: assign(({ context }) => ({ attempts: context.attempts + 1, lostAt: context.lostAt ?? context.now(), mode: 'listening' as const, hearing: '' })),
    forgetSession: assign({ conversationId: null, sight: null }),
    noteMode: assign({ mode: (_, { mode }: { mode: VoiceAgentMode }) => mode }),
    noteFailure: enqueueActions(({ enqueue }, { failure }: { failure: VoiceAgentFailure }) => {
      enqueue.assign({ failure })
      enqueue.emit({ type: 'agent.failed', failure })
      if (failure.reason === 'locked') enqueue.emit({ type: 'access.lost' })
    }),
    noteError: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = toVoiceAgentFailure(error)
      enqueue.assign({ failure })
      enqueue.emit({ type: 'agent.failed', failure })
      if (failure.reason === 'locked') enqueue.emit({ type: 'access.lost' })
    }),
    noteEnding: assign({ ending: (_, { reason }: { reason: 'user' | 'agent' | 'error' }) => reason, mode: 'listening', hearing: '' }),

    /** What is being said will not change any more. */
    fileGrowing: enqueueActions(({ context, enqueue }) => {
      const { growing } = context
      if (!growing) return
      enqueue.assign({ growing: null })
      if (isBlank(growing.content)) return
      const line: LiveLine = { ...growing, end: growing.end ?? 'complete' }
      enqueue.assign({ lines: [...context.lines, line] })
      enqueue.emit({ type: 'line.finished', line })
    }),
    noteHearing: assign({ hearing: (_, { text }: { text: string }) => text }),
    fileHeard: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      enqueue.assign({ hearing: '' })
      if (isBlank(text)) return
      const line = newLine(context, 'user', text.trim(), { hasImage: sees(context) })
      enqueue.assign({ lines: [...context.lines, line] })
      enqueue.emit({ type: 'line.finished', line })
    }),
    forgetEcho: assign({ hearing: '', echoes: ({ context }, { text }: { text: string }) => context.echoes.filter((echo) => echo !== text.trim()) }),
    growReply: assign({ growing: ({ context }, { text }: { text: string }) => grow(context, text) }),
    takeReply: assign(({ context }, { id, text }: { id: number; text: string }) => ({
      growing: { ...grow(context, ''), content: text, responseId: id },
      rateable: id,
    })),
    correctReply: assign(({ context }, { id, text }: { id: number; text: string }) => {
      const { growing } = context
      return growing && (growing.responseId === undefined || growing.responseId === id) ? { growing: { ...growing, content: text, end: 'interrupted' as const } } : {}
    }),
    markInterrupted: assign(({ context }) => ({ mode: 'listening' as const, growing: context.growing && { ...context.growing, end: 'interrupted' as const } })),

    keepForLater: assign({ waiting: ({ context }, { text }: { text: string }) => [...context.waiting, text].slice(-MOST_WAITING) }),
    sendText: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      const line = newLine(context, 'user', text.trim(), { hasImage: sees(context) })
      enqueue.assign({ lines: [...context.lines, line], echoes: [...context.echoes, line.content].slice(-MOST_ECHOES) })
      enqueue.emit({ type: 'line.finished', line })
      enqueue.sendTo('session', { type: 'text.send', text: line.content })
    }),
    sendWaiting: enqueueActions(({ context, enqueue }) => {
      const lines: LiveLine[] = []
      for (const text of context.waiting) {
        const line = newLine({ ...context, lines: [...context.lines, ...lines] }, 'user', text.trim(), { hasImage: sees(context) })
        lines.push(line)
        enqueue.emit({ type: 'line.finished', line })
        enqueue.sendTo('session', { type: 'text.send', text: line.content })
      }
      enqueue.assign({ waiting: [], lines: [...context.lines, ...lines], echoes: lines.map(({ content }) => content).slice(-MOST_ECHOES) })
    }),
    shareContext: enqueueActions(({ enqueue }, { text }: { text: string }) => enqueue.sendTo('session', { type: 'context.send', text })),
    tellSight: enqueueActions(({ context, enqueue }, { sight }: { sight: string | null }) => {
      if (sight === null ? context.sight === null : sight === context.sight) return
      enqueue.assign({ sight })
      enqueue.sendTo('session', { type: 'context.send', text: sight === null ? 'The visitor’s camera is off.' : `The visitor’s camera shows: ${sight}.` })
    }),
    tellActivity: enqueueActions(({ enqueue }) => enqueue.sendTo('session', { type: 'activity.tell' })),
    rate: enqueueActions(({ context, enqueue }, { liked }: { liked: boolean }) => {
      const { rateable, rated } = context
      if (rateable === null) return
      enqueue.sendTo('session', { type: 'reply.rate', id: rateable, liked })
      enqueue.assign({ rated: [...rated, rateable] })
    }),
    refuseRating: enqueueActions(({ context, enqueue }) => enqueue.emit({ type: 'feedback.refused', message: context.rateable === null ? NOT_STARTED : ALREADY_SENT })),
    setVolume: enqueueActions(({ context, enqueue }, { volume }: { volume: number }) => {
      const clamped = clampVolume(volume)
      enqueue.assign({ volume: clamped })
      if (context.conversationId !== null) enqueue.sendTo('session', { type: 'volume.set', volume: clamped })
    }),
    setMuted: enqueueActions(({ context, enqueue }, { isMuted }: { isMuted: boolean }) => {
      enqueue.assign({ isMuted })
      if (context.conversationId !== null) enqueue.sendTo('session', { type: 'mute.set', isMuted })
    }),
    chooseOutput: enqueueActions(({ enqueue }, { deviceId }: { deviceId: string }) => enqueue.sendTo('session', { type: 'output.choose', deviceId })),
  },
  guards: {
    hasAgent: ({ context }) => context.hasAgent,
    isSaid: (_, { text }: { text: string }) => !isBlank(text),
    isTextOnly: ({ context }) => context.textOnly,
    mayRate: ({ context }) => context.rateable !== null && !context.rated.includes(context.rateable),
    isEcho: ({ context }, { text, isFinal }: { text: string; isFinal: boolean }) => isFinal && context.echoes.includes(text.trim()),
    isFinal: (_, { isFinal }: { isFinal: boolean }) => isFinal,
    isWavering: (_, { isWavering }: { isWavering: boolean }) => isWavering,
    isSteady: (_, { isWavering }: { isWavering: boolean }) => !isWavering,
    isGivenUp: ({ context }) => isGivenUp(context),
    /** It broke, and may be mended by coming back. */
    mayComeBack: ({ context }, { reason, closeCode = 0 }: { reason: string; closeCode?: number }) => reason === 'error' && !FINAL_CLOSE_CODES.has(closeCode) && !isGivenUp(context),
    hasBroken: (_, { reason }: { reason: string }) => reason === 'error',
    /** Somebody who was connected before keeps trying for a while. */
    mayTryAgain: ({ context }) => context.lostAt !== null && !isGivenUp(context),
    isPassing: ({ context }, { failure }: { failure: VoiceAgentFailure }) => context.lostAt !== null && !isGivenUp(context) && ['network', 'timeout', 'unknown'].includes(failure.reason),
  },
  delays: {
    agentAuthorise: timings.agentAuthorise,
    agentConnect: ({ context }) => (context.pass?.transport === 'webrtc' ? timings.agentRoomConnect : timings.agentConnect),
    // What runs here cannot be lost.
    agentSilence: ({ context }) => (context.pass?.transport === 'local' ? FOR_EVER : timings.agentSilence),
    agentSettle: timings.agentSettle,
    agentLook: timings.agentLook,
    agentLookAgain: ({ context }) => (context.isToldOfSight ? timings.agentLook : FOR_EVER),
    microphoneClaim: timings.microphoneClaim,
    /** Half a second, then one, two, and three at most. */
    agentReturn: ({ context }) => Math.min(timings.agentReturnCeiling, timings.agentReturn * 2 ** Math.max(0, context.attempts - 1)),
  },
})

/** Whether a picture goes along with what is said now. */
const sees = ({ look }: VoiceAgentContext) => (look?.() ?? null) !== null

function isGivenUp({ lostAt, now }: VoiceAgentContext): boolean {
  return lostAt !== null && now() - lostAt >= timings.agentGiveUp
}
