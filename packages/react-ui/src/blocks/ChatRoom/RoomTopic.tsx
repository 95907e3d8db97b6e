import { chatRoomSelectors, plainName } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";

/** How many characters of a topic fit in one line. */
const TOPIC_LENGTH = 80;

/** The topic and its participants, while a discussion runs. */
export function RoomTopic() {
  const room = useChatRoom();
  const labels = useLabels("room", english.room);
  const topic = useSelector(room, chatRoomSelectors.topic);
  const participants = useSelector(room, chatRoomSelectors.participants);
  const agents = useSelector(room, chatRoomSelectors.agents);
  const names = useSelector(room, chatRoomSelectors.characters)
    .filter(({ id }) => participants.includes(id) && agents[id] !== "none")
    .map(({ name }) => name);
  if (topic === undefined || names.length === 0) return null;
  return <p className="aom-caption aom-room-topic">{labels.discussing(names, shortened(topic))}</p>;
}

function shortened(topic: string): string {
  const text = plainName(topic).replaceAll(/\s+/g, " ");
  if (text.length <= TOPIC_LENGTH) return text;
  const start = text.slice(0, TOPIC_LENGTH);
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), TOPIC_LENGTH / 2))}…`;
}
