import type { VoiceAgentMode } from '../contracts'
import { voiceAgentSetup } from './voice-agent.setup'
import { unanswered } from './voice-agent-failure'

type Of<Fields> = { readonly event: Fields }
type Words = Of<{ readonly text: string; readonly isFinal: boolean }>

const isSpeaking = ({ event }: Of<{ readonly mode: VoiceAgentMode }>) => event.mode === 'speaking'
const said = ({ event }: Of<{ readonly text: string }>) => event

const send = { guard: { type: 'canBeSaid', params: said }, actions: ['forgetPassingProblem', { type: 'sendText', params: said }] } as const
const isEcho = { guard: { type: 'isEcho', params: ({ event }: Words) => event } } as const
const isQuestion = { guard: { type: 'isQuestion', params: ({ event }: Words) => event }, target: 'awaited', reenter: true } as const

/** The visitor says something that an answer is expected to. */
const asked = {
  'message.send': { ...send, target: 'awaited', reenter: true },
  'speech.heard': [isEcho, isQuestion],
} as const

/** The agent's words come. Some agents say an answer with no words in it, before the one that was asked for. */
const answered = {
  'mode.changed': { guard: isSpeaking, target: 'settled', actions: 'noteAnswered' },
  'reply.grown': { target: 'settled', actions: 'noteAnswered' },
  'reply.said': { guard: { type: 'isSaid', params: said }, target: 'settled', actions: 'noteAnswered' },
} as const

/** It is told what becomes of the answer. */
const explained = {
  'work.changed': [
    { guard: ({ event }: Of<{ readonly work: string }>) => event.work === 'begun', target: 'working' },
    { guard: ({ event }: Of<{ readonly work: string }>) => event.work === 'declined', target: 'settled', actions: 'noteAnswered' },
    { target: 'awaited', reenter: true },
  ],
  // Somebody spoke: it was the agent who did not.
  'session.ended': { guard: ({ event }: Of<{ readonly because?: string }>) => event.because === 'silence', target: '#voiceAgent.failed', actions: [{ type: 'noteEnding', params: { reason: 'agent', because: 'silence' } }, { type: 'noteFailure', params: { failure: unanswered } }] },
  'problem.noted': { guard: ({ event }: Of<{ readonly problem?: string }>) => event.problem === 'noAnswer', target: 'settled', actions: ['noteAnswered', { type: 'noteProblem', params: { problem: 'noAnswer' } }] },
} as const

/**
 * Whether the agent owes an answer: one whose line is well may still say nothing. The visitor is told so; then the
 * question is asked once more, in a conversation begun anew; an agent that is silent there, too, is given up.
 */
export const answeringRegion = voiceAgentSetup.createStateConfig({
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isAsked', target: 'awaited' }, { guard: 'hasBegun', target: 'settled' }, { target: 'opening' }] },
    /** Whoever greets has time for it, unless the visitor is quicker. */
    opening: {
      on: {
        ...asked,
        ...answered,
        // The visitor has begun to speak.
        'speech.heard': [isEcho, isQuestion, { target: 'opening', reenter: true }],
        'voice.heard': { target: 'opening', reenter: true },
      },
      after: { agentGreeting: 'unbegun' },
    },
    /** Nobody has said anything, or nobody was heard. */
    unbegun: {
      tags: 'unbegun',
      on: { ...asked, ...answered, 'speech.heard': [isEcho, isQuestion, { target: 'opening' }], 'voice.heard': 'opening' },
    },
    settled: { on: asked },
    awaited: {
      on: {
        ...asked,
        ...answered,
        ...explained,
        // Its last words are over: only now the next ones can come.
        'mode.changed': [answered['mode.changed'], { target: 'awaited', reenter: true }],
        'voice.heard': { target: 'awaited', reenter: true },
      },
      after: { agentAnswer: [{ guard: 'isHeardSpeaking', target: 'awaited', reenter: true }, { target: 'unanswered' }] },
    },
    /** It does what has to be done before it can answer. */
    working: {
      on: { ...answered, ...explained, 'message.send': send },
      after: { agentWork: 'awaited' },
    },
    unanswered: {
      tags: 'unanswered',
      on: { ...asked, ...answered, ...explained, 'voice.heard': 'awaited' },
      after: {
        agentAnswerAnew: [
          { guard: 'hasLapsed', target: '#voiceAgent.failed', actions: { type: 'noteFailure', params: { failure: unanswered } } },
          { target: '#voiceAgent.live.authorising', actions: ['noteLost', 'noteLapse'] },
        ],
      },
    },
  },
})
