import type { Character } from "../characters/character";
import { readPersona } from "../characters/read-persona";
import type { ChatRequestBody } from "../chat-protocol/chat-request";
import type { LanguageModel, ReplyRequest, RoomParticipants } from "../contracts";
import { composeSystemPrompt, moderatorSystemPrompt } from "../prompts/compose-system-prompt";
import type { NeedPhrases } from "../shared/need-phrases";
import { ChatRefusal } from "./chat-refusal";

/** A request as the model gets it. */
export type PreparedRequest = ReplyRequest & { readonly system: string };

/** The character who answers; `null` for a moderator, who is none. */
export function findSpeaker(
  { characterId, purpose }: ChatRequestBody,
  characters: readonly Character[],
): Character | null {
  if (purpose === "moderator") return null;
  const speaker = characters.find(({ id }) => id === characterId);
  if (speaker === undefined) throw new ChatRefusal(400, "unknown_character", "There is no such character.");
  return speaker;
}

/**
 * Composes the request for the model. The system prompt has nothing of what the client wrote: of a Chat Room it takes
 * ids, and names the characters itself.
 */
export async function prepareChat(
  body: ChatRequestBody,
  speaker: Character | null,
  characters: readonly Character[],
  model: Pick<LanguageModel, "contextTokens">,
  phrases: Pick<NeedPhrases, "guidance" | "gentleGuidance">,
): Promise<PreparedRequest> {
  const { purpose, messages, image, stop, participants, isGentle = false } = body;
  const guidance = [phrases.guidance, isGentle ? phrases.gentleGuidance : ""].filter((part) => part !== "");
  const system =
    speaker === null
      ? moderatorSystemPrompt
      : composeSystemPrompt({
          purpose,
          speaker,
          persona: await readPersona(speaker, model),
          guidance: guidance.join("\n\n"),
          participants: participants && withNames(participants, characters),
        });
  return {
    purpose,
    system,
    messages,
    ...(speaker && { characterId: speaker.id }),
    ...(image && { image }),
    ...(stop && { stop }),
  };
}

function withNames(
  { speaking, listening = [], changesSubject = false, closes = false }: NonNullable<ChatRequestBody["participants"]>,
  characters: readonly Character[],
): RoomParticipants {
  const named = (ids: readonly string[]) => characters.filter(({ id }) => ids.includes(id));
  return { speaking: named(speaking), listening: named(listening), changesSubject, closes };
}
