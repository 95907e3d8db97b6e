import { not } from 'xstate'
import { chatSetup } from '../chat.setup'

/** Whether what stands in the text box is kept for the next time the page opens. */
export const draftsRegion = chatSetup.createStateConfig({
  initial: 'kept',
  on: { 'page.hide': { target: '.kept', actions: 'keepDraft' } },
  states: {
    kept: { always: { guard: 'hasChangedDraft', target: 'changed' } },
    changed: {
      tags: 'waiting',
      always: { guard: not('hasChangedDraft'), target: 'kept' },
      after: { draftKeep: { target: 'kept', actions: 'keepDraft' } },
    },
  },
})
