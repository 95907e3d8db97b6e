import { chatSelectors, voiceAgentSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { useLiveActor } from "../../providers/LiveProvider";
import { EmptyState } from "../EmptyState/EmptyState";
import { Presence } from "../Presence/Presence";
import { LiveCaption } from "./LiveCaption";
import { LiveRating } from "./LiveRating";

export interface LiveStageProps {
  /** Handles a chosen opening question. */
  readonly onAsk: (question: string) => void;
  /** Whether the transcript stands beside it. */
  readonly hasTranscript: boolean;
}

/** The state of the live conversation as a picture and in words, and what is being said. */
export function LiveStage({ onAsk, hasTranscript }: LiveStageProps) {
  const live = useLiveActor();
  const labels = useLabels("live", english.live);
  const character = useSelector(live, voiceAgentSelectors.character);
  const presence = useSelector(live, voiceAgentSelectors.presence);
  const status = useSelector(live, voiceAgentSelectors.status);
  const failure = useSelector(live, voiceAgentSelectors.failure);
  const isMuted = useSelector(live, voiceAgentSelectors.isMuted);
  const problem = useSelector(live, voiceAgentSelectors.problem);
  const deaf = useSelector(live, voiceAgentSelectors.cannotHearVisitor);
  const isBuiltIn = useSelector(live, voiceAgentSelectors.isBuiltIn);
  const hasVoice = useSelector(useChatActor(), chatSelectors.isVoiceReady);
  const level = useCallback(() => {
    const snapshot = live.getSnapshot();
    const [levels, mode] = [voiceAgentSelectors.levels(snapshot), voiceAgentSelectors.mode(snapshot)];
    return mode === "speaking" ? levels.output() : levels.input();
  }, [live]);
  const { name } = character;
  const sentences: Readonly<Record<typeof status, string>> = {
    noAgent: labels.failure.noAgent,
    idle: isBuiltIn && !hasVoice ? labels.idleInWriting(name) : labels.idle(name),
    asking: labels.asking,
    connecting: labels.connecting(name),
    listening: problem !== null && deaf ? labels.problem[problem] : isMuted ? labels.muted : labels.listening(name),
    speaking: labels.speaking(name),
    working: labels.working(name),
    reconnecting: labels.reconnecting,
    askingAgain: labels.askingAgain(name),
    elsewhere: labels.elsewhere,
    endedByVisitor: labels.endedByVisitor,
    endedByAgent: labels.endedByAgent(name),
    endedBySilence: labels.endedBySilence,
    endedByLength: labels.endedByLength,
    failed: failure ? labels.failure[failure.reason] : "",
  };
  return (
    <div className="aom-voice-only aom-live" data-state={status}>
      <Presence character={character} state={presence} size="huge" level={level} />
      <p role={status === "failed" ? "alert" : "status"} className="aom-live-status">
        {sentences[status]}
      </p>
      {status !== "noAgent" && <EmptyState isBrief onAsk={onAsk} />}
      <LiveCaption isRepeated={hasTranscript} />
      <LiveRating />
    </div>
  );
}
