import { startAnthropicStandIn, startElevenLabsStandIn, startOpenAIStandIn, type ElevenLabsStandIn, type StandIn } from '@archive-of-minds/core/testing/servers'
import type { Page } from '@playwright/test'
import { expect, runArchive, test as base, visitor } from './archive'
import { roomOf } from './chat-room'
import { scriptRecognizer } from './hearing'
import { recordJourney, type Journey } from './journey'

// The behaviour that a refactoring must keep. `RECORD=1` records the journeys again.

interface Vendors {
  readonly openai: StandIn
  readonly anthropic: StandIn
  readonly elevenlabs: ElevenLabsStandIn
}

const settingsOf = ({ openai, anthropic, elevenlabs }: Vendors) => ({
  OPENAI_API_KEY: 'key-for-tests',
  OPENAI_BASE_URL: `${openai.url}/v1`,
  ANTHROPIC_API_KEY: 'key-for-tests',
  ANTHROPIC_BASE_URL: anthropic.url,
  ELEVENLABS_API_KEY: 'key-for-tests',
  ELEVENLABS_BASE_URL: elevenlabs.url,
  ELEVENLABS_AGENT_TESLA: 'agent-of-tesla',
  ...Object.fromEntries(['TESLA', 'HYPATIA', 'FAUST', 'FLUX', 'CHEESEMASTER'].map((name) => [`ELEVENLABS_VOICE_${name}`, name.toLowerCase()])),
})

const test = base.extend<{
  /** Opens and unlocks the site. The journey has the name of its test. */
  readonly begin: () => Promise<Journey>
}, { readonly vendors: Vendors; readonly house: { readonly url: string } }>({
  vendors: [
    async ({}, use) => {
      const [openai, anthropic, elevenlabs] = await Promise.all([
        startOpenAIStandIn({ reply: 'The current answers you. It hums in every wire of this house.' }),
        startAnthropicStandIn({ reply: 'It is a wave, and it hums. Hypatia has measured it.' }),
        startElevenLabsStandIn({ delays: 0, agents: ['agent-of-tesla'], agentBehaviour: 'silent' }),
      ])
      await use({ openai, anthropic, elevenlabs })
      await Promise.all([openai.close(), anthropic.close(), elevenlabs.close()])
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ site, vendors }, use) => {
      const { url, remove } = await runArchive({ STATIC_DIR: site, ...settingsOf(vendors) })
      await use({ url })
      await remove()
    },
    { scope: 'worker' },
  ],
  begin: async ({ page, vendors, house }, use, { title }) => {
    const journey = await recordJourney(page, title, { ...vendors })
    await use(async () => {
      await page.goto(house.url)
      await visitor(page).unlock()
      await expect(visitor(page).field).toBeEnabled()
      await journey.forget()
      return journey
    })
    for (const vendor of [vendors.openai, vendors.anthropic, vendors.elevenlabs]) vendor.setBehaviour('reply')
    journey.end()
  },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = async (page: Page, name: string) => {
  await button(page, 'Menu').click()
  await button(page, name).click()
}
/** A voice was heard, and is silent again. */
async function heard(page: Page): Promise<void> {
  const speaking = page.getByText(/is speaking\.\.\./).first()
  await expect(speaking).toBeVisible()
  await expect(speaking).toBeHidden()
}

test.describe('journeys', { tag: '@long' }, () => {
  test('a first question', async ({ page, begin }) => {
    const journey = await begin()
    const { say, answer } = visitor(page)
    await journey.screen()
    await journey.step('The visitor asks whether anybody is there, and hears the reply.', async () => {
      await say('Are you there?')
      await answer()
      await heard(page)
    })
    await journey.screen()
    await journey.stored()
  })

  test('another reply, and another question', async ({ page, begin }) => {
    const journey = await begin()
    const { say, answer, field } = visitor(page)
    await journey.step('The visitor asks.', async () => {
      await say('Are you there?')
      await answer()
      await heard(page)
    })
    await journey.step('They want another reply.', async () => {
      await button(page, 'Say it differently').click()
      await answer()
      await heard(page)
    })
    await journey.screen()
    await journey.step('They put the question otherwise.', async () => {
      await button(page, 'Ask differently').click()
      await expect(field).toHaveValue('Are you there?')
      await say('Who is there?')
      await expect(visitor(page).letters.first()).toContainText('Who is there?')
      await answer()
      await heard(page)
    })
    await journey.screen()
  })

  test('two characters and a reload', async ({ page, begin }) => {
    const journey = await begin()
    const { say, answer, chooseCharacter, letters } = visitor(page)
    await journey.step('The visitor asks Tesla.', async () => {
      await say('Are you there?')
      await answer()
      await heard(page)
    })
    await journey.step('They turn to Flux and ask too.', async () => {
      await chooseCharacter('Flux')
      await expect(letters).toHaveCount(0)
      await say('And you?')
      await answer()
      await heard(page)
    })
    await journey.screen()
    await journey.step('They come back later.', async () => {
      await page.reload()
      await expect(letters).toHaveCount(2)
    })
    await journey.step('They turn to Tesla.', async () => {
      await chooseCharacter('Tesla')
      await expect(letters.first()).toContainText('Are you there?')
    })
    await journey.screen()
    await journey.stored()
  })

  test('a draft', async ({ page, begin }) => {
    const journey = await begin()
    const { field } = visitor(page)
    await journey.step('The visitor writes half a question and reloads the page.', async () => {
      await field.fill('Who was the first to')
      await page.waitForFunction(() => Object.values({ ...localStorage }).some((value) => value.includes('Who was the first to')))
      await page.reload()
      await expect(field).toHaveValue('Who was the first to')
    })
    await journey.screen()
    await journey.stored()
  })

  test('a question that is spoken', async ({ page, context, begin }) => {
    await context.grantPermissions(['microphone'])
    await scriptRecognizer(page)
    const journey = await begin()
    await journey.step('The visitor records.', async () => {
      await button(page, 'Record').click()
      await expect.poll(() => page.evaluate(() => globalThis.recognizers.length)).toBe(1)
      await page.evaluate(() => globalThis.recognizers[0]?.hear('How do you invent?'))
      await expect(page.getByText('How do you invent?')).toBeVisible()
    })
    await journey.screen()
    await journey.step('They send what was heard.', async () => {
      await button(page, 'Stop & Send').click()
      await visitor(page).answer()
      await heard(page)
    })
    await journey.screen()
  })

  test('a camera that is refused', async ({ page, begin }) => {
    const journey = await begin()
    await journey.step('The visitor turns the camera on, and the browser refuses it.', async () => {
      await choose(page, 'Camera on')
      await expect(page.getByText('Camera blocked')).toBeVisible()
    })
    await journey.screen()
  })

  test('a vendor that fails, and answers when it is asked again', async ({ page, begin, vendors }) => {
    vendors.openai.setBehaviour('401')
    const journey = await begin()
    const { say, answer } = visitor(page)
    await journey.step('The visitor asks, and the vendor refuses.', async () => {
      await say('Are you there?')
      await expect(page.getByRole('alert').filter({ hasText: 'refused' })).toBeVisible()
    })
    await journey.screen()
    await journey.stored()
    await journey.step('They ask again.', async () => {
      vendors.openai.setBehaviour('reply')
      await button(page, 'Try again').click()
      await answer()
      await heard(page)
    })
    await journey.screen()
  })

  test('a session that has ended', async ({ page, context, begin }) => {
    const journey = await begin()
    const { say, unlock, letters } = visitor(page)
    await journey.step('The visitor asks, and the site wants its code again.', async () => {
      await context.clearCookies({ name: /^archive$/ })
      await say('Are you there?')
      await expect(page.getByLabel('Enter Access Code')).toBeVisible()
    })
    await journey.screen()
    await journey.step('They unlock it, and their question is there.', async () => {
      await unlock()
      await expect(letters.first()).toContainText('Are you there?')
    })
    await journey.screen()
  })

  test('somebody in need', async ({ page, begin }) => {
    const journey = await begin()
    const { say, answer } = visitor(page)
    await journey.step('The visitor is in need.', async () => {
      await say('I want to kill myself')
      await answer()
      await expect(page.getByRole('link').first()).toBeVisible()
      await heard(page)
    })
    await journey.screen()
    await journey.step('They write on.', async () => {
      await say('I do not know')
      await answer(2)
      await heard(page)
    })
    await journey.stored()
  })

  test('the memory, read and cleared', async ({ page, begin }) => {
    const journey = await begin()
    const { say, answer } = visitor(page)
    await journey.step('The visitor asks, and opens the Memory Bank.', async () => {
      await say('Are you there?')
      await answer()
      await heard(page)
      await button(page, 'View Memory').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
    await journey.screen()
    await journey.step('They take it along.', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('dialog').getByRole('button', { name: 'Download File' }).click()])
      await journey.file(download)
    })
    await journey.step('They clear it.', async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Clear Memory' }).click()
      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await expect(page.getByText('The memory is cleared.')).toBeVisible()
    })
    await journey.screen()
  })

  test('a discussion whose vendor fails', async ({ page, begin, vendors }) => {
    vendors.anthropic.setBehaviour('401')
    const journey = await begin()
    const { open, discuss, room, button: inRoom } = roomOf(page)
    await journey.step('The visitor asks Tesla in the Chat Room, and the vendor refuses.', async () => {
      await open()
      await discuss('What is light, Tesla?')
      await expect(room.getByRole('alert').filter({ hasText: 'refused' })).toBeVisible()
    })
    await journey.screen()
    await journey.stored()
    await journey.step('They end the discussion.', async () => {
      await inRoom('End Discussion').click()
      await expect(room.getByRole('alert').filter({ hasText: 'refused' })).toBeHidden()
    })
    await journey.screen()
  })
})
