import { voiceAgentSelectors, chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChat } from "../../providers/ChatProvider";
import { useLive } from "../../providers/LiveProvider";
import { isSameCare, NeedNotice } from "../Need/NeedNotice";

/** Help beside a live conversation; before it begins, what was said in messages counts. */
export function LiveNeed() {
  const inLive = useSelector(useLive(), voiceAgentSelectors.care, isSameCare);
  const inMessages = useSelector(useChat(), chatSelectors.care, isSameCare);
  return <NeedNotice care={inLive ?? inMessages} />;
}
