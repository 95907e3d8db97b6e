import { careOfRoom, type ChatRoomSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { isSameCare, NeedNotice } from "../Need/NeedNotice";

const selectCare = ({ context }: ChatRoomSnapshot) => careOfRoom(context);

/** Help beside a discussion. */
export function RoomNeed() {
  return <NeedNotice care={useSelector(useChatRoom(), selectCare, isSameCare)} />;
}
