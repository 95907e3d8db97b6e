import { voiceAgentSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import * as english from "../../labels/en/live";
import * as englishVoice from "../../labels/en/voice";
import { useLabels } from "../../labels/LabelsProvider";
import { SteadyLabel } from "../../primitives/SteadyLabel/SteadyLabel";
import { useChatActor } from "../../providers/ChatProvider";
import { useLiveActor } from "../../providers/LiveProvider";
import { RoundMicrophone } from "../Voice/RoundMicrophone";
import { LiveComposer, type LiveDraft } from "./LiveComposer";
import { LiveMenu } from "./LiveMenu";
import { startLive } from "./start-live";
import { useLiveMediaSession } from "./use-live-media-session";

/** The microphone, and what else a live conversation needs; the text field comes when it is asked for. */
export function LiveControls(text: LiveDraft) {
  const live = useLiveActor();
  const labels = useLabels("live", english.live);
  const voice = useLabels("voice", englishVoice.voice);
  const status = useSelector(live, voiceAgentSelectors.status);
  const isLive = useSelector(live, voiceAgentSelectors.isLive);
  const isTextOnly = useSelector(live, voiceAgentSelectors.isTextOnly);
  const problem = useSelector(live, voiceAgentSelectors.problem);
  const [isWriting, setWriting] = useState(false);
  if (status === "noAgent") return null;
  // Who cannot be heard writes.
  const canTalk = !isTextOnly && problem !== "cannotListen";
  const hasField = text.draft !== "" || (isLive && (isWriting || !canTalk));
  return (
    <>
      {hasField && <LiveComposer {...text} isRequested={isWriting} />}
      {isLive ? (
        <div className="aom-voice-controls">
          <div>
            {canTalk && text.draft === "" && (
              <button
                type="button"
                className="aom-button"
                aria-pressed={isWriting}
                onClick={() => setWriting(!isWriting)}
              >
                <SteadyLabel among={[voice.keyboard, voice.hideKeyboard]}>
                  {isWriting ? voice.hideKeyboard : voice.keyboard}
                </SteadyLabel>
              </button>
            )}
            <LiveMenu />
          </div>
          {canTalk ? <Microphone /> : <span />}
          <div>
            <button type="button" className="aom-button" onClick={() => live.send({ type: "agent.stop" })}>
              {labels.end}
            </button>
          </div>
        </div>
      ) : (
        <div className="aom-voice-controls">
          <div />
          <Start />
          <div />
        </div>
      )}
    </>
  );
}

function Start() {
  const mediaSession = useLiveMediaSession();
  const live = useLiveActor();
  const chat = useChatActor();
  const labels = useLabels("live", english.live);
  const status = useSelector(live, voiceAgentSelectors.status);
  const start = () => startLive(mediaSession, live, chat, status === "elsewhere" ? "agent.takeOver" : "agent.start");
  return (
    <button type="button" className="aom-button aom-round" onClick={start}>
      <RoundMicrophone />
      {status === "elsewhere" ? labels.takeOver : status === "failed" ? labels.again : labels.start}
    </button>
  );
}

/** Mutes the visitor; where the microphone failed, tries it again. */
function Microphone() {
  const live = useLiveActor();
  const labels = useLabels("live", english.live);
  const isMuted = useSelector(live, voiceAgentSelectors.isMuted);
  const problem = useSelector(live, voiceAgentSelectors.problem);
  if (problem === "noMicrophone")
    return (
      <button
        type="button"
        className="aom-button aom-round"
        data-state="failed"
        onClick={() => live.send({ type: "mic.unmute" })}
      >
        <RoundMicrophone isOff />
        {labels.tryMicrophone}
      </button>
    );
  return (
    <button
      type="button"
      className="aom-button aom-round"
      aria-pressed={isMuted}
      onClick={() => live.send({ type: isMuted ? "mic.unmute" : "mic.mute" })}
    >
      <RoundMicrophone isOff={isMuted} />
      <SteadyLabel among={[labels.mute, labels.unmute]}>{isMuted ? labels.unmute : labels.mute}</SteadyLabel>
    </button>
  );
}
