import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, visitor } from './archive'

/** What the browser does with the storage of the page, as its settings do. */
async function storageOf(context: BrowserContext, page: Page, { url: origin }: { readonly url: string }) {
  const browser = await context.newCDPSession(page)
  return {
    /** How much the page may keep, in bytes; left out, as much as before. */
    allow: (quotaSize?: number) => browser.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) }),
    empty: () => browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' }),
  }
}

test('a browser that is really full is named, and what it could not take is kept once it can', async ({ page, context, archive }) => {
  const { unlock, say, answer, letters } = visitor(page)
  await page.goto(archive.url)
  await unlock()
  await say('Why did you choose alternating current?')
  const first = await answer()
  const storage = await storageOf(context, page, archive)
  await storage.allow(0)
  await say('And what did it cost you?')
  const second = await answer(2)
  const notice = page.getByText('This browser’s storage is full')
  await expect(notice).toBeVisible()
  await storage.allow()
  await say('Who paid for it?')
  const third = await answer(3)
  await expect(notice).not.toBeVisible()
  await page.reload()
  await expect(letters).toHaveCount(6)
  expect([await answer(1), await answer(2), await answer(3)]).toEqual([first, second, third])
})

test('where the browser’s data is cleared while the page is open, the archive talks on and keeps what is said from then on', async ({ page, context, archive }) => {
  const { unlock, say, answer, letters } = visitor(page)
  await page.goto(archive.url)
  await unlock()
  await say('Why did you choose alternating current?')
  const first = await answer()
  await (await storageOf(context, page, archive)).empty()
  await say('And what did it cost you?')
  const second = await answer(2)
  expect(await answer(1)).toBe(first)
  await page.reload()
  // Whoever clears the browser's data wants what was there gone.
  await expect(letters).toHaveCount(2)
  expect(await answer()).toBe(second)
})

test('a letter of nearly a million characters is kept, shown and answered', async ({ page, archive }) => {
  test.setTimeout(120_000)
  const { unlock, say, answer, field, letters } = visitor(page)
  await page.goto(archive.url)
  await unlock()
  await field.evaluate((element: HTMLTextAreaElement) => {
    element.focus()
    element.value = 'Why is light a wave? '.repeat(47_000)
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await field.press('Enter')
  await answer()
  await page.reload()
  await expect(letters).toHaveCount(2)
  expect(await letters.first().locator('.aom-letter-text').evaluate(({ textContent }) => textContent?.length)).toBe(986_999)
  await say('And what did it cost you?')
  await answer(2)
})
