import { and } from 'xstate'
import { chatRoomSetup } from '../chat-room.setup'

const cutShort = { type: 'endTurn', params: { keepsWhole: false } } as const
const roundOff = { type: 'endTurn', params: { keepsWhole: true } } as const
/** The turn under way ends, and who would have spoken next stays queued. */
const rest = ['queueSilenced', roundOff, 'queueSomebody', 'dropNext'] as const

/** Who has the floor, and whether anybody goes on. */
export const discussionRegion = chatRoomSetup.createStateConfig({
  initial: 'opening',
  on: {
    'discussion.say': [
      {
        guard: { type: 'mayStart', params: ({ event }) => event },
        target: '.running',
        // Whoever speaks gives way, and whoever was to speak next has not heard the visitor.
        actions: [cutShort, 'dropNext', { type: 'takeLine', params: ({ event }) => event }],
      },
      { guard: { type: 'isSaidToNobody', params: ({ event }) => event }, actions: { type: 'alert', params: { alert: 'noParticipants' } } },
    ],
    'speaker.pick': {
      guard: { type: 'mayBePicked', params: ({ event }) => event },
      actions: ['noteVisitor', { type: 'queue', params: ({ event }) => ({ speaker: event.characterId, reason: { kind: 'picked' } }) }],
    },
    'participant.add': { guard: { type: 'isKnown', params: ({ event }) => event }, actions: { type: 'admit', params: ({ event }) => event } },
    'participant.remove': { actions: { type: 'dismiss', params: ({ event }) => event } },
    'participant.mute': { actions: { type: 'mute', params: ({ event }) => event } },
    'participant.unmute': { actions: { type: 'unmute', params: ({ event }) => event } },
  },
  states: {
    /** A room that was left while somebody spoke waits for the visitor. */
    opening: { always: [{ guard: 'startsPaused', target: 'paused' }, { target: 'idle' }] },

    idle: {
      on: {
        'speaker.pick': {
          guard: { type: 'mayBePicked', params: ({ event }) => event },
          target: 'running',
          actions: ['noteVisitor', { type: 'queue', params: ({ event }) => ({ speaker: event.characterId, reason: { kind: 'picked' } }) }],
        },
        'turn.regenerate': { guard: 'endsWithCharacter', target: 'running', actions: ['noteVisitor', 'takeBackLine'] },
        'discussion.clear': { actions: 'clearRoom' },
      },
    },

    running: {
      tags: 'running',
      on: {
        'discussion.pause': { target: 'paused', actions: rest },
        'page.hide': { target: 'paused', actions: rest },
        'discussion.stop': { target: 'idle', actions: [roundOff, 'dropNext'] },
        'speaker.pick': {
          guard: { type: 'mayBePicked', params: ({ event }) => event },
          actions: ['noteVisitor', 'dropNext', { type: 'queue', params: ({ event }) => ({ speaker: event.characterId, reason: { kind: 'picked' } }) }, 'wantSpeaker'],
        },
        'turn.regenerate': [
          { guard: 'isSomebodySpeaking', target: '.choosing', actions: ['noteVisitor', 'dropNext', 'discardTurn'] },
          { guard: 'endsWithCharacter', target: '.choosing', reenter: true, actions: ['noteVisitor', 'dropNext', 'takeBackLine'] },
        ],
        'participant.remove': [
          { guard: { type: 'speaksNow', params: ({ event }) => event }, target: '.gap', actions: [cutShort, 'dropNext', { type: 'dismiss', params: ({ event }) => event }] },
          { guard: { type: 'speaksNext', params: ({ event }) => event }, actions: ['dropNext', { type: 'dismiss', params: ({ event }) => event }, 'wantSpeaker'] },
          { actions: { type: 'dismiss', params: ({ event }) => event } },
        ],
        'participant.mute': [
          { guard: { type: 'speaksNow', params: ({ event }) => event }, target: '.gap', actions: [cutShort, 'dropNext', { type: 'mute', params: ({ event }) => event }] },
          { guard: { type: 'speaksNext', params: ({ event }) => event }, actions: ['dropNext', { type: 'mute', params: ({ event }) => event }, 'wantSpeaker'] },
          { actions: { type: 'mute', params: ({ event }) => event } },
        ],
        'turn.written': {
          guard: { type: 'hasFloor', params: ({ event }) => event },
          actions: [{ type: 'noteText', params: ({ event }) => event }, 'wantSpeaker'],
        },
        'turn.ended': [
          { guard: { type: 'hasFailed', params: ({ event }) => event }, target: 'failed', actions: ['dropNext', { type: 'failTurn', params: ({ event }) => event }] },
          { guard: { type: 'hasFloor', params: ({ event }) => event }, target: '.gap', actions: { type: 'fileTurn', params: ({ event }) => event } },
        ],
      },
      initial: 'choosing',
      states: {
        /** Nobody has the floor until it is settled who speaks. */
        choosing: {
          tags: 'lasting',
          entry: 'wantSpeaker',
          always: [
            { guard: 'isAlone', target: '#chatRoom.discussion.atLimit' },
            { guard: 'isNextReady', target: 'replying' },
          ],
          on: { 'talk.ended': '#chatRoom.discussion.idle' },
        },
        replying: {
          tags: ['speaking', 'lasting'],
          entry: 'giveFloor',
          on: {
            'turn.begun': { guard: { type: 'isShown', params: ({ event }) => event }, target: 'voicing' },
            'turn.heard': { guard: { type: 'hasFloor', params: ({ event }) => event }, target: 'voicing' },
          },
        },
        voicing: { tags: ['speaking', 'lasting'] },
        gap: {
          tags: 'waiting',
          always: { guard: and(['isConcealed', 'isUnheard']), target: '#chatRoom.discussion.paused', actions: ['queueSomebody', 'dropNext'] },
          after: { turnGap: 'choosing' },
        },
      },
    },

    /** Who is to speak next is kept. */
    paused: {
      on: {
        'discussion.resume': { target: 'resuming', actions: 'noteVisitor' },
        'discussion.stop': 'idle',
        'turn.regenerate': { guard: 'endsWithCharacter', target: 'running', actions: ['noteVisitor', 'takeBackLine'] },
        'discussion.clear': { target: 'idle', actions: 'clearRoom' },
      },
    },

    resuming: {
      tags: ['running', 'waiting'],
      on: { 'discussion.pause': 'paused', 'page.hide': 'paused', 'discussion.stop': 'idle' },
      after: { roomResume: 'running' },
    },

    /** The context says whose turn failed, and why. */
    failed: {
      on: {
        'speaker.pick': {
          guard: { type: 'mayBePicked', params: ({ event }) => event },
          target: 'running',
          actions: ['noteVisitor', { type: 'queue', params: ({ event }) => ({ speaker: event.characterId, reason: { kind: 'picked' } }) }],
        },
        'discussion.retry': { target: 'running', actions: 'noteVisitor' },
        'discussion.stop': 'idle',
        'discussion.clear': { target: 'idle', actions: 'clearRoom' },
      },
    },

    /** The characters have talked for long among themselves: the visitor decides whether they go on. */
    atLimit: {
      on: {
        'speaker.pick': {
          guard: { type: 'mayBePicked', params: ({ event }) => event },
          target: 'running',
          actions: ['noteVisitor', { type: 'queue', params: ({ event }) => ({ speaker: event.characterId, reason: { kind: 'picked' } }) }],
        },
        'discussion.continue': { target: 'running', actions: 'noteVisitor' },
        'discussion.stop': 'idle',
        'discussion.clear': { target: 'idle', actions: 'clearRoom' },
      },
    },
  },
})
