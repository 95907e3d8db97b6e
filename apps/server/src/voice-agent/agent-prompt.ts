import { findCharacter, needPhrases } from "@archive-of-minds/core";
import { readLazy } from "@archive-of-minds/core/internal";
import { composeSystemPrompt } from "@archive-of-minds/core/server";

/** The system prompt of a character's live agent; `null` for a character that the server does not know. */
export async function agentPrompt(characterId: string): Promise<string | null> {
  const speaker = findCharacter(characterId);
  if (speaker === undefined) return null;
  const persona = await readLazy(speaker.persona);
  return composeSystemPrompt({ purpose: "live", speaker, persona, guidance: needPhrases.guidance });
}
