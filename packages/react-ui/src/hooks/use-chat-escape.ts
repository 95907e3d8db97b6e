import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { useChatActor } from "../providers/ChatProvider";
import { useStopOnEscape } from "./use-stop-on-escape";

/**
 * Escape ends one thing: a voice that speaks, else a recording, whose words are kept as a draft, else a reply that is
 * written. While a sound may be the visitor's interruption, both the voice and the microphone are on: the voice ends.
 */
export function useChatEscape(): void {
  const chat = useChatActor();
  const isListening = useSelector(chat, chatSelectors.isListening);
  const isSpeaking = useSelector(chat, chatSelectors.isSpeaking);
  const isReplying = useSelector(chat, chatSelectors.isTyping);
  const isRecording = isListening && !isSpeaking;
  const stop = useCallback(() => {
    if (isRecording) return chat.send({ type: "mic.leave" });
    chat.send({ type: "voice.stop" });
    chat.send({ type: "reply.stop" });
  }, [chat, isRecording]);
  useStopOnEscape(isListening || isReplying || isSpeaking, stop);
}
