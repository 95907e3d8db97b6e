import { chatSelectors, mediaSessionSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChatActor } from "../providers/ChatProvider";
import { useMediaSession } from "../providers/MediaSessionProvider";

/** Whether the conversation cannot be changed now: a reply is written or said, the visitor speaks, or talks live. */
export function useIsBusy(): boolean {
  const isChatBusy = useSelector(useChatActor(), chatSelectors.locksCharacter);
  const isLive = useSelector(useMediaSession(), mediaSessionSelectors.isTalkingLive);
  return isChatBusy || isLive;
}
