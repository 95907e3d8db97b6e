import type { ChatActorRef } from "@archive-of-minds/core";
import { createContext, useContext, useEffect, type ReactNode } from "react";
import { checkActor } from "../shared/check-actor";

const ChatContext = createContext<ChatActorRef | null>(null);

/**
 * Gives the components below it a chat that was made outside React, with `createChat`. It outlives them; only nobody
 * speaks or listens any more when they go. A reply is written to its end.
 */
export function ChatProvider({ chat, children }: { readonly chat: ChatActorRef; readonly children: ReactNode }) {
  checkActor("ChatProvider", "chat", "createChat", chat);
  useEffect(() => {
    const leave = () => chat.send({ type: "page.hide" });
    // Any press lets the browser sound, wherever it falls; of keys only the first, since typing is many.
    const unlock = (event: Event) => {
      if (event.type === "click" || chat.getSnapshot().matches({ audio: "locked" }))
        chat.send({ type: "audio.unlock" });
    };
    addEventListener("pagehide", leave);
    addEventListener("click", unlock, { capture: true });
    addEventListener("keydown", unlock, { capture: true });
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("click", unlock, { capture: true });
      removeEventListener("keydown", unlock, { capture: true });
      chat.send({ type: "voice.stop" });
      chat.send({ type: "mic.leave" });
    };
  }, [chat]);
  return <ChatContext.Provider value={chat}>{children}</ChatContext.Provider>;
}

/** The chat actor: read it with `useSelector`, tell it things with `send`. */
export function useChat(): ChatActorRef {
  const chat = useContext(ChatContext);
  if (!chat)
    throw new Error(
      "A chat component stands outside a <ChatProvider>. Make a chat with createChat() and wrap the component: <ChatProvider chat={chat}>.",
    );
  return chat;
}
