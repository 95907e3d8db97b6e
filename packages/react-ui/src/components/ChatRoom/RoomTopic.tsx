import { careOfRoom, plainName, type ChatRoomSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { selectAgents, selectCharacters, selectIsUnderWay, selectParticipants } from "./room-selectors";

/** So much of a topic stands in one line. */
const TOPIC_LENGTH = 80;

const selectTopic = (snapshot: ChatRoomSnapshot) => {
  const { context } = snapshot;
  // Nobody makes a heading of what somebody in need has said.
  if (!selectIsUnderWay(snapshot) || snapshot.matches({ discussion: { running: "checking" } }) || careOfRoom(context))
    return undefined;
  return context.messages.find(({ author }, at) => author === "user" && context.messages[at + 1]?.safety === undefined)
    ?.text;
};

/** Who discusses what, while a discussion goes on. */
export function RoomTopic() {
  const room = useChatRoom();
  const labels = useLabels("room", english.room);
  const topic = useSelector(room, selectTopic);
  const participants = useSelector(room, selectParticipants);
  const agents = useSelector(room, selectAgents);
  const names = useSelector(room, selectCharacters)
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
