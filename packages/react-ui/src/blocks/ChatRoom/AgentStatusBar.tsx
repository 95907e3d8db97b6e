import {
  chatRoomSelectors,
  type AgentSessions,
  type AgentAvailability,
  type AgentStatus,
} from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useSyncExternalStore } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";

/** The connection of each participant's live agent, as a dot and a word, and what happens without one. */
export function AgentStatusBar({ agents }: { readonly agents: AgentSessions }) {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const participants = useSelector(room, chatRoomSelectors.participants);
  const present = useSelector(room, chatRoomSelectors.characters).filter(({ id }) => participants.includes(id));
  const availabilities = useSelector(room, chatRoomSelectors.agents);
  const goesOn = useSelector(room, chatRoomSelectors.hasNotFailed);
  const statuses = useSyncExternalStore(agents.subscribe, () =>
    present.map(({ id }) => agents.statusOf(id)).join(" "),
  ).split(" ");
  const namesOf = (availability: AgentAvailability) =>
    present.filter(({ id }) => availabilities[id] === availability).map(({ name }) => name);
  const [unreachable, elsewhere] = [namesOf("unreachable"), namesOf("elsewhere")];
  const wordFor = (id: string, status: AgentStatus) => {
    const availability = availabilities[id];
    if (availability === "none") return labels.agentMissing;
    if (status !== "disconnected" || availability === undefined || availability === "ready")
      return labels.agentStatus[status];
    return availability === "elsewhere" ? labels.agentElsewhere : labels.agentUnreachable;
  };
  return (
    <div className="aom-room-agents">
      <ul aria-label={labels.agents}>
        {present.map(({ id, name }, index) => {
          const status = statuses[index] as AgentStatus;
          return (
            <li key={id} data-state={status}>
              {name}: {wordFor(id, status)}
            </li>
          );
        })}
      </ul>
      <p role="status">
        {goesOn && unreachable.length > 0 && labels.goOnWithout(unreachable)}{" "}
        {goesOn && elsewhere.length > 0 && labels.goOnElsewhere(elsewhere)}
      </p>
    </div>
  );
}
