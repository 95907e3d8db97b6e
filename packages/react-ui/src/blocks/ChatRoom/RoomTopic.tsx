import { chatRoomSelectors } from "@archive-of-minds/core";
import { plainName } from "@archive-of-minds/core/internal";
import { useSelector } from "@xstate/react";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";

/** How many characters of a topic are shown. */
const TOPIC_LENGTH = 120;

/** What the discussion is about, as its heading. */
export function RoomTopic() {
  const topic = useSelector(useChatRoomActor(), chatRoomSelectors.topic);
  return topic === undefined ? null : <h3 className="aom-room-topic">{shortened(topic)}</h3>;
}

function shortened(topic: string): string {
  const text = plainName(topic).replaceAll(/\s+/g, " ");
  if (text.length <= TOPIC_LENGTH) return text;
  const start = text.slice(0, TOPIC_LENGTH);
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), TOPIC_LENGTH / 2))}…`;
}
