import {
  chatSelectors,
  type ChatSnapshot,
  type Message,
  type PromptImage,
  type ReplyFailure,
} from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useChatActor } from "../providers/ChatProvider";
import { checkText } from "../shared/check-text";
import { useGrowingText } from "./use-growing-text";

/** What to send: a text, or a text with a picture. */
export type SentMessage = string | { readonly text: string; readonly image?: PromptImage };

/** A chat in the shape that React hooks for language models share. */
export interface ChatState {
  /**
   * The finished messages of the open conversation, oldest first. A reply that streams is `streamingText`. One that failed
   * before its first word leaves an apology with `status: "failed"` and the text of the error: leave it out where you show
   * `error` yourself.
   */
  readonly messages: readonly Message[];
  /** `loading` until the stored messages are there, `submitted` until the reply's first words, `streaming` until its last, `error` if it failed, else `ready`. */
  readonly status: "loading" | ReturnType<typeof chatSelectors.status>;
  /** Why the last reply failed, with a `reason` to branch on. `regenerate` asks again. */
  readonly error: ReplyFailure | null;
  /** The reply as far as it is written; empty while none is. Its component renders at each change. */
  readonly streamingText: string;
  /** Sends a message, and unlocks sound: call it in the handler of a press or a key. Ignored while a reply is written. */
  readonly sendMessage: (message: SentMessage) => void;
  /** Ends the reply that is written. What was written stays as a message. */
  readonly stop: () => void;
  /** Writes the last reply again, or asks again for one that failed or was cut off. */
  readonly regenerate: () => void;
  /** Whether there is a reply to write again, or a question without one. */
  readonly canRegenerate: boolean;
  /** Deletes a message with its question or its reply, in the browser and on the server. */
  readonly deleteMessage: (messageId: string) => void;
  /** Begins a new conversation with the character; the open one is kept. */
  readonly startConversation: () => void;
}

const retry = { type: "reply.retry" } as const;
const regeneration = { type: "reply.regenerate" } as const;
const canRegenerateReply = (snapshot: ChatSnapshot) => snapshot.can(retry) || snapshot.can(regeneration);

/**
 * The chat's messages, status and actions, for a screen of one's own. Has to stand inside a `ChatProvider`. For what it
 * leaves out, take {@link useChatActor} and a selector.
 *
 * @example
 * const { messages, status, streamingText, sendMessage } = useChat();
 */
export function useChat(): ChatState {
  const chat = useChatActor();
  const messages = useSelector(chat, chatSelectors.messages);
  const isLoading = useSelector(chat, chatSelectors.isLoading);
  const status = useSelector(chat, chatSelectors.status);
  const error = useSelector(chat, chatSelectors.replyFailure);
  const canRegenerate = useSelector(chat, canRegenerateReply);
  const streamingText = useGrowingText(useSelector(chat, chatSelectors.textStream));
  const actions = useMemo(
    () => ({
      sendMessage(message: SentMessage) {
        const sent = typeof message === "string" ? { text: message } : message;
        checkText(
          "useChat",
          sent?.text,
          "Pass a text, or { text, image }: of a message with `parts`, the text of its parts.",
        );
        chat.send({ type: "audio.unlock" });
        chat.send({ type: "message.send", ...sent });
      },
      stop: () => chat.send({ type: "reply.stop" }),
      regenerate() {
        chat.send({ type: "audio.unlock" });
        chat.send(chat.getSnapshot().can(retry) ? retry : regeneration);
      },
      deleteMessage: (messageId: string) => chat.send({ type: "exchange.delete", messageId }),
      startConversation: () => chat.send({ type: "conversation.begin" }),
    }),
    [chat],
  );
  return { messages, status: isLoading ? "loading" : status, error, streamingText, canRegenerate, ...actions };
}
