import type { VoiceAgentActorRef } from "@archive-of-minds/core";
import { createContext, useContext, useEffect, type ReactNode } from "react";
import { checkActor } from "../shared/check-actor";

const LiveContext = createContext<VoiceAgentActorRef | null>(null);

/** Gives the components below it a live conversation that was made outside React, with `createLiveConversation`. */
export function LiveProvider({ live, children }: { readonly live: VoiceAgentActorRef; readonly children: ReactNode }) {
  checkActor("LiveProvider", "live", "createLiveConversation", live);
  useEffect(() => {
    const leave = () => live.send({ type: "page.hide" });
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [live]);
  return <LiveContext.Provider value={live}>{children}</LiveContext.Provider>;
}

/** The live conversation's actor: read it with `useSelector`, tell it things with `send`. */
export function useLive(): VoiceAgentActorRef {
  const live = useContext(LiveContext);
  if (!live)
    throw new Error(
      "A live component stands outside a <LiveProvider>. Make a conversation with createLiveConversation() and wrap the component: <LiveProvider live={live}>.",
    );
  return live;
}
