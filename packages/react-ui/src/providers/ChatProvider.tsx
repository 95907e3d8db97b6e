import { chatSelectors, mediaMembers, type ChatActorRef } from "@archive-of-minds/core";
import { createContext, useContext, useEffect, type ReactNode } from "react";
import { checkActor } from "../shared/check-actor";
import { useJoinMediaSession } from "./MediaSessionProvider";

const ChatContext = createContext<ChatActorRef | null>(null);

/**
 * Provides a chat to the components below it, made outside React with `createChat`. The chat outlives them: on unmount,
 * voice and microphone stop, and a reply that streams is completed.
 */
export function ChatProvider({ chat, children }: { readonly chat: ChatActorRef; readonly children: ReactNode }) {
  checkActor("ChatProvider", "chat", "createChat", chat);
  useJoinMediaSession(mediaMembers.chat, chat);
  useEffect(() => {
    const leave = () => chat.send({ type: "page.hide" });
    // Browsers allow sound only after a press or a key. Each click unlocks it, but only the first key: typing is frequent.
    const unlock = (event: Event) => {
      if (event.type === "click" || chatSelectors.isAudioLocked(chat.getSnapshot()))
        chat.send({ type: "audio.unlock" });
    };
    addEventListener("pagehide", leave);
    addEventListener("click", unlock, { capture: true });
    addEventListener("keydown", unlock, { capture: true });
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("click", unlock, { capture: true });
      removeEventListener("keydown", unlock, { capture: true });
      mediaMembers.chat(chat).release();
    };
  }, [chat]);
  return <ChatContext.Provider value={chat}>{children}</ChatContext.Provider>;
}

/** The chat actor: read it with `useSelector`, send events with `send`. */
export function useChat(): ChatActorRef {
  const chat = useContext(ChatContext);
  if (!chat)
    throw new Error(
      "A chat component stands outside a <ChatProvider>. Make a chat with createChat() and wrap the component: <ChatProvider chat={chat}>.",
    );
  return chat;
}
