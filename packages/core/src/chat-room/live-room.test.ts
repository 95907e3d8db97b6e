import { expect, it } from 'vitest'
import { createFakeVoiceAgent } from '../testing/fake-voice-agent'
import { createTestChatRoom, settled } from '../testing/test-chat-room'
import { createAgentSessions } from './agent-sessions'
import { closeChatRoom } from './create-chat-room'

const STANDING = 3_000
const RELAY = 2_000

function liveRoom(participants: readonly string[], agents = ['ada', 'ben', 'cleo']) {
  const agent = createFakeVoiceAgent({ agents, opens: true })
  const sessions = createAgentSessions(agent)
  const test = createTestChatRoom({ participants, agents: sessions })
  return { ...test, agent, sessions, of: (characterId: string) => agent.conversations.findLast(({ request }) => request.characterId === characterId) }
}

it('has one written session for each who takes part, and relays the last three lines after two seconds', async () => {
  const { agent, of, sessions, said, ...test } = liveRoom(['ada', 'ben'])
  expect(agent.conversations).toEqual([])
  test.visitorSays('What is light, Ada?')
  await settled()
  expect([agent.conversations.map(({ request }) => [request.characterId, request.textOnly]), sessions.statusOf('ada'), sessions.statusOf('cleo')]).toEqual([[['ada', true], ['ben', true]], 'connected', 'disconnected'])
  expect([of('ada')?.told, of('ben')?.told]).toEqual([['text: Visitor: What is light, Ada?'], []])
  of('ada')?.say({ type: 'agentPart', text: 'A ' })
  of('ada')?.say({ type: 'agentResponse', id: 1, text: 'A wave.' })
  await settled()
  await test.pass(STANDING)
  await test.pass(RELAY - 1)
  expect([said(), of('ben')?.told]).toEqual([['user: What is light, Ada?', 'ada: A wave.'], []])
  await test.pass(1)
  expect(of('ben')?.told).toEqual(['text: Visitor: What is light, Ada?\n\nAda: A wave.'])
})

it('stops of itself at fifteen lines', async () => {
  const { of, said, state, ...test } = liveRoom(['ada', 'ben'])
  test.visitorSays('Talk, Ada.')
  for (let turn = 0; turn < 20 && state() !== 'idle'; turn += 1) {
    await settled()
    for (const id of ['ada', 'ben']) of(id)?.say({ type: 'agentResponse', id: turn, text: 'And so on.' })
    await settled()
    await test.pass(STANDING)
    await test.pass(RELAY)
  }
  expect([state(), said().length, said()[15]]).toEqual(['idle', 16, 'system: The discussion has come to its end. Say something, or let somebody speak next, and it goes on.'])
})

it('says which agent failed, and ends every session with the room', async () => {
  const { agent, of, said, state, sessions, room, ...test } = liveRoom(['ada', 'ben'])
  test.visitorSays('What is light, Ada?')
  await settled()
  of('ada')?.close({ reason: 'error', message: '', closeCode: 1006 })
  await settled()
  expect([state(), said().at(-1), sessions.statusOf('ada')]).toEqual(['failed', 'system: Error with Ada: Connection failed', 'disconnected'])
  closeChatRoom(room)
  await settled()
  expect(agent.conversations.every(({ isOpen }) => !isOpen)).toBe(true)
})

it('says that a character has no agent', async () => {
  const { said, ...test } = liveRoom(['ada', 'dan'])
  test.visitorSays('Dan, what is light?')
  await settled()
  expect(said().at(-1)).toBe('system: Error with Dan: This character has no live agent.')
})
