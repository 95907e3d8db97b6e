/** Who can be called in a room: a character, or the visitor. */
export interface Named {
  readonly id: string
  /** The name in lists, such as `Dr. Faust`. */
  readonly name: string
  /** The longer name, such as `Nikola Tesla (1856-1943)`. */
  readonly title?: string
}

const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'sir', 'the', 'of', 'and'])

/**
 * What somebody is called, longest first: the name, the longer name, and each word of the name that is one by itself.
 * `Dr. Faust` is also `Faust`, `Cheesemaster 5000` also `Cheesemaster`.
 */
export function namesOf({ name, title = '' }: Named): readonly string[] {
  const longer = title.replace(/\([^()]*\)/g, '').trim()
  const words = name.split(/\s+/).filter((word) => /^\p{L}[\p{L}'’-]{2,}\.?$/u.test(word) && !TITLES.has(word.replace('.', '').toLowerCase()))
  const names = new Set([name.trim(), name.replaceAll('.', '').trim(), longer, ...words].filter((each) => each !== ''))
  return [...names].toSorted((one, other) => other.length - one.length)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const patterns = new WeakMap<Named, string>()

/** One pattern for all names of somebody, each a whole word. Case does not matter. */
export function namePattern(named: Named): string {
  // Asked for at every choice, of the same few.
  const known = patterns.get(named) ?? newNamePattern(named)
  patterns.set(named, known)
  return known
}

function newNamePattern(named: Named): string {
  const names = namesOf(named).map((name) => name.split(/\s+/).map(escaped).join(String.raw`\s+`))
  return String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')})(?![\p{L}\p{N}])`
}
