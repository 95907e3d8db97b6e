import { voiceAgentSelectors, chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChat } from "../../providers/ChatProvider";
import { useLive } from "../../providers/LiveProvider";
import { isSameCare, NeedNotice } from "../Need/NeedNotice";

/** The help notice of a live conversation; before it starts, the one of the chat. */
export function LiveNeed() {
  const inLive = useSelector(useLive(), voiceAgentSelectors.care, isSameCare);
  const inMessages = useSelector(useChat(), chatSelectors.care, isSameCare);
  return <NeedNotice care={inLive ?? inMessages} />;
}
