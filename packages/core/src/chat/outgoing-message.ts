import { memoryLimits } from "../contracts";
import { isBlank } from "../shared/is-blank";
import type { ChatContext, OutgoingMessage } from "./chat.types";
import { pictureToSend } from "./pictures";

/** Whether a message is longer than a memory may hold: every export must be importable. */
export function isTooLong(text: string): boolean {
  return text.length > memoryLimits.characters && text.trim().length > memoryLimits.characters;
}

/** Whether there is text or a picture, within the length limit. */
export function isSendable(context: ChatContext, message: OutgoingMessage): boolean {
  return isBlank(message.text) ? pictureToSend(context, message) !== null : !isTooLong(message.text);
}
