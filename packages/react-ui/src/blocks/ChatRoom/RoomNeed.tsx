import { chatRoomSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { isSameNeed, NeedNotice } from "../Need/NeedNotice";

/** The help notice of a discussion. */
export function RoomNeed() {
  return <NeedNotice recentNeed={useSelector(useChatRoom(), chatRoomSelectors.recentNeed, isSameNeed)} />;
}
