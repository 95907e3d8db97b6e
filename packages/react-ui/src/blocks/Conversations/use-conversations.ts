import { conversationsIn, type ConversationSummary } from "@archive-of-minds/core";
import { useMemo } from "react";
import { useAllMessages } from "../../hooks/use-all-messages";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
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
