import { chatSelectors, chatVoiceSelectors, type SpeechErrorReason } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/voice";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { Presence } from "../Presence/Presence";
import { usePresenceLevel } from "../Presence/use-presence-level";
import { SpeakingCaption } from "./SpeakingCaption";

/** How many characters of a sentence are shown: the messages show it in full. */
const CAPTION_ROOM = 76;

/** Shows that the character speaks, with a button to stop; or why its voice failed. */
export function SpeakingNotice() {
  const chat = useChat();
  const voice = useLabels("voice", english.voice);
  const isSpeaking = useSelector(chat, chatSelectors.isSpeaking);
  const isHeard = useSelector(chat, chatSelectors.isHeard);
  const isVoiceOnly = useSelector(chat, chatSelectors.isVoiceOnly);
  const name = useSelector(chat, chatSelectors.characterName);
  const failure = useSelector(chat, chatVoiceSelectors.voiceFailure);
  const engine = useSelector(chat, chatVoiceSelectors.voiceEngineName);
  const keyless = useSelector(chat, chatVoiceSelectors.voiceEngineWithoutKey);
  const sentence = (reason: SpeechErrorReason, speaker: string) => {
    if (!isVoiceOnly) return voice.failure[reason]({ engine: speaker });
    return reason === "blocked"
      ? voice.blockedVoiceOnly
      : `${voice.failure[reason]({ engine: speaker })} ${voice.showTextToRead}`;
  };
  const why = isSpeaking || !failure ? null : sentence(failure.reason, failure.engine ?? engine);
  const isAlarming = failure?.reason === "missingKey";
  return (
    <>
      {keyless !== null && failure?.reason !== "missingKey" && (
        <p className="aom-notice" role="alert">
          {engine === "" || engine === keyless
            ? voice.failure.missingKey({ engine: keyless })
            : voice.standsIn(keyless, engine)}
        </p>
      )}
      <div className="aom-speaking" data-state={isSpeaking ? "speaking" : failure ? "failed" : "silent"}>
        {isSpeaking && !isVoiceOnly && <SpeakingPresence />}
        <div className="aom-speaking-words">
          <p role="status">{isHeard ? voice.speaking(name) : !isAlarming && why}</p>
          {isAlarming && why !== null && <p role="alert">{why}</p>}
          {isHeard && !isVoiceOnly && (
            // The message shows the same text.
            <div aria-hidden>
              <SpeakingCaption room={CAPTION_ROOM} />
            </div>
          )}
        </div>
        {isSpeaking && (
          <button type="button" className="aom-button" onClick={() => chat.send({ type: "voice.stop" })}>
            {voice.stop}
          </button>
        )}
      </div>
    </>
  );
}

function SpeakingPresence() {
  const chat = useChat();
  return (
    <Presence
      character={useSelector(chat, chatSelectors.character)}
      state={useSelector(chat, chatSelectors.presence)}
      level={usePresenceLevel(chat)}
    />
  );
}
