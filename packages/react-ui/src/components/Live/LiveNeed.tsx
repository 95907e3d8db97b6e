import { careOfChat, careOfLive, type ChatSnapshot, type VoiceAgentSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChat } from "../../providers/ChatProvider";
import { useLive } from "../../providers/LiveProvider";
import { isSameCare, NeedNotice } from "../Need/NeedNotice";

const selectLiveCare = ({ context }: VoiceAgentSnapshot) => careOfLive(context);
const selectCare = ({ context }: ChatSnapshot) => careOfChat(context);

/** Help beside a live conversation; before it begins, what was said in messages counts. */
export function LiveNeed() {
  const inLive = useSelector(useLive(), selectLiveCare, isSameCare);
  const inMessages = useSelector(useChat(), selectCare, isSameCare);
  return <NeedNotice care={inLive ?? inMessages} />;
}
