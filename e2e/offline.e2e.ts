import { expect, test, visitor } from './archive'

test('after the first visit the archive opens and talks without a network', async ({ page, context, archive }) => {
  test.setTimeout(120_000)
  const { unlock, say, answer, letters, chooseCharacter } = visitor(page)
  await page.goto(archive.url)
  await unlock()
  await say('Why did you choose alternating current?')
  await answer()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await archive.stop()
  await context.setOffline(true)
  await page.reload()
  await expect(letters).toHaveCount(2)
  await say('And what did it cost you?')
  await answer(2)
  await chooseCharacter('Hypatia')
  await say('Who are you?')
  await answer()
  await page.getByRole('button', { name: 'Chat Room' }).click()
  await expect(page.getByRole('dialog', { name: 'The Chat Room' })).toBeVisible()
})

test('the site can be installed', async ({ page, archive }) => {
  await page.goto(archive.url)
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(`${archive.url}${address}`)).json()
  expect(manifest).toMatchObject({ name: 'Archive of Minds', display: 'standalone', start_url: '.' })
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
      return `${width}x${height}`
    }, `/${src}`)
    expect(size).toBe(sizes)
  }
})
