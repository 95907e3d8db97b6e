import { mediaMembers, type VoiceAgentActorRef } from "@archive-of-minds/core";
import { createContext, useContext, useEffect, type ReactNode } from "react";
import { checkActor } from "../shared/check-actor";
import { useJoinMediaSession } from "./MediaSessionProvider";

const LiveContext = createContext<VoiceAgentActorRef | null>(null);

/** Provides a live conversation to the components below it, made outside React with `createLiveConversation`. */
export function LiveProvider({ live, children }: { readonly live: VoiceAgentActorRef; readonly children: ReactNode }) {
  checkActor("LiveProvider", "live", "createLiveConversation", live);
  useJoinMediaSession(mediaMembers.voiceAgent, live);
  useEffect(() => {
    const leave = () => live.send({ type: "page.hide" });
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [live]);
  return <LiveContext.Provider value={live}>{children}</LiveContext.Provider>;
}

/** The actor of the live conversation: read it with `useSelector`, send events with `send`. */
export function useLiveActor(): VoiceAgentActorRef {
  const live = useContext(LiveContext);
  if (!live)
    throw new Error(
      "A live component stands outside a <LiveProvider>. Make a conversation with createLiveConversation() and wrap the component: <LiveProvider live={live}>.",
    );
  return live;
}
