import type { Message } from "../contracts";
import { compareMessages } from "../memory/message-order";
import type { MemorySlice } from "./chat.types";

type Divided = Pick<MemorySlice, "messages" | "others">;

/** The messages of all conversations with the character, oldest first. */
export const allMessages = ({ messages, others }: Divided): readonly Message[] =>
  others.length === 0 ? messages : [...others, ...messages].sort(compareMessages);

/** The newest message of all conversations with the character. */
export const newestMessage = ({ messages, others }: Divided): Message | null =>
  [messages.at(-1), others.at(-1)]
    .flatMap((message) => message ?? [])
    .sort(compareMessages)
    .at(-1) ?? null;
