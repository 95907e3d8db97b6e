import { accessMachine } from '../access/access.machine'
import { exampleCharacter } from '../testing/example-character'
import { exampleMessage } from '../testing/example-message'
import { describeChartRules } from '../testing/contracts/chart-rules'
import { chatMachine } from './chat.machine'
import type { ChatCommand, ChatContext } from './chat.types'
import { replyMachine } from './reply.machine'
import { speakingMachine } from '../speaking/speaking.machine'
import { wholeText } from '../speaking/text-source'

const [one, other] = [exampleCharacter('one'), exampleCharacter('other')]
const failure = { reason: 'network', message: 'No connection' }

/** Every command by name, so that none is forgotten. */
const commands = {
  'message.send': true, 'sight.lend': true, 'sight.end': true, 'reply.stop': true, 'reply.retry': true, 'reply.regenerate': true,
  'question.edit': true, 'question.leave': true, 'character.select': true, 'draft.change': true, 'draft.keep': true, 'drafts.forget': true, 'memory.keep': true,
  'text.hide': true, 'text.show': true, 'letters.show': true, 'turnTaking.automate': true, 'turnTaking.handOver': true, 'audio.unlock': true,
  'mic.start': true, 'mic.stop': true, 'mic.cancel': true, 'mic.leave': true, 'mic.takeOver': true, 'recognition.keepLocal': true, 'recognition.allowRemote': true,
  'message.replay': true, 'voice.stop': true, 'voice.enable': true, 'voice.disable': true, 'voiceEngine.choose': true, 'voice.choose': true,
  'soundEffects.enable': true, 'soundEffects.disable': true, 'voices.check': true, 'voice.download': true, 'voice.downloadStop': true, 'voice.decline': true, 'voice.offer': true,
  'voice.duck': true, 'voice.unduck': true, 'voice.interrupt': true, 'page.hide': true,
} satisfies Record<ChatCommand['type'], true>

describeChartRules(chatMachine, {
  commands: Object.keys(commands),
  input: { characters: [one, other], engine: { name: 'Test', kind: 'builtIn' }, now: () => 0, createId: () => 'id', voiceBytes: 21_000_000 },
  events: [
    { type: 'message.send', text: 'Good evening' },
    { type: 'reply.stop' },
    { type: 'reply.retry' },
    { type: 'reply.regenerate' },
    { type: 'question.edit' },
    { type: 'question.leave' },
    { type: 'character.select', characterId: 'other' },
    { type: 'draft.change', text: 'Good' },
    { type: 'draft.change', text: '' },
    { type: 'drafts.forget' },
    { type: 'draft.keep', characterId: 'other', text: 'Good' },
    { type: 'sight.lend', look: () => null },
    { type: 'sight.end' },
    { type: 'text.hide' },
    { type: 'text.show' },
    { type: 'letters.show' },
    { type: 'turnTaking.automate' },
    { type: 'turnTaking.handOver' },
    { type: 'audio.unlock' },
    { type: 'page.hide' },
    { type: 'playback.blocked' },
    { type: 'reply.started' },
    { type: 'memory.stored', messageId: 'id' },
    { type: 'memory.failed', messageId: 'id', reason: 'full' },
    { type: 'memory.changed', change: { type: 'cleared' } },
    { type: 'memory.lost' },
    { type: 'memory.keep' },
    { type: 'otherPage.began' },
    { type: 'otherPage.ended' },
    { type: 'exchange.logged' },
    { type: 'exchange.kept', locked: true },
    { type: 'exchange.refused' },
    { type: 'voice.checked', voice: 'one', status: { availability: 'ready', engine: null } },
    { type: 'voice.checked', voice: 'one', status: { availability: 'downloadable', engine: null } },
    { type: 'message.replay', messageId: 'message-000002' },
    { type: 'voice.heard' },
    { type: 'voices.check' },
    { type: 'voiceEngine.choose', name: 'Built-in voice' },
    { type: 'voice.choose', id: 'low' },
    { type: 'soundEffects.enable' },
    { type: 'soundEffects.disable' },
    { type: 'voice.stop' },
    { type: 'voice.enable' },
    { type: 'voice.disable' },
    { type: 'voice.duck' },
    { type: 'voice.unduck' },
    { type: 'voice.interrupt' },
    { type: 'voice.download' },
    { type: 'voice.downloadStop' },
    { type: 'voice.decline' },
    { type: 'voice.offer' },
    { type: 'mic.start' },
    { type: 'mic.stop' },
    { type: 'mic.cancel' },
    { type: 'mic.leave' },
    { type: 'mic.takeOver' },
    { type: 'recognition.keepLocal' },
    { type: 'recognition.allowRemote' },
    { type: 'microphone.granted' },
    { type: 'microphone.refused' },
    { type: 'microphone.lost' },
    { type: 'speech.asking' },
    { type: 'speech.started' },
    { type: 'speech.interim', text: 'Good' },
    { type: 'speech.final', text: 'Good evening' },
    { type: 'speech.ended' },
    { type: 'speech.failed', reason: 'network', message: 'No connection' },
    { type: 'speech.failed', reason: 'notAllowed', message: 'Not allowed' },
    { type: 'voice.speechStarted' },
    { type: 'voice.speechEnded' },
    { type: 'detector.failed', reason: 'audioCapture', message: 'Gone' },
  ] as never,
  journeys: [
    [
      'message.send', 'reply.stop', 'reply.retry', 'reply.regenerate', 'question.edit', 'question.leave', 'character.select', 'page.hide',
      'reply.started', 'memory.stored', 'memory.failed', 'memory.changed', 'memory.lost', 'memory.keep', 'exchange.logged', 'exchange.kept', 'exchange.refused',
    ],
    ['message.send', 'reply.started', 'memory.stored', 'audio.unlock', 'playback.blocked', 'voice.checked', 'message.replay', 'voice.heard', 'voices.check', 'voiceEngine.choose', 'voice.choose', 'soundEffects.enable', 'soundEffects.disable', 'voice.stop', 'voice.enable', 'voice.disable', 'voice.duck', 'voice.unduck', 'voice.interrupt'],
    ['otherPage.began', 'otherPage.ended', 'character.select', 'memory.changed', 'reply.retry'],
    ['text.hide', 'text.show', 'letters.show', 'turnTaking.automate', 'turnTaking.handOver', 'sight.lend', 'sight.end'],
    ['draft.change', 'draft.keep', 'drafts.forget', 'page.hide'],
    ['voice.checked', 'voice.download', 'voice.downloadStop', 'voice.decline', 'voice.offer'],
    ['mic.start', 'mic.stop', 'mic.cancel', 'mic.leave', 'mic.takeOver', 'recognition.keepLocal', 'recognition.allowRemote', 'microphone.granted', 'microphone.refused', 'microphone.lost', 'speech.asking', 'speech.started', 'speech.ended', 'speech.failed'],
    ['mic.start', 'mic.stop', 'microphone.granted', 'speech.started', 'speech.interim', 'speech.final', 'turnTaking.automate'],
    ['mic.start', 'mic.stop', 'microphone.granted', 'speech.started', 'speech.final', 'voice.speechStarted', 'voice.speechEnded'],
    ['mic.start', 'microphone.granted', 'speech.started', 'turnTaking.automate', 'voice.checked', 'message.replay', 'voice.heard', 'voice.speechStarted', 'voice.speechEnded', 'detector.failed'],
  ],
  outputs: {
    speakText: [{ failure: null }, { failure: { reason: 'blocked', message: 'Press first' } }],
    checkNeed: [null, 'despair'],
    downloadVoice: [undefined],
    loadMemory: [{ messages: [exampleMessage(1), exampleMessage(2, { role: 'assistant' })], metadata: null, durability: 'indexedDB' }],
    generateReply: [
      { text: 'Good evening to you.', end: 'complete', failure: null, writer: 'Test' },
      { text: '', end: 'failed', failure, writer: null },
    ],
  },
  contextKey: (context: ChatContext) => [context.character.id, context.failure !== null, context.messages.length > 0, context.pending?.need, context.voice?.availability, context.voiceOn, context.heard !== '', context.attempts],
  limit: 60_000,
} as never)

describeChartRules(replyMachine, {
  input: { character: one, messages: [], mind: 'preferred' },
  events: [
    { type: 'reply.delta' },
    { type: 'reply.alive' },
    { type: 'reply.done' },
    { type: 'reply.failed', failure },
    { type: 'reply.permissionDenied' },
    { type: 'reply.stop' },
  ] as never,
  contextKey: (context: never) => (context as { end: unknown }).end,
})

describeChartRules(accessMachine, {
  events: [{ type: 'code.submit', code: 'archive' }, { type: 'session.expired' }, { type: 'visitor.forgotten' }] as never,
  outputs: { readStoredFlag: [true, false], verifyCode: ['granted', 'denied'] },
})

describeChartRules(speakingMachine, {
  input: { source: wholeText('Good evening.'), voice: 'one', isHeld: true },
  events: [
    { type: 'voice.release' },
    { type: 'voice.duck' },
    { type: 'voice.unduck' },
    { type: 'sentence.found', sentence: { text: 'Good evening.', effects: [] } },
    { type: 'text.read' },
    { type: 'reader.missing' },
    { type: 'reader.fetched' },
    { type: 'reader.failed', failure: { reason: 'network', message: 'No connection' } },
    { type: 'speech.started', place: 0 },
    { type: 'speech.finished', place: 0 },
    { type: 'speech.failed', place: 0, failure: { reason: 'network', message: 'No connection' } },
    { type: 'speech.failed', place: 0, failure: { reason: 'blocked', message: 'Press first' } },
  ] as never,
  contextKey: (context: never) => {
    const { done, sentences, isRead, failures } = context as { done: number; sentences: readonly unknown[]; isRead: boolean; failures: number }
    return [Math.min(done, 2), Math.min(sentences.length, 2), isRead, Math.min(failures, 2)]
  },
} as never)
