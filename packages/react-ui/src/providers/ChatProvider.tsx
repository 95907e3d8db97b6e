import { chatSelectors, mediaMembers, type ChatActorRef } from "@archive-of-minds/core";
import { createContext, useContext, useEffect, type ReactNode } from "react";
import { checkActor } from "../shared/check-actor";
import { listen } from "../shared/listen";
import { EventAreaProvider, useEventArea, type EventAreaOptions } from "./EventArea";
import { useJoinMediaSession } from "./MediaSessionProvider";

/**
 * The chat for what stands below {@link ChatProvider}, and where its keys are heard. An error is thrown if `chat` is no
 * actor, or that of another session.
 */
export interface ChatProviderProps extends EventAreaOptions {
  /** Made with `createChat`, outside React. */
  readonly chat: ChatActorRef;
  readonly children: ReactNode;
}

const ChatContext = createContext<ChatActorRef | null>(null);

/**
 * Provides a chat to the components below it, made outside React with `createChat`. The chat outlives them: on unmount,
 * voice and microphone stop, and a reply that streams is completed.
 */
export function ChatProvider({ chat, shortcuts, children }: ChatProviderProps) {
  checkActor("ChatProvider", "chat", "createChat", chat);
  useJoinMediaSession(mediaMembers.chat, chat);
  useEffect(() => {
    const leave = () => chat.send({ type: "page.hide" });
    const stop = listen(window, { pagehide: leave });
    return () => {
      stop();
      mediaMembers.chat(chat).release();
    };
  }, [chat]);
  return (
    <ChatContext.Provider value={chat}>
      <EventAreaProvider shortcuts={shortcuts}>
        <UnlockAudio />
        {children}
      </EventAreaProvider>
    </ChatContext.Provider>
  );
}

/** Browsers allow sound only after a press or a key. Each click unlocks it, but only the first key: typing is frequent. */
function UnlockAudio() {
  const chat = useChatActor();
  const { target } = useEventArea();
  useEffect(() => {
    const unlock = (event: Event) => {
      if (event.type === "click" || chatSelectors.isAudioLocked(chat.getSnapshot()))
        chat.send({ type: "audio.unlock" });
    };
    return listen(target.current, { click: unlock, keydown: unlock }, { capture: true });
  }, [chat, target]);
  return null;
}

/** The chat actor: read it with `useSelector`, send events with `send`. */
export function useChatActor(): ChatActorRef {
  const chat = useContext(ChatContext);
  if (!chat)
    throw new Error(
      "A chat component stands outside a <ChatProvider>. Make a chat with createChat() and wrap the component: <ChatProvider chat={chat}>. If it is inside one, `npm ls @archive-of-minds/react-ui` lists two versions.",
    );
  return chat;
}
