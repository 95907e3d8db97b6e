import { mediaMembers, type ChatRoomActorRef } from "@archive-of-minds/core";
import { createContext, useContext, useEffect, type ReactNode } from "react";
import { checkActor } from "../shared/check-actor";
import { useJoinMediaSession, useMediaSession } from "./MediaSessionProvider";

const ChatRoomContext = createContext<ChatRoomActorRef | null>(null);

/**
 * Provides a room to the components below it, made outside React with `createChatRoom`. While it is open, no other session
 * of the page speaks or listens.
 */
export function ChatRoomProvider({
  room,
  children,
}: {
  readonly room: ChatRoomActorRef;
  readonly children: ReactNode;
}) {
  checkActor("ChatRoomProvider", "room", "createChatRoom", room);
  const mediaSession = useMediaSession();
  useJoinMediaSession(mediaMembers.chatRoom, room);
  useEffect(() => mediaSession?.send({ type: "focus.take", session: "chatRoom" }), [mediaSession, room]);
  useEffect(() => {
    const leave = () => room.send({ type: "page.hide" });
    const check = () => room.send({ type: document.hidden ? "page.conceal" : "page.reveal" });
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", check);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", check);
    };
  }, [room]);
  return <ChatRoomContext.Provider value={room}>{children}</ChatRoomContext.Provider>;
}

/** The room actor: read it with `useSelector`, send events with `send`. */
export function useChatRoomActor(): ChatRoomActorRef {
  const room = useContext(ChatRoomContext);
  if (!room)
    throw new Error(
      "A room component stands outside a <ChatRoomProvider>. Make a room with createChatRoom() and wrap the component: <ChatRoomProvider room={room}>.",
    );
  return room;
}
