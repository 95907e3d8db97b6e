import { accessMachine } from '../access/access.machine'
import { exampleCharacter } from '../testing/example-character'
import { exampleMessage } from '../testing/example-message'
import { describeChartRules } from '../testing/contracts/chart-rules'
import { chatMachine } from './chat.machine'
import type { ChatContext } from './chat.types'
import { replyMachine } from './reply.machine'

const [one, other] = [exampleCharacter('one'), exampleCharacter('other')]
const failure = { reason: 'network', message: 'No connection' }

describeChartRules(chatMachine, {
  input: { characters: [one, other], engine: { name: 'Test', kind: 'builtIn' }, now: () => 0, createId: () => 'id' },
  events: [
    { type: 'message.send', text: 'Good evening' },
    { type: 'reply.stop' },
    { type: 'reply.retry' },
    { type: 'character.select', characterId: 'other' },
    { type: 'draft.change', text: 'Good' },
    { type: 'text.hide' },
    { type: 'text.show' },
    { type: 'turnTaking.automate' },
    { type: 'turnTaking.handOver' },
    { type: 'audio.unlock' },
    { type: 'page.hide' },
    { type: 'playback.blocked' },
    { type: 'reply.started' },
    { type: 'memory.stored', messageId: 'id' },
    { type: 'memory.failed', messageId: 'id', reason: 'full' },
    { type: 'memory.changed', change: { type: 'cleared' } },
    { type: 'exchange.logged' },
    { type: 'exchange.kept', locked: true },
  ] as never,
  outputs: {
    loadMemory: [{ messages: [exampleMessage(1)], metadata: null, durability: 'indexedDB' }],
    generateReply: [
      { text: 'Good evening to you.', end: 'complete', failure: null, writer: 'Test' },
      { text: '', end: 'failed', failure, writer: null },
    ],
  },
  contextKey: (context: ChatContext) => [context.character.id, context.failure !== null, context.messages.length > 0],
} as never)

describeChartRules(replyMachine, {
  input: { character: one, messages: [], mind: 'preferred' },
  events: [
    { type: 'reply.delta' },
    { type: 'reply.done' },
    { type: 'reply.failed', failure },
    { type: 'reply.refused' },
    { type: 'reply.stop' },
  ] as never,
  contextKey: (context: never) => (context as { end: unknown }).end,
})

describeChartRules(accessMachine, {
  events: [{ type: 'code.submit', code: 'archive' }, { type: 'session.expired' }] as never,
  outputs: { readStoredFlag: [true, false], verifyCode: ['granted', 'denied'] },
})
