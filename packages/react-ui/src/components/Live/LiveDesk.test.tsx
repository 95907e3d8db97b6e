import { createFakeSpeechSynthesizer, createTestChat, createTestLiveConversation, exampleMessage } from '@archive-of-minds/core/testing'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles/styles.css'
import { CharacterChat } from '../../screens/CharacterChat'

async function open(onOpenChatRoom?: () => void) {
  const { live, agent } = createTestLiveConversation()
  const test = await createTestChat()
  await test.ready()
  const screen = await render(<CharacterChat chat={test.chat} live={{ startsOn: true, open: () => live }} onOpenChatRoom={onOpenChatRoom} />)
  return { live, agent, test, screen }
}

it('an opening question begins the live conversation, and is said as soon as somebody hears it', async () => {
  const { agent, test } = await open()
  await userEvent.click(page.getByRole('button', { name: 'Where are you from?' }))
  const conversation = await agent.nextConversation()
  conversation.open()
  await expect.poll(() => conversation.told).toContain('text: Where are you from?')
  // Nobody else is asked.
  expect(test.chat.getSnapshot().matches({ conversation: { ready: 'idle' } })).toBe(true)
})

it('who this is stands there once', async () => {
  const { screen } = await open()
  await expect.element(page.getByRole('button', { name: 'Who are you?' })).toBeVisible()
  expect(screen.container.querySelectorAll('.aom-desk .aom-seal, .aom-desk .aom-presence')).toHaveLength(1)
})

it('opening the Chat Room ends the live conversation first, so that nobody else hears the room', async () => {
  const found: unknown[] = []
  const { live, agent } = await open(() => found.push(live.getSnapshot().value))
  await userEvent.click(page.getByRole('button', { name: 'Start Conversation' }))
  const conversation = await agent.nextConversation()
  conversation.open()
  await userEvent.click(page.getByRole('button', { name: 'Chat Room' }))
  expect([found, conversation.isOpen]).toEqual([[{ disconnected: 'byVisitor' }], false])
  await expect.element(page.getByText('The conversation has ended. What was said is kept.')).toBeVisible()
})

it('no letter is said once more in live mode, where the agent has the voice', async () => {
  const { live } = createTestLiveConversation()
  const test = await createTestChat({ messages: [exampleMessage(1, { role: 'assistant' })], speechSynthesizer: createFakeSpeechSynthesizer() })
  await test.ready()
  await render(<CharacterChat chat={test.chat} live={{ startsOn: true, open: () => live }} />)
  await expect.element(page.getByRole('button', { name: 'Start Conversation' })).toBeVisible()
  await expect.poll(() => test.chat.getSnapshot().context.voice?.availability).toBe('ready')
  await expect.element(page.getByText('Tap to replay')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Text', exact: true }))
  await expect.element(page.getByText('Tap to replay')).toBeVisible()
})

it('Space opens no microphone but the live one', async () => {
  const { test } = await open()
  await expect.element(page.getByRole('button', { name: 'Start Conversation' })).toBeVisible()
  ;(document.activeElement as HTMLElement | null)?.blur()
  await userEvent.keyboard('{ >}')
  expect(test.chat.getSnapshot().matches({ microphone: 'off' })).toBe(true)
  await userEvent.keyboard('{/ }')
})
