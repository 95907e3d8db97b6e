// Every atomic state of every chart has a story: compares what the stories showed with what the charts have.
import { accessMachine, cameraMachine, cameraSettingsMachine, chatMachine, chatRoomMachine, connectionCheckMachine, iosTipMachine, memoryBankMachine, replyMachine, speakingMachine, turnMachine, voiceAgentMachine } from '@archive-of-minds/core'
import { shownStates } from './record-states.mjs'

const isPassedThrough = ({ always }) => always?.some(({ guard }) => guard === undefined) ?? false
const atomicStates = (node) => (node.type === 'atomic' ? (isPassedThrough(node) ? [] : [node.id]) : Object.values(node.states).flatMap(atomicStates))

const shown = shownStates()
const all = [chatMachine, chatRoomMachine, memoryBankMachine, turnMachine, replyMachine, speakingMachine, accessMachine, cameraMachine, cameraSettingsMachine, voiceAgentMachine, connectionCheckMachine, iosTipMachine].flatMap(({ root }) => atomicStates(root))
const missing = all.filter((state) => !shown.has(state))

process.stdout.write(`states with a story: ${all.length - missing.length} of ${all.length}\n`)
if (missing.length > 0) {
  process.stderr.write(`States without a story:\n${missing.map((state) => `  ${state}`).join('\n')}\n`)
  process.exit(1)
}
