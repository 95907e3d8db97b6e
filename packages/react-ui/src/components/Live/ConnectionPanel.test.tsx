import { createConnectionCheck, VoiceAgentError, type VoiceAgentErrorReason } from '@archive-of-minds/core'
import { createFakeConnectionProbe } from '@archive-of-minds/core/testing'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ConnectionPanel } from './ConnectionPanel'

it.each<[VoiceAgentErrorReason, string]>([
  ['network', 'A firewall or an extension may be closing the line: try another network, or switch to text.'],
  ['auth', 'The live service refused the archive’s key. Ask whoever runs this archive to renew it, or switch to text.'],
  ['unavailable', 'The live service is not there just now; your own network is not to blame. Try again in a while, or switch to text.'],
])('blames the visitor’s network only where it is to blame: %s', async (reason, advice) => {
  const check = createConnectionCheck({ probe: createFakeConnectionProbe({ websocket: new VoiceAgentError(reason, 'Closed.') }) })
  check.send({ type: 'check.start' })
  await render(<ConnectionPanel check={check} open onClose={() => {}} />)
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Live line' })).toHaveTextContent(`Live line Does not work${advice}`)
})
