import type { HeardLine, RoomTurn } from './room-turn'

/** So many lines a turn is shown; when there are fewer, they are all there were. */
const shownLines = 6

/** No more of a discussion is kept, nor more discussions. */
const keptLines = 60
const keptDiscussions = 8

/** What was said in discussions before the lines a turn is shown. */
export interface RoomMemory {
  /** The lines before those shown, oldest first; none when the lines shown are all there were, or belong to no discussion known. */
  before(turn: RoomTurn): readonly HeardLine[]
}

/** A line without who saw it how: what one calls its own is another's to everybody else. */
interface Kept {
  readonly isVisitor: boolean
  readonly speaker?: string | undefined
  readonly text: string
}

/** Two lines of one speaker come as one. */
const separate = (line: HeardLine): HeardLine[] => (line.kind === 'own' ? line.text.split(/\n\n+/).map((text) => ({ ...line, text })) : [line])

/** Where a list goes on with how another begins: how many of its entries come before that, or `undefined`. */
function placeIn(known: readonly Kept[], shown: readonly Kept[]): number | undefined {
  const at = known.findIndex(({ text }, index) => text === shown[0]?.text && known.slice(index, index + shown.length).every((line, offset) => line.text === shown[offset]?.text))
  return at < 0 ? undefined : at
}

/**
 * Remembers discussions by what is shown of them: lines that go on where known lines ended belong to the same
 * discussion. One that begins anew knows nothing of any other, though it may be word for word the same.
 */
export function createRoomMemory(): RoomMemory {
  let discussions: (readonly Kept[])[] = []
  return {
    before({ name, lines }) {
      const shown = lines.flatMap(separate).map(({ kind, speaker, text }): Kept => ({ isVisitor: kind === 'visitor', speaker: kind === 'own' ? name : speaker, text }))
      const isWhole = shown.length < shownLines
      const known = isWhole ? undefined : discussions.find((each) => placeIn(each, shown) !== undefined)
      const earlier = known?.slice(0, placeIn(known, shown)) ?? []
      const all = [...earlier, ...shown].slice(-keptLines)
      const isPartOf = (each: readonly Kept[]) => each === known || each.every(({ text }, at) => text === all[at]?.text)
      discussions = [all, ...discussions.filter((each) => !isPartOf(each))].slice(0, keptDiscussions)
      return earlier.map(({ isVisitor, speaker, text }) => ({ kind: isVisitor ? 'visitor' : speaker === name ? 'own' : 'character', speaker, text }))
    },
  }
}
