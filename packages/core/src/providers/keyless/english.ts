import { isStopWord, wordsOf } from './terms'

const foreignWords = new Set(
  ('que por como una los las el del con para pero muy esta este eres cual quien donde und der das ist ich du wie wer mit nicht ein eine sind ' +
    'sie auf uber les des est je vous tu pour dans qui quoi avec sur il che di sono sei per perche non cosa nao uma het een van niet wat').split(' '),
)

/** Whether a text is words of English at all, as far as small words and vowels tell. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /[a-zà-ÿœ]/i.test(letter))
  if (letters.length < 2 || latin.length < letters.length * 0.7) return false
  const words = wordsOf(text)
  const foreign = words.filter((word) => foreignWords.has(word)).length + (text.match(/[¿¡ßäöüñçœèêàùâîôû]/gi) ?? []).length / 2
  const known = words.filter((word) => isStopWord(word) && !foreignWords.has(word)).length
  if (foreign > known && (foreign >= 2 || (known === 0 && words.length >= 3))) return false
  const odd = words.filter((word) => word.length > 3 && (!/[aeiouy]/.test(word) || /[^aeiouy\d]{5}|[aeiou]{4}|(.)\1\1|q[^u]|asdf|qwer|zxcv|hjkl/.test(word))).length
  return odd === 0 || odd * 2 < words.length
}
