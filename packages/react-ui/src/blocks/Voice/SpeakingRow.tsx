import { chatSelectors, chatVoiceSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/voice";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { Presence } from "../Presence/Presence";
import { usePresenceLevel } from "../Presence/use-presence-level";

/** Shows that the character speaks, with a button to stop. */
export function SpeakingRow() {
  const chat = useChatActor();
  const voice = useLabels("voice", english.voice);
  const isSpeaking = useSelector(chat, chatSelectors.isSpeaking);
  const isHeard = useSelector(chat, chatVoiceSelectors.isHeard);
  const isVoiceOnly = useSelector(chat, chatSelectors.isVoiceOnly);
  const name = useSelector(chat, chatSelectors.characterName);
  return (
    <div className="aom-speaking" data-state={isSpeaking ? "speaking" : "silent"}>
      {isSpeaking && !isVoiceOnly && <SpeakingPresence />}
      <p role="status">{isHeard && voice.speaking(name)}</p>
      {isSpeaking && (
        <button type="button" className="aom-button" onClick={() => chat.send({ type: "voice.stop" })}>
          {voice.stop}
        </button>
      )}
    </div>
  );
}

function SpeakingPresence() {
  const chat = useChatActor();
  return (
    <Presence
      character={useSelector(chat, chatSelectors.character)}
      state={useSelector(chat, chatSelectors.presence)}
      level={usePresenceLevel(chat)}
    />
  );
}
