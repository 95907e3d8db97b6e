const endings = ['ing', 'ed', 'es', 's', 'ly']

/** "hits", "hitting" and "hit" are one word: a plain cut, the same for the weights and for what is read. */
const stemOf = (word: string): string => {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= 3)
  if (ending === undefined) return word
  const cut = word.slice(0, -ending.length)
  const last = cut.at(-1)
  return cut.length > 3 && last === cut.at(-2) && last !== 's' && last !== 'l' ? cut.slice(0, -1) : cut
}

/** The different words of a stretch, groups and numbers counted as one. */
export const featuresOf = (stretch: string, groups: ReadonlyMap<string, string>): Set<string> =>
  new Set(
    stretch
      .trim()
      .split(' ')
      .filter((word) => word !== '~' && word !== '')
      .map((word) => groups.get(word) ?? (/^\d+$/.test(word) ? '#' : stemOf(word))),
  )
