import type { Message, PromptImage } from "../contracts";
import type { ChatContext, OutgoingMessage, ReplySlice } from "./chat.types";
import type { PictureInWords } from "../turn/text-stream";
import { editedExchange, lastQuestion } from "./last-exchange";

/** How many pictures the page keeps: each takes about 0.1 MB. */
const KEPT_PICTURES = 100;

/** The picture of the last question, for any model that answers it, also on a retry; `null` if it had none or it is lost. */
export function lastPicture({ memory, reply }: Pick<ChatContext, "memory" | "reply">): PromptImage | null {
  const question = lastQuestion(memory.messages);
  return (question?.hasImage === true && reply.pictures[question.id]) || null;
}

/** Whether the last question had a picture that is lost: pictures are kept only until the page closes. */
export function hasLostPicture(context: Pick<ChatContext, "memory" | "reply">): boolean {
  return lastQuestion(context.memory.messages)?.hasImage === true && lastPicture(context) === null;
}

/** The picture to attach: the given one; else, for an edited question, the one it had; else the current frame. */
export function pictureToSend(context: ChatContext, { image }: OutgoingMessage): PromptImage | null {
  const picture = image ?? (editedExchange(context) && lastPicture(context)) ?? context.frameSource?.();
  return picture ? { jpegBase64: picture.jpegBase64 } : null;
}

/** The pictures with that of a message; the oldest make room. */
export function picturesWith(
  pictures: ReplySlice["pictures"],
  messageId: string,
  image: PromptImage,
): ReplySlice["pictures"] {
  return Object.fromEntries([...Object.entries(pictures), [messageId, image] as const].slice(-KEPT_PICTURES));
}

/** The pictures without those of messages that are gone or changed. */
export function picturesWithout(
  pictures: ReplySlice["pictures"],
  gone: readonly Pick<Message, "id">[],
): ReplySlice["pictures"] {
  const left = { ...pictures };
  for (const { id } of gone) delete left[id];
  return left;
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
