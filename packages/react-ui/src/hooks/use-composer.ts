import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { useIsSeeing } from "../providers/CameraProvider";
import { useChat } from "../providers/ChatProvider";

/** What may be pressed beside a text box, and what pressing does. */
export function useComposerControls() {
  const chat = useChat();
  const isLocked = useSelector(chat, chatSelectors.isComposerLocked);
  const isReplying = useSelector(chat, chatSelectors.isTyping);
  const isSpeaking = useSelector(chat, chatSelectors.isSpeaking);
  const isSeeing = useIsSeeing();
  const canSend = useSelector(chat, isSeeing ? chatSelectors.canSendPicture : chatSelectors.canSend);
  const change = useCallback((text: string) => chat.send({ type: "draft.change", text }), [chat]);
  const send = useCallback(() => {
    // Sound has to be asked for within a press.
    chat.send({ type: "audio.unlock" });
    chat.send({ type: "message.send", text: chatSelectors.draft(chat.getSnapshot()) });
  }, [chat]);
  const stop = useCallback(() => chat.send({ type: "reply.stop" }), [chat]);
  const silence = useCallback(() => {
    chat.send({ type: "voice.stop" });
    chat.send({ type: "reply.stop" });
  }, [chat]);
  return { isLocked, isReplying, isSpeaking, isSeeing, canSend, change, send, stop, silence };
}

/** What a text box for messages needs: its text, what may be pressed, and what pressing does. */
export function useComposer() {
  const draft = useSelector(useChat(), chatSelectors.draft);
  return { draft, ...useComposerControls() };
}
