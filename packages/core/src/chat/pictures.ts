import type { Message, PromptImage } from "../contracts";
import type { ChatContext, OutgoingMessage, ReplySlice } from "./chat.types";
import type { PictureInWords } from "../turn/text-stream";
import { editedExchange, lastQuestion } from "./last-exchange";

/** Whether the last question had a picture that is lost: pictures are stored only until the page closes. */
export function hasLostPicture({ memory, reply }: Pick<ChatContext, "memory" | "reply">): boolean {
  return reply.image === null && lastQuestion(memory.messages)?.hasImage === true;
}

/** The picture to attach: the given one; else, for an edited question, the one it had; else the current frame. */
export function pictureToSend(context: ChatContext, { image }: OutgoingMessage): PromptImage | null {
  const kept = editedExchange(context)?.question.hasImage === true ? context.reply.image : null;
  const picture = image ?? kept ?? context.frameSource?.();
  return picture ? { jpegBase64: picture.jpegBase64 } : null;
}

/** The pictures of all characters, to remember when the visitor selects another one. */
export function rememberedPictures({ reply, character, memory }: ChatContext): ReplySlice["pictures"] {
  const { image } = reply;
  const { [character.id]: _before, ...others } = reply.pictures;
  const question = lastQuestion(memory.messages);
  return image && question?.hasImage === true
    ? { ...others, [character.id]: { questionId: question.id, image } }
    : others;
}

/** The remembered picture of the last question in these messages. */
export function rememberedPicture({ reply, character }: ChatContext, messages: readonly Message[]): PromptImage | null {
  const kept = reply.pictures[character.id];
  return kept && kept.questionId === lastQuestion(messages)?.id ? kept.image : null;
}

/** The questions whose pictures a model got in words: the first of each character is kept. */
export function picturesInWordsWith(
  { reply, character, memory }: ChatContext,
  how: PictureInWords | undefined,
): ReplySlice["picturesInWords"] {
  const { picturesInWords } = reply;
  const question = lastQuestion(memory.messages);
  return how === undefined || !question || picturesInWords[character.id] !== undefined
    ? picturesInWords
    : { ...picturesInWords, [character.id]: { questionId: question.id, how } };
}
