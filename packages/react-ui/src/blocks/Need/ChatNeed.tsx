import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChat } from "../../providers/ChatProvider";
import { isSameNeed, NeedNotice } from "./NeedNotice";

/** The help notice of a conversation with one character. */
export function ChatNeed() {
  return <NeedNotice recentNeed={useSelector(useChat(), chatSelectors.recentNeed, isSameNeed)} />;
}
