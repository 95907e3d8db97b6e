import type { Character } from "../characters/character";
import { LanguageModelError, type LanguageModel } from "../contracts";
import { composeSystemPrompt, type SystemPromptParts } from "../prompts/compose-system-prompt";
import { readLazy } from "../shared/lazy";

/** Loads the persona and composes the system prompt of one reply. Guidance is for language models only. */
export async function buildSystemPrompt(
  character: Character,
  model: LanguageModel,
  { guidance, ...parts }: Omit<SystemPromptParts, "speaker" | "persona">,
): Promise<string> {
  return composeSystemPrompt({
    ...parts,
    speaker: character,
    persona: await readPersona(character, model),
    guidance: model.kind === "builtIn" ? undefined : guidance,
  });
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
