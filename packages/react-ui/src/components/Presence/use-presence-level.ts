import type { ChatActorRef, ChatSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";

/** What a system's voice sounds like never passes through the page. */
const selectMeasured = ({ context }: ChatSnapshot) =>
  context.outputLevel !== null && context.voice?.engine?.kind !== "system";
const selectHeard = (snapshot: ChatSnapshot) => snapshot.hasTag("heard");

/** How loud whoever has the floor is, for a Presence; `undefined` while nobody can tell. */
export function usePresenceLevel(chat: ChatActorRef): (() => number) | undefined {
  const isHeard = useSelector(chat, selectHeard);
  const isMeasured = useSelector(chat, selectMeasured);
  const level = useCallback(() => {
    const { outputLevel, microphoneLevel } = chat.getSnapshot().context;
    return isHeard ? (outputLevel?.() ?? 0) : microphoneLevel.value;
  }, [chat, isHeard]);
  return isHeard && !isMeasured ? undefined : level;
}
