import { createFakeVoiceAgent, createTestChat, createTestLiveConversation, type TestLiveConversationOptions } from '@archive-of-minds/core/testing'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles/styles.css'
import { CharacterChat } from '../../screens/CharacterChat'

async function open(options: TestLiveConversationOptions = {}) {
  const live = createTestLiveConversation(options)
  const test = await createTestChat()
  await test.ready()
  await render(<CharacterChat chat={test.chat} live={{ startsOn: true, open: () => live.live }} />)
  await expect.element(page.getByRole('button', { name: 'Start Conversation' })).toBeVisible()
  return live
}
const status = () => page.getByRole('status')

it('a visitor nobody can hear is told so, and may try again', async () => {
  const conversation = await (await open()).begin()
  conversation.say({ type: 'problem', message: 'Permission denied', problem: 'noMicrophone' })
  await expect.element(page.getByText('Nothing comes from your microphone')).toBeVisible()
  await expect.element(page.getByText('Ada is listening.')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Try the microphone again' }))
  expect(conversation.told).toEqual(['muted: false'])
  await expect.element(page.getByText('Ada is listening.')).toBeVisible()
})

it('where nobody understands speech, there is no microphone to mute', async () => {
  const conversation = await (await open()).begin()
  await expect.element(page.getByRole('button', { name: 'Mute' })).toBeVisible()
  conversation.say({ type: 'problem', message: 'Not supported', problem: 'cannotListen' })
  await expect.element(page.getByText('This browser does not understand speech.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mute' })).not.toBeInTheDocument()
})

it('a conversation about to end for silence says so', async () => {
  const conversation = await (await open()).begin()
  conversation.say({ type: 'problem', message: 'Nobody speaks: the conversation ends in 15 s.', problem: 'silence' })
  await expect.element(status().filter({ hasText: 'Nobody has spoken for a while.' })).toBeVisible()
})

it('a rating that was sent is confirmed, and is not offered of an agent that takes none', async () => {
  const conversation = await (await open()).begin()
  conversation.say({ type: 'agentResponse', id: 1, text: 'A wave.' })
  await userEvent.click(page.getByRole('button', { name: 'Good answer' }))
  await expect.element(status().filter({ hasText: 'Your rating was sent.' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Good answer' })).not.toBeInTheDocument()
})

it('no rating is offered of an agent that takes none', async () => {
  const conversation = await (await open({ voiceAgent: { ...createFakeVoiceAgent(), takesRatings: false } })).begin()
  conversation.say({ type: 'agentResponse', id: 1, text: 'A wave.' })
  await expect.element(page.getByText('A wave.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Good answer' })).not.toBeInTheDocument()
})

it('what is typed while it connects stays in sight, also when it could not be sent', async () => {
  const live = await open()
  await userEvent.click(page.getByRole('button', { name: 'Start Conversation' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), 'Good evening.')
  await userEvent.keyboard('{Enter}')
  const letter = page.getByRole('article').filter({ hasText: 'Good evening.' })
  await expect.element(letter.getByText('Goes out as soon as Ada can hear you.')).toBeVisible()
  ;(await live.agent.nextConversation()).refuse('network')
  await expect.element(letter.getByText('Not sent. It goes out when you start again.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Do not send' }))
  await expect.element(letter).not.toBeInTheDocument()
})

it('what it is heard from can be chosen where the browser can', async () => {
  const live = await open({ voiceAgent: createFakeVoiceAgent({ outputs: [{ id: 'default', name: 'Default' }, { id: 'h', name: 'Headphones' }] }) })
  const conversation = await live.begin()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sound comes from' }), 'Headphones')
  expect(conversation.told).toEqual(['output: h'])
  await expect.element(page.getByRole('combobox', { name: 'Sound comes from' })).toHaveValue('h')
})

it('promises a voice only where there is one', async () => {
  await open({ voiceAgent: { ...createFakeVoiceAgent(), kind: 'builtIn' } })
  await expect.element(page.getByText('Start the conversation, and Ada listens and answers in writing.')).toBeVisible()
})
