import { createTestChat, createTestLiveConversation } from '@archive-of-minds/core/testing'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles/styles.css'
import { CharacterChat } from '../../screens/CharacterChat'

async function open() {
  const { live, agent } = createTestLiveConversation()
  const test = await createTestChat()
  await test.ready()
  const screen = await render(<CharacterChat chat={test.chat} live={{ startsOn: true, open: () => live }} />)
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
