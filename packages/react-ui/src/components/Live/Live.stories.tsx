import { createFakeMicrophoneLock, createFakeVoiceAgent } from '@archive-of-minds/core/testing'
import type { VoiceAgentErrorReason } from '@archive-of-minds/core'
import type { Meta } from '@storybook/react-vite'
import { liveStory, underWay } from '../../stories/live-story'

const meta: Meta = { title: 'Components/Live' }
export default meta

const failed = (reason: VoiceAgentErrorReason) =>
  liveStory({}, async (test) => {
    test.live.send({ type: 'agent.start' })
    ;(await test.agent.nextConversation()).refuse(reason)
    await test.until((snapshot) => snapshot.matches('failed'))
  })

export const Idle = liveStory({})
export const Claiming = liveStory({ microphoneLock: { claim: () => () => {} } }, (test) => test.live.send({ type: 'agent.start' }))
export const Authorising = liveStory({ voiceAgent: { ...createFakeVoiceAgent(), authorise: () => new Promise(() => {}) } }, (test) => test.live.send({ type: 'agent.start' }))
export const Connecting = liveStory({}, async (test) => {
  test.live.send({ type: 'agent.start' })
  await test.agent.nextConversation()
})
export const Listening = underWay()
export const Hearing = underWay((conversation) => conversation.say({ type: 'userTranscript', text: 'And what did you see', isFinal: false }))
export const Speaking = underWay((conversation) => {
  conversation.say({ type: 'agentPart', text: 'I saw it turn, my friend: a field of iron and fire, ' })
  conversation.say({ type: 'mode', mode: 'speaking' })
})
export const Rateable = underWay((conversation) => conversation.say({ type: 'agentResponse', id: 1, text: 'I saw it turn.' }))
export const Muted = underWay((_, { live }) => live.send({ type: 'mic.mute' }))
export const Wavering = underWay((conversation) => conversation.say({ type: 'wavering', isWavering: true }))
/** An agent that sees no pictures is being told what the camera shows. */
export const Looking = liveStory({ look: () => ({ jpegBase64: '/9j/' }), describeSight: () => new Promise(() => {}) }, (test) => test.begin())
export const Reconnecting = underWay((conversation) => conversation.close({ reason: 'error', message: '', closeCode: 1006 }))
export const EndedByVisitor = underWay((_, { live }) => live.send({ type: 'agent.stop' }))
export const EndedByAgent = underWay((conversation) => conversation.close({ reason: 'agent', message: '', closeCode: 1000 }))
export const Elsewhere = (() => {
  const lock = createFakeMicrophoneLock()
  return liveStory({ microphoneLock: lock.page() }, async (test) => {
    lock.page().claim({ takeOver: false }, () => {})
    test.live.send({ type: 'agent.start' })
    await test.until((snapshot) => snapshot.matches('elsewhere'))
  })
})()
export const NoAgent = liveStory({ voiceAgent: createFakeVoiceAgent({ agents: [] }) }, (test) => test.live.send({ type: 'agent.start' }))
export const FailedNotAllowed = failed('notAllowed')
export const FailedNoMicrophone = failed('noMicrophone')
export const FailedLocked = failed('locked')
export const FailedAuth = failed('auth')
export const FailedQuota = failed('quota')
export const FailedInvalid = failed('invalid')
export const FailedTimeout = failed('timeout')
export const FailedNetwork = failed('network')
export const FailedUnsupported = failed('unsupported')
export const FailedUnknown = failed('unknown')
