import { chatRoomSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";
import { isSameNeed, NeedNotice } from "../Need/NeedNotice";

/** The help notice of a discussion. */
export function RoomNeed() {
  const room = useChatRoomActor();
  const recentNeed = useSelector(room, chatRoomSelectors.recentNeed, isSameNeed);
  return <NeedNotice recentNeed={recentNeed} onWithdraw={() => room.send({ type: "need.withdraw" })} />;
}
