import { chatSelectors, chatVoiceSelectors, type SpeechErrorReason } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/voice";
import { useLabels } from "../../labels/LabelsProvider";
import { Notice } from "../../primitives/Notice/Notice";
import { useChatActor } from "../../providers/ChatProvider";

/** Why the last reply was not spoken, or another voice speaks than the chosen one. */
export function VoiceFailureNotice() {
  const chat = useChatActor();
  const voice = useLabels("voice", english.voice);
  const isSpeaking = useSelector(chat, chatSelectors.isSpeaking);
  const isVoiceOnly = useSelector(chat, chatSelectors.isVoiceOnly);
  const failure = useSelector(chat, chatVoiceSelectors.voiceFailure);
  const engine = useSelector(chat, chatVoiceSelectors.voiceEngineName);
  const keyless = useSelector(chat, chatVoiceSelectors.voiceEngineWithoutKey);
  const sentence = (reason: SpeechErrorReason, speaker: string) => {
    if (!isVoiceOnly) return voice.failure[reason]({ engine: speaker });
    return reason === "blocked"
      ? voice.blockedVoiceOnly
      : `${voice.failure[reason]({ engine: speaker })} ${voice.showTextToRead}`;
  };
  const hasFailed = !isSpeaking && failure !== null;
  return (
    <>
      {keyless !== null && failure?.reason !== "missingKey" && (
        <Notice urgency="failure" role="alert">
          <p>
            {engine === "" || engine === keyless
              ? voice.failure.missingKey({ engine: keyless })
              : voice.standsIn(keyless, engine)}
          </p>
        </Notice>
      )}
      {hasFailed && (
        <Notice urgency="failure" role={failure.reason === "missingKey" ? "alert" : "status"}>
          <p>{sentence(failure.reason, failure.engine ?? engine)}</p>
        </Notice>
      )}
    </>
  );
}
