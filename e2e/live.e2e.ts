import { expect, test, visitor } from './archive'

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
