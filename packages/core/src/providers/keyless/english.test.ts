import { expect, test } from 'vitest'
import { isEnglish } from './english'

test('English is told from other languages and from noise', () => {
  expect(['What is love?', 'bitcoin', 'Las Vegas', 'Gabriel García Márquez', 'ok', 'Tell me about Dostoevsky'].map(isEnglish)).toEqual([true, true, true, true, true, true])
  expect(['¿Qué piensas de la electricidad?', 'Was denkst du über die Liebe?', 'Qui est le meilleur inventeur pour vous?', 'Привет, как дела?', '你好', 'asdfgh qwrtp', '😀😀😀', '!!!', ''].map(isEnglish)).toEqual(Array(9).fill(false))
})
