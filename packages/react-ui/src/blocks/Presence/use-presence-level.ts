import { chatSelectors, chatVoiceSelectors, type ChatActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";

/** The volume of the visitor or the character, for a Presence; `undefined` while it is unknown. */
export function usePresenceLevel(chat: ChatActorRef): (() => number) | undefined {
  const isHeard = useSelector(chat, chatVoiceSelectors.isHeard);
  const isMeasured = useSelector(chat, chatVoiceSelectors.isOutputMeasured);
  const level = useCallback(() => {
    const snapshot = chat.getSnapshot();
    const [outputLevel, microphoneLevel] = [
      chatVoiceSelectors.outputLevel(snapshot),
      chatSelectors.microphoneLevel(snapshot),
    ];
    return isHeard ? (outputLevel?.() ?? 0) : microphoneLevel.value;
  }, [chat, isHeard]);
  return isHeard && !isMeasured ? undefined : level;
}
