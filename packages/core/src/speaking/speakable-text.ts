import { findAsterisks } from './asterisks'

const spoken = { aside: ' ', times: ' × ', lone: '' } as const

/**
 * What of a text is said aloud: stage directions between asterisks are left out, as are runs of blank lines.
 *
 * @returns an empty text where nothing is left to say.
 */
export function speakableText(text: string): string {
  let kept = ''
  let from = 0
  for (const { kind, start, end } of findAsterisks(text, true).found) {
    kept += text.slice(from, start) + spoken[kind]
    from = end
  }
  return (kept + text.slice(from))
    .replaceAll('*', '')
    .replace(/\n\s*\n+/g, '\n')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/^[^\S\n]+/gm, '')
    .trim()
}
