import type { Character } from "../characters/character";
import { LanguageModelError, type LanguageModel } from "../contracts";
import { readLazy } from "../shared/lazy";

export interface SystemPromptAdditions {
  /** How to answer a visitor in need; for remote models. */
  readonly guidance?: string | undefined;
  /** An addition for one reply. */
  readonly direction?: string | undefined;
}

/** The system prompt of one reply. */
export async function buildSystemPrompt(
  character: Character,
  model: LanguageModel,
  { guidance = "", direction = "" }: SystemPromptAdditions,
): Promise<string> {
  const parts = [await readPersona(character, model), model.kind === "remote" ? guidance : "", direction];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** The character's persona, loaded. */
async function readPersona({ persona }: Character, { kind }: LanguageModel): Promise<string> {
  try {
    return await readLazy(persona);
  } catch (error) {
    // The built-in model has its own text for the character; a vendor's model would answer without a character.
    if (kind === "builtIn") return "";
    throw new LanguageModelError("network", "The character’s persona could not be fetched.", { cause: error });
  }
}
