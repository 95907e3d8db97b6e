import { startElevenLabsStandIn } from '@archive-of-minds/core/testing/servers'
import config from '../playwright.config'
import { expect, test, visitor } from './archive'

const { executablePath, args = [] } = config.use?.launchOptions ?? {}
test.use({ launchOptions: { ...(executablePath && { executablePath }), args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] } })

test('without any key, a visitor talks live with a character, and goes on in text with the same memory', async ({ page, startArchive }) => {
  test.setTimeout(120_000)
  const archive = await startArchive({ LIVE_AGENTS: '1' })
  const { unlock, letters, say, answer } = visitor(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(archive.url)
  await unlock()
  await expect(button('Live')).toHaveAttribute('aria-pressed', 'true')
  await button('Start Conversation').click()
  await expect(page.getByText(/Tesla is (listening|speaking)/)).toBeVisible({ timeout: 20_000 })

  await page.getByRole('textbox', { name: 'Message' }).fill('What did you see in the park in Budapest?')
  await button('Send').click()
  await expect(letters.filter({ hasText: 'What did you see in the park' })).toHaveCount(1)
  await expect(letters.nth(1)).toHaveAttribute('data-end', 'complete', { timeout: 30_000 })
  const spoken = await letters.nth(1).locator('.aom-letter-text').textContent()
  expect(spoken?.length).toBeGreaterThan(40)
  await button('Good answer').click()
  await expect(button('Good answer')).toBeHidden()
  await button('Mute').click()
  await expect(button('Unmute')).toBeVisible()
  await button('End Conversation').click()
  await expect(page.getByText('The conversation has ended. What was said is kept.')).toBeVisible()

  await button('Text').click()
  await expect(letters).toHaveCount(2)
  await say('And then?')
  await answer(2)
  await expect(letters).toHaveCount(4)
  await page.reload()
  await expect(letters).toHaveCount(4)
  // What was on its way when the page went is handed over now.
  await expect.poll(async () => (await (await page.request.get(`${archive.url}/api/memory/tesla`)).json()).conversations.length).toBe(2)
})

test('without the switch there is no live mode', async ({ page, archive }) => {
  await page.goto(archive.url)
  await visitor(page).unlock()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Live', exact: true })).toBeHidden()
})

test('with agents of the vendor, the unmodified client holds the conversation through the server', async ({ page, startArchive }) => {
  test.setTimeout(120_000)
  const vendor = await startElevenLabsStandIn({ agents: ['agent-of-tesla'], agentBehaviour: 'silent' })
  const archive = await startArchive({ LIVE_AGENTS: '1', ELEVENLABS_API_KEY: 'key-for-tests', ELEVENLABS_BASE_URL: vendor.url, ELEVENLABS_AGENT_TESLA: 'agent-of-tesla' })
  const { unlock, letters, chooseCharacter } = visitor(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(archive.url)
  await unlock()
  await button('Start Conversation').click()
  const agent = await vendor.conversation()
  await expect(page.getByText('Tesla is listening.')).toBeVisible({ timeout: 20_000 })
  await agent.heard('user_audio_chunk', 2)

  agent.hears('What is light?')
  agent.says('A wave, my friend, and much else.', { milliseconds: 3_000 })
  await expect(page.getByText('Tesla is speaking...')).toBeVisible()
  agent.interrupts()
  agent.corrects('A wave, my friend')
  await expect(page.getByText('Tesla is listening.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('Go on.')
  await button('Send').click()
  expect(await agent.heard('user_message')).toMatchObject({ text: 'Go on.' })
  await expect(letters).toHaveCount(3)
  await expect(letters.nth(1)).toContainText('A wave, my friend')
  await expect(letters.nth(1)).toContainText('Interrupted.')

  agent.says('Where was I?')
  await button('Good answer').click()
  expect(await agent.heard('feedback')).toMatchObject({ score: 'like' })
  await button('End Conversation').click()
  await expect(page.getByText('The conversation has ended. What was said is kept.')).toBeVisible()
  await expect(letters.last()).toContainText('Where was I?')

  await chooseCharacter('Cheesemaster 5000')
  await button('Start Conversation').click()
  await expect(page.getByRole('alert').filter({ hasText: 'This character has no live agent.' })).toBeVisible()
  // No page ever learns an agent's id, or a key.
  expect(await page.content()).not.toMatch(/agent-of-tesla|key-for-tests/)
  await vendor.close()
})
