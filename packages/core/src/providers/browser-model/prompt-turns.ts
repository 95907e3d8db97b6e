import type { PromptImage, ReplyRequest } from "../../contracts";
import { withPictureInWords } from "../../shared/picture-in-words";
import { mergeTurns } from "../merge-turns";
import type { PromptTurn } from "./prompt-api.types";

/** The conversation in the format of the Prompt API, with the picture, or a word of it, in the last turn. */
export function promptTurns(request: ReplyRequest, takesPictures: boolean): readonly PromptTurn[] {
  const { image } = request;
  if (image === undefined || !takesPictures) return mergeTurns(withPictureInWords(request).messages);
  const turns = mergeTurns(request.messages);
  const last = turns.at(-1);
  if (last === undefined) return turns;
  const content = [
    { type: "text", value: last.content },
    { type: "image", value: toBlob(image) },
  ] as const;
  return [...turns.slice(0, -1), { ...last, content }];
}

/** Without the older half of the turns, beginning with one of the visitor; `null` if only the last one is left. */
export function withoutOldest(turns: readonly PromptTurn[]): readonly PromptTurn[] | null {
  if (turns.length < 2) return null;
  const shorter = turns.slice(Math.ceil(turns.length / 2));
  const kept = shorter.length > 1 && shorter[0]?.role === "assistant" ? shorter.slice(1) : shorter;
  return kept.length > 0 ? kept : turns.slice(-1);
}

function toBlob({ jpegBase64 }: PromptImage): Blob {
  const bytes = Uint8Array.from(atob(jpegBase64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: "image/jpeg" });
}
