/**
 * What of a text is said aloud: stage directions between asterisks are left out, as are runs of blank lines.
 *
 * @returns an empty text where nothing is left to say.
 */
export function speakableText(text: string): string {
  return text
    // The signs of a list, and of a sum, open no stage direction.
    .replace(/^[^\S\n]*\*[^\S\n]+/gm, '')
    .replace(/(?<=\s)\*(?=\s)/g, '×')
    .replace(/\*[^*]*\*/g, ' ')
    .replaceAll('*', '')
    .replace(/\n\s*\n+/g, '\n')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim()
}
