import {
  chatSelectors,
  conversationsIn,
  mediaSessionSelectors,
  type ConversationSummary,
} from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useAllMessages } from "../../hooks/use-all-messages";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { useMediaSession } from "../../providers/MediaSessionProvider";
import { beginning } from "../../shared/beginning";
import { plain } from "../Message/message-text";

/** A conversation with the words that name it in a list. */
export interface NamedConversation extends ConversationSummary {
  readonly name: string;
}

/** The longest name, in characters. */
const LONGEST = 60;

/** The conversations with the character, the latest first. */
export function useConversations(): readonly NamedConversation[] {
  const messages = useAllMessages();
  const { unnamed } = useLabels("conversations", english.conversations);
  return useMemo(
    () =>
      conversationsIn(messages).map((conversation) => ({
        ...conversation,
        name: conversation.title ?? (beginning(plain(conversation.firstWords), LONGEST) || unnamed),
      })),
    [messages, unnamed],
  );
}

/** Whether the conversation cannot be changed now: a reply is written or said, the visitor speaks, or talks live. */
export function useIsBusy(): boolean {
  const isChatBusy = useSelector(useChat(), chatSelectors.locksCharacter);
  const isLive = useSelector(useMediaSession(), mediaSessionSelectors.isTalkingLive);
  return isChatBusy || isLive;
}
