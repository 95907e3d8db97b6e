import type { Actor } from 'xstate'
import type { SettingsStore } from '../contracts'
import { settingKeys } from '../shared/setting-keys'
import { timings } from '../shared/timings'
import type { chatRoomMachine, ChatRoomSnapshot } from './chat-room.machine'
import type { RoomLine } from './chat-room.types'
import { linesOfOthers, withOthers } from './other-tabs'
import { isSameRoom, storedLines, storedRoom } from './stored-room'
import { saidSoFar, type TurnUnderWay } from './turn.machine'

/** What is said outlives the page, whichever of several pages it was said in; of a turn under way what was heard or read of it, from time to time. */
export function keepRoom(room: Actor<typeof chatRoomMachine>, settingsStore: SettingsStore): void {
  const { clock } = room
  let kept = room.getSnapshot()
  let keptLine: RoomLine | null = null
  let keptText = settingsStore.read(settingKeys.chatRoom)
  let others: readonly RoomLine[] = []
  let timer: unknown = null

  const keep = (line: RoomLine | null) => {
    const text = settingsStore.read(settingKeys.chatRoom)
    if (text !== keptText) others = linesOfOthers(storedLines(text), kept.context.lines)
    const { lines, isFromOthers } = withOthers(room.getSnapshot().context.lines, kept.context.lines, others)
    others = others.filter(isFromOthers)
    kept = room.getSnapshot()
    keptLine = line
    keptText = JSON.stringify({ ...storedRoom(kept, lines), ...(line && { underWay: line }) })
    settingsStore.write(settingKeys.chatRoom, keptText)
  }
  const stopWaiting = () => {
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
  }
  const keepGrowing = () => {
    timer = null
    const line = lineUnderWay(room.getSnapshot())
    if (line && line.content !== keptLine?.content) keep(line)
    wait()
  }
  const wait = () => {
    if (room.getSnapshot().context.floor === null) stopWaiting()
    else timer ??= clock.setTimeout(keepGrowing, timings.roomKeep)
  }
  room.subscribe({
    next(snapshot) {
      if (!isSameRoom(snapshot, kept)) keep(lineUnderWay(snapshot))
      wait()
    },
    error: stopWaiting,
    complete: stopWaiting,
  })
}

/** The line that would stand in the room if whoever speaks fell silent for ever. */
function lineUnderWay({ context, children }: ChatRoomSnapshot): RoomLine | null {
  const { floor, participants, now } = context
  const turn = floor && ((children as Readonly<Record<string, unknown>>)[floor.id] as TurnUnderWay | undefined)
  if (!turn) return null
  const { text, voiced } = saidSoFar(turn)
  if (text === '') return null
  const { id, lineId = id, speaker, reason, drifts } = floor
  return { id: lineId, speaker, content: text, timestamp: new Date(now()).toISOString(), heardBy: participants, reason, end: 'cut', voiced, ...(drifts && { drifts }) }
}
