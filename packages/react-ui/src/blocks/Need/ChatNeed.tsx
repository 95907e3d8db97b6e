import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChatActor } from "../../providers/ChatProvider";
import { isSameNeed, NeedNotice } from "./NeedNotice";

/** The help notice of a conversation with one character. */
export function ChatNeed() {
  const chat = useChatActor();
  const recentNeed = useSelector(chat, chatSelectors.recentNeed, isSameNeed);
  return <NeedNotice recentNeed={recentNeed} onWithdraw={() => chat.send({ type: "need.withdraw" })} />;
}
