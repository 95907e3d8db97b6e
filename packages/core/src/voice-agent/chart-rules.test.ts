import { describeChartRules } from '../testing/contracts/chart-rules'
import { exampleCharacter } from '../testing/example-character'
import { voiceAgentMachine } from './voice-agent.machine'
import type { VoiceAgentContext } from './voice-agent.types'

const failure = { reason: 'network', message: 'No connection' }
let time = 0

describeChartRules(voiceAgentMachine, {
  input: { character: exampleCharacter('ada'), agentName: 'Test', hasAgent: true, asksToListen: true, takesRatings: true, isToldOfSight: true, now: () => (time += 20_000), createId: () => 'id' },
  events: [
    { type: 'agent.start' },
    { type: 'agent.stop' },
    { type: 'agent.takeOver' },
    { type: 'message.send', text: 'Good evening' },
    { type: 'waiting.discard' },
    { type: 'context.share', text: 'A lamp' },
    { type: 'visitor.type' },
    { type: 'reply.rate', liked: true },
    { type: 'mic.mute' },
    { type: 'mic.unmute' },
    { type: 'volume.set', volume: 1 },
    { type: 'output.choose', deviceId: 'x' },
    { type: 'page.hide' },
    { type: 'network.return' },
    { type: 'session.opened', conversationId: 'c', levels: { input: () => 0, output: () => 0 } },
    { type: 'session.refused', failure },
    { type: 'session.ended', reason: 'error', message: 'Gone' },
    { type: 'session.ended', reason: 'agent', message: '' },
    { type: 'session.ended', reason: 'agent', because: 'silence', message: '' },
    { type: 'session.pinged' },
    { type: 'voice.heard' },
    { type: 'work.changed', work: 'begun' },
    { type: 'work.changed', work: 'done' },
    { type: 'outputs.found', outputs: [] },
    { type: 'link.wavered', isWavering: true },
    { type: 'link.wavered', isWavering: false },
    { type: 'mode.changed', mode: 'speaking' },
    { type: 'mode.changed', mode: 'listening' },
    { type: 'speech.heard', text: 'Good', isFinal: true },
    { type: 'reply.grown', text: 'A' },
    { type: 'reply.said', id: 1, text: 'A wave' },
    { type: 'reply.corrected', id: 1, text: 'A' },
    { type: 'reply.interrupted' },
    { type: 'problem.noted', message: 'No microphone', problem: 'noMicrophone' },
    { type: 'microphone.granted' },
    { type: 'microphone.refused' },
    { type: 'microphone.lost' },
    { type: 'memory.replaced', messages: [] },
    { type: 'need.found', lineId: 'id', kind: 'despair' },
  ],
  journeys: [
    ['agent.start', 'agent.stop', 'agent.takeOver', 'waiting.discard', 'page.hide', 'network.return', 'session.opened', 'session.refused', 'session.ended', 'session.pinged', 'link.wavered', 'microphone.granted', 'microphone.refused', 'microphone.lost', 'memory.replaced'],
    ['agent.start', 'microphone.granted', 'session.opened', 'mode.changed', 'speech.heard', 'reply.grown', 'reply.said', 'reply.corrected', 'reply.interrupted', 'reply.rate'],
    ['agent.start', 'microphone.granted', 'session.opened', 'mode.changed', 'message.send', 'speech.heard', 'voice.heard', 'work.changed', 'problem.noted'],
    ['agent.start', 'microphone.granted', 'session.opened', 'context.share', 'visitor.type', 'need.found', 'mic.mute', 'mic.unmute', 'volume.set', 'output.choose', 'outputs.found'],
  ],
  outputs: { askToListen: [undefined], authorise: [{ transport: 'websocket', signedUrl: '/' }], describeSight: [null, 'a lamp'] },
  contextKey: ({ lostAt, attempts, growing, rateable, lapses }: VoiceAgentContext) => [lostAt !== null, Math.min(attempts, 2), growing !== null, rateable, Math.min(lapses, 1)],
} as never)
