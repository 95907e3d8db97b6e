import { allMessages, chatSelectors, type Message } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useChatActor } from "../providers/ChatProvider";

/** The messages of all conversations with the character, oldest first. */
export function useAllMessages(): readonly Message[] {
  const chat = useChatActor();
  const messages = useSelector(chat, chatSelectors.messages);
  const others = useSelector(chat, chatSelectors.otherMessages);
  return useMemo(() => allMessages({ messages, others }), [messages, others]);
}
