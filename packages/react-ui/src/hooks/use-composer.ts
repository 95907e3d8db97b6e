import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { useHasFrame } from "../providers/CameraProvider";
import { useChatActor } from "../providers/ChatProvider";

/** Which controls of a composer are enabled, and their actions. */
export function useComposerControls() {
  const chat = useChatActor();
  const isLocked = useSelector(chat, chatSelectors.isComposerLocked);
  const isReplying = useSelector(chat, chatSelectors.isTyping);
  const isSpeaking = useSelector(chat, chatSelectors.isSpeaking);
  const isSeeing = useHasFrame();
  const canSend = useSelector(chat, isSeeing ? chatSelectors.canSendPicture : chatSelectors.canSend);
  const change = useCallback((text: string) => chat.send({ type: "draft.change", text }), [chat]);
  const send = useCallback(() => {
    // Browsers allow sound only during a press.
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

/**
 * The state and actions of a composer: its text, which controls are enabled, and what they do. `stop` ends the reply that is
 * written, and `silence` its voice too.
 */
export function useComposer() {
  const draft = useSelector(useChatActor(), chatSelectors.draft);
  return { draft, ...useComposerControls() };
}
