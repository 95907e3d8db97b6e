import { createTestChat, type TestChatOptions } from '@archive-of-minds/core/testing'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { ChatProvider } from '../../providers/ChatProvider'
import { Composer } from './Composer'

async function open(options: TestChatOptions = {}) {
  const test = await createTestChat(options)
  await test.ready()
  const screen = await render(
    <ChatProvider chat={test.chat}>
      <Composer />
    </ChatProvider>,
  )
  const field = screen.getByRole('textbox', { name: 'Message' })
  const send = screen.getByRole('button', { name: 'Send' })
  return { test, screen, field, send }
}

const said = (test: Awaited<ReturnType<typeof createTestChat>>) => test.chat.getSnapshot().context.messages.map(({ content }) => content)

describe('the text box', () => {
  it('sends with Enter and starts a new line with Shift+Enter', async () => {
    const { test, field } = await open()
    await field.fill('Good')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await userEvent.keyboard('evening')
    expect(said(test)).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(said(test)).toEqual(['Good\nevening'])
    await expect.element(field).toHaveValue('')
  })

  it('leaves Enter to an input method that is composing', async () => {
    const { test, field } = await open()
    await field.fill('こんにちは')
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))
    expect(said(test)).toEqual([])
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(said(test)).toEqual(['こんにちは'])
  })

  it('has nothing to send while it is blank', async () => {
    const { field, send } = await open()
    await expect.element(send).toBeDisabled()
    await field.fill('   ')
    await expect.element(send).toBeDisabled()
    await field.fill('Good evening')
    await expect.element(send).toBeEnabled()
  })

  it('is closed until the first word and then has the focus again, while Send waits for the end', async () => {
    const { test, field, send, screen } = await open()
    await field.fill('Good evening')
    await userEvent.keyboard('{Enter}')
    const call = await test.model.nextCall()
    await expect.element(field).toBeDisabled()
    call.say('Good')
    await expect.element(field).toBeEnabled()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('And then?')
    await expect.element(send).toBeDisabled()
    await expect.element(screen.getByRole('button', { name: 'Stop reply' })).toBeVisible()
    call.finish()
    await expect.element(send).toBeEnabled()
    await expect.element(field).toHaveValue('And then?')
  })

  it('stops a reply with Escape', async () => {
    const { test, field } = await open()
    await field.fill('Tell me a story')
    await userEvent.keyboard('{Enter}')
    const call = await test.model.nextCall()
    call.say('Once upon')
    await expect.element(field).toBeEnabled()
    await userEvent.keyboard('{Escape}')
    expect([call.signal.aborted, test.chat.getSnapshot().context.messages.at(-1)?.end]).toEqual([true, 'stopped'])
    await expect.element(field).toHaveFocus()
  })

  it('keeps what is written when a reply fails', async () => {
    const { test, field } = await open()
    await field.fill('Good evening')
    await userEvent.keyboard('{Enter}')
    const call = await test.model.nextCall()
    call.say('Good')
    await expect.element(field).toBeEnabled()
    await userEvent.keyboard('A second thought')
    call.cut()
    await test.ready()
    await expect.element(field).toHaveValue('A second thought')
  })
})
