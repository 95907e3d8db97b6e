import { chatSelectors, type Message } from "@archive-of-minds/core";
import { useEffect, useRef } from "react";
import { useChatActor } from "../../providers/ChatProvider";

/**
 * Opens the conversation of a message, with any of the characters.
 *
 * @param onShow called once the messages with its character are read and its conversation is open
 */
export function useShowMessage(onShow: (message: Message) => void): (message: Message, characterId: string) => void {
  const chat = useChatActor();
  const leave = useRef(() => {});
  useEffect(() => () => leave.current(), [chat]);
  return (message, characterId) => {
    leave.current();
    const open = () => {
      const snapshot = chat.getSnapshot();
      if (chatSelectors.characterId(snapshot) !== characterId || chatSelectors.isLoading(snapshot)) return;
      leave.current();
      chat.send({ type: "messages.show" });
      chat.send({ type: "conversation.open", conversationId: message.conversationId });
      onShow(message);
    };
    const waiting = chat.subscribe(open);
    leave.current = () => waiting.unsubscribe();
    chat.send({ type: "character.select", characterId });
    open();
  };
}
