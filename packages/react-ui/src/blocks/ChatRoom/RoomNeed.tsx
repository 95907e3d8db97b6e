import { chatRoomSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { isSameCare, NeedNotice } from "../Need/NeedNotice";

/** The help notice of a discussion. */
export function RoomNeed() {
  return <NeedNotice care={useSelector(useChatRoom(), chatRoomSelectors.care, isSameCare)} />;
}
