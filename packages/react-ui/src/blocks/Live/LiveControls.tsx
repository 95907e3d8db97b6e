import { voiceAgentSelectors, chatSelectors, longestLiveText } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { useCamera } from "../../providers/CameraProvider";
import { useChat } from "../../providers/ChatProvider";
import { useLive } from "../../providers/LiveProvider";
import { LazyBoundary } from "../../primitives/LazyBoundary/LazyBoundary";
import { CameraMenu } from "../Camera/lazy-camera";
import { Presence } from "../Presence/Presence";
import { MessageForm } from "../../primitives/MessageForm/MessageForm";
import { startLive } from "./start-live";
import { useLiveMediaSession } from "./use-live-media-session";
import { LiveOutputs } from "./LiveOutputs";

export interface LiveControlsProps {
  /** The text that has not been sent. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
}

/** The state of the live conversation as a picture and in words, with its controls. */
export function LiveControls({ draft, onDraft }: LiveControlsProps) {
  const live = useLive();
  const labels = useLabels("live", english.live);
  const character = useSelector(live, voiceAgentSelectors.character);
  const presence = useSelector(live, voiceAgentSelectors.presence);
  const status = useSelector(live, voiceAgentSelectors.status);
  const failure = useSelector(live, voiceAgentSelectors.failure);
  const isMuted = useSelector(live, voiceAgentSelectors.isMuted);
  const isLive = useSelector(live, voiceAgentSelectors.isLive);
  const agentName = useSelector(live, voiceAgentSelectors.agentName);
  const problem = useSelector(live, voiceAgentSelectors.problem);
  const deaf = useSelector(live, voiceAgentSelectors.cannotHearVisitor);
  const patience = useSelector(live, voiceAgentSelectors.notice);
  const isBuiltIn = useSelector(live, voiceAgentSelectors.isBuiltIn);
  const chat = useChat();
  const hasVoice = useSelector(chat, chatSelectors.isVoiceReady);
  const hasMessage = useSelector(chat, chatSelectors.hasDraft);
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
  const waited: Readonly<Record<NonNullable<typeof patience>, string>> = {
    unanswered: labels.notAnswered(name),
    nothingSaid: labels.notBegun(name),
    nothingSaidMuted: labels.notBegunMuted(name),
    nothingSaidTextOnly: labels.notBegunInWriting(name),
  };
  const notice = isLive && problem !== null && !deaf ? labels.problem[problem] : patience && waited[patience];
  return (
    <div className="aom-live" data-state={status}>
      <Presence character={character} state={presence} size="large" level={level} />
      <p role={status === "failed" ? "alert" : "status"} className="aom-live-status">
        {sentences[status]}
      </p>
      {notice !== null && (
        <p role="status" className="aom-notice" data-state="unanswered">
          {notice}
        </p>
      )}
      {!isLive && draft === "" && hasMessage && (
        <p role="status" className="aom-notice" data-state="unsent">
          {labels.messageWaits}
        </p>
      )}
      <LiveActions />
      {(isLive || draft !== "") && <LiveComposer name={name} draft={draft} onDraft={onDraft} />}
      <p className="aom-model">{labels.agent(agentName)}</p>
    </div>
  );
}

const nothing = () => {};

function LiveActions() {
  const mediaSession = useLiveMediaSession();
  const live = useLive();
  const chat = useChat();
  const labels = useLabels("live", english.live);
  const status = useSelector(live, voiceAgentSelectors.status);
  const isLive = useSelector(live, voiceAgentSelectors.isLive);
  const isMuted = useSelector(live, voiceAgentSelectors.isMuted);
  const isTextOnly = useSelector(live, voiceAgentSelectors.isTextOnly);
  const rating = useSelector(live, voiceAgentSelectors.rating);
  const problem = useSelector(live, voiceAgentSelectors.problem);
  const volume = useSelector(live, voiceAgentSelectors.volume);
  const camera = useCamera();
  if (status === "noAgent") return null;
  if (!isLive) {
    return (
      <p className="aom-live-actions">
        <button
          type="button"
          className="aom-button"
          data-tone="primary"
          onClick={() => startLive(mediaSession, live, chat, status === "elsewhere" ? "agent.takeOver" : "agent.start")}
        >
          {status === "elsewhere" ? labels.takeOver : status === "failed" ? labels.again : labels.start}
        </button>
      </p>
    );
  }
  return (
    <div className="aom-live-actions">
      {problem === "noMicrophone" && (
        <button type="button" className="aom-button" onClick={() => live.send({ type: "mic.unmute" })}>
          {labels.tryMicrophone}
        </button>
      )}
      {!isTextOnly && problem !== "cannotListen" && (
        <button
          type="button"
          className="aom-button"
          aria-pressed={isMuted}
          onClick={() => live.send({ type: isMuted ? "mic.unmute" : "mic.mute" })}
        >
          {isMuted ? labels.unmute : labels.mute}
        </button>
      )}
      <label className="aom-live-volume">
        {labels.volume}
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          onChange={({ target }) => live.send({ type: "volume.set", volume: target.valueAsNumber })}
        />
      </label>
      <LiveOutputs />
      {rating === "offered" && (
        <>
          <button
            type="button"
            className="aom-button"
            data-tone="quiet"
            onClick={() => live.send({ type: "reply.rate", liked: true })}
          >
            {labels.like}
          </button>
          <button
            type="button"
            className="aom-button"
            data-tone="quiet"
            onClick={() => live.send({ type: "reply.rate", liked: false })}
          >
            {labels.dislike}
          </button>
        </>
      )}
      <span role="status" className="aom-live-volume">
        {rating === "sent" && labels.rated}
      </span>
      {camera && (
        <LazyBoundary isOptional>
          <CameraMenu onChoose={nothing} />
        </LazyBoundary>
      )}
      <button type="button" className="aom-button" onClick={() => live.send({ type: "agent.stop" })}>
        {labels.end}
      </button>
    </div>
  );
}

function LiveComposer({ name, draft, onDraft }: LiveControlsProps & { readonly name: string }) {
  const mediaSession = useLiveMediaSession();
  const live = useLive();
  const chat = useChat();
  const labels = useLabels("live", english.live);
  const isFull = useSelector(live, voiceAgentSelectors.isWaitingListFull);
  const isTooLong = draft.trim().length > longestLiveText;
  const say = (text: string) => {
    if (isTooLong) return false;
    // Text sent after the conversation has ended starts the next one.
    const before = live.getSnapshot();
    if (!voiceAgentSelectors.isLive(before)) {
      const isElsewhere = voiceAgentSelectors.status(before) === "elsewhere";
      startLive(mediaSession, live, chat, isElsewhere ? "agent.takeOver" : "agent.start");
    }
    if (!voiceAgentSelectors.canSendText(text)(live.getSnapshot())) return false;
    live.send({ type: "message.send", text });
    return true;
  };
  return (
    <>
      {isTooLong && (
        <p role="status" className="aom-notice" data-state="tooLong">
          {labels.tooLong(longestLiveText)}
        </p>
      )}
      {isFull && (
        <p role="status" className="aom-notice" data-state="full">
          {labels.full(name)}
        </p>
      )}
      <MessageForm
        field={labels.field}
        placeholder={labels.placeholder(name)}
        send={labels.send}
        onSay={say}
        onType={() => live.send({ type: "visitor.type" })}
        text={draft}
        onChange={onDraft}
      />
    </>
  );
}
