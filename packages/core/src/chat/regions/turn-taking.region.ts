import { chatSetup } from '../chat.setup'

/** Who says when the visitor's turn is over: the visitor, by pressing, or the archive, by listening for silence. */
export const turnTakingRegion = chatSetup.createStateConfig({
  initial: 'pushToTalk',
  states: {
    pushToTalk: { on: { 'turnTaking.automate': 'automatic' } },
    automatic: { on: { 'turnTaking.handOver': 'pushToTalk' } },
  },
})
