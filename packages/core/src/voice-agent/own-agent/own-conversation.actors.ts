import { fromCallback } from "xstate";
import type { ChatActorRef } from "../../chat/chat.machine";
import { watchChat } from "./chat-facts";
import type { ChatFact, RunChatEvent } from "./own-conversation.setup";

/** `none`: the conversation is text-only. `unsupported`: there is no speech recognition. */
export type SpeechSupport = "none" | "unsupported" | "supported";

/** Makes `runChat` from a function that starts a chat. */
export function defineRunChat(startChat: () => ChatActorRef, speechSupport: SpeechSupport) {
  return fromCallback<RunChatEvent>(({ sendBack, receive }) => {
    const chat = startChat();
    const over = new AbortController();
    const notify = (fact: ChatFact) => {
      if (!over.signal.aborted) sendBack(fact);
    };
    notify({
      type: "chat.opened",
      level: chat.getSnapshot().context.listening.level,
      hears: speechSupport === "supported",
    });
    const stopWatching = watchChat(chat, notify, () => {
      if (speechSupport === "unsupported")
        notify({
          type: "microphone.failed",
          reason: speechSupport,
          message: "Speech recognition not supported in this browser",
        });
    });
    receive((command) => {
      switch (command.type) {
        case "answer.interrupt":
          chat.send({ type: "voice.interrupt" });
          return chat.send({ type: "reply.stop" });
        case "question.send":
          chat.send({ type: "message.send", text: command.text });
          // The chat's observers learn of it in this step: the next question has to wait for them.
          return queueMicrotask(() => notify({ type: "question.accepted" }));
        case "microphone.open":
          return chat.send({ type: "mic.start" });
        case "microphone.close":
          return chat.send({ type: "mic.cancel" });
      }
    });
    return () => {
      over.abort();
      stopWatching();
      // A chart must not be stopped while it notifies its observers.
      queueMicrotask(() => chat.stop());
    };
  });
}
