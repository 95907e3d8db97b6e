import { voiceAgentSelectors, chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChatActor } from "../../providers/ChatProvider";
import { useLiveActor } from "../../providers/LiveProvider";
import { isSameNeed, NeedNotice } from "../Need/NeedNotice";

/** The help notice of a live conversation; before it starts, the one of the chat. */
export function LiveNeed() {
  const inLive = useSelector(useLiveActor(), voiceAgentSelectors.recentNeed, isSameNeed);
  const inMessages = useSelector(useChatActor(), chatSelectors.recentNeed, isSameNeed);
  return <NeedNotice recentNeed={inLive ?? inMessages} />;
}
