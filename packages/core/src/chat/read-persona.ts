import type { Character } from '../characters/character'
import { LanguageModelError, type LanguageModel } from '../contracts'
import { readLazy } from '../shared/lazy'

/** The system prompt that makes a model this character. */
export async function readPersona({ persona }: Character, { kind }: LanguageModel): Promise<string> {
  try {
    return await readLazy(persona)
  } catch (error) {
    // The built-in mind has words of its own for the character; a vendor's model would answer as nobody.
    if (kind === 'builtIn') return ''
    throw new LanguageModelError('network', 'The character’s persona could not be fetched.', { cause: error })
  }
}
