import { chatSelectors, type PresenceState } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useChatActor } from "../../providers/ChatProvider";
import { Presence } from "../Presence/Presence";
import { SpeakingCaption } from "../Voice/SpeakingCaption";
import { usePresenceLevel } from "../Presence/use-presence-level";

/** Nothing is thought, said or heard. */
const QUIET: readonly PresenceState[] = ["asleep", "idle"];

/** How many characters of a sentence are shown: the messages show it in full. */
const CAPTION_ROOM = 76;

/** The character beside the messages while something is thought, said or heard. Its room is kept. */
export function Beside() {
  const chat = useChatActor();
  const character = useSelector(chat, chatSelectors.character);
  const state = useSelector(chat, chatSelectors.presence);
  const level = usePresenceLevel(chat);
  return (
    <aside className="aom-beside" aria-hidden="true">
      {!QUIET.includes(state) && (
        <>
          <Presence character={character} state={state} size="large" level={level} />
          <SpeakingCaption room={CAPTION_ROOM} />
        </>
      )}
    </aside>
  );
}
