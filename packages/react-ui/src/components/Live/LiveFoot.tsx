import { longestLiveText, type ChatSnapshot, type VoiceAgentSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { useCamera } from "../../providers/CameraProvider";
import { useChat } from "../../providers/ChatProvider";
import { useLive } from "../../providers/LiveProvider";
import { Fetched } from "../../screens/Fetched";
import { CameraMenu } from "../../screens/panels";
import { Presence } from "../Presence/Presence";
import { SayForm } from "../SayForm/SayForm";
import { beginLive } from "./begin-live";
import { isDeaf, livePatience, livePresence, liveStatus } from "./live-status";
import { LiveOutputs } from "./LiveOutputs";

const selectCharacter = ({ context }: VoiceAgentSnapshot) => context.character;
const selectFailure = ({ context }: VoiceAgentSnapshot) => context.failure;
const selectMuted = ({ context }: VoiceAgentSnapshot) => context.isMuted;
const selectIsLive = (snapshot: VoiceAgentSnapshot) => snapshot.matches("live");
const selectProblem = ({ context }: VoiceAgentSnapshot) => context.problem;
const selectIsBuiltIn = ({ context }: VoiceAgentSnapshot) => context.agentKind === "builtIn";
/** The archive's own agent speaks with the archive's voice, once there is one. */
const selectHasVoice = ({ context }: ChatSnapshot) => context.voice?.availability === "ready";
const selectHasMessage = ({ context }: ChatSnapshot) => context.draft.trim() !== "";
const selectAgentName = ({ context }: VoiceAgentSnapshot) => context.agentName;

export interface LiveFootProps {
  /** What the visitor has written and not sent. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
}

/** The live conversation's state in a picture and in words, and all that can be done about it. */
export function LiveFoot({ draft, onDraft }: LiveFootProps) {
  const live = useLive();
  const labels = useLabels("live", english.live);
  const character = useSelector(live, selectCharacter);
  const presence = useSelector(live, livePresence);
  const status = useSelector(live, liveStatus);
  const failure = useSelector(live, selectFailure);
  const isMuted = useSelector(live, selectMuted);
  const isLive = useSelector(live, selectIsLive);
  const agentName = useSelector(live, selectAgentName);
  const problem = useSelector(live, selectProblem);
  const deaf = useSelector(live, isDeaf);
  const patience = useSelector(live, livePatience);
  const isBuiltIn = useSelector(live, selectIsBuiltIn);
  const chat = useChat();
  const hasVoice = useSelector(chat, selectHasVoice);
  const hasMessage = useSelector(chat, selectHasMessage);
  const level = useCallback(() => {
    const { levels, mode } = live.getSnapshot().context;
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
    unbegun: labels.notBegun(name),
    unbegunMuted: labels.notBegunMuted(name),
    unbegunInWriting: labels.notBegunInWriting(name),
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

const selectRating = (snapshot: VoiceAgentSnapshot) => {
  const { context } = snapshot;
  if (!context.takesRatings || context.rateable === null || !snapshot.hasTag("connected")) return "none";
  return context.rated.includes(context.rateable) ? "sent" : "offered";
};
const selectVolume = ({ context }: VoiceAgentSnapshot) => context.volume;
const selectTextOnly = ({ context }: VoiceAgentSnapshot) => context.textOnly;

const nothing = () => {};

function LiveActions() {
  const live = useLive();
  const chat = useChat();
  const labels = useLabels("live", english.live);
  const status = useSelector(live, liveStatus);
  const isLive = useSelector(live, selectIsLive);
  const isMuted = useSelector(live, selectMuted);
  const isTextOnly = useSelector(live, selectTextOnly);
  const rating = useSelector(live, selectRating);
  const problem = useSelector(live, selectProblem);
  const volume = useSelector(live, selectVolume);
  const camera = useCamera();
  if (status === "noAgent") return null;
  if (!isLive) {
    return (
      <p className="aom-live-actions">
        <button
          type="button"
          className="aom-button"
          data-tone="primary"
          onClick={() => beginLive(live, chat, status === "elsewhere" ? "agent.takeOver" : "agent.start")}
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
        <Fetched isUnasked>
          <CameraMenu onChoose={nothing} />
        </Fetched>
      )}
      <button type="button" className="aom-button" onClick={() => live.send({ type: "agent.stop" })}>
        {labels.end}
      </button>
    </div>
  );
}

/** Whether so much waits to be sent that no more is taken. */
const selectIsFull = (snapshot: VoiceAgentSnapshot) =>
  snapshot.context.waiting.length > 0 && !snapshot.can({ type: "message.send", text: "More" });

function LiveComposer({ name, draft, onDraft }: LiveFootProps & { readonly name: string }) {
  const live = useLive();
  const chat = useChat();
  const labels = useLabels("live", english.live);
  const isFull = useSelector(live, selectIsFull);
  const isTooLong = draft.trim().length > longestLiveText;
  const say = (text: string) => {
    const message = { type: "message.send", text } as const;
    if (isTooLong) return false;
    // What was written into a conversation that has ended begins the next one.
    if (!live.getSnapshot().matches("live"))
      beginLive(live, chat, live.getSnapshot().matches("elsewhere") ? "agent.takeOver" : "agent.start");
    if (!live.getSnapshot().can(message)) return false;
    live.send(message);
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
      <SayForm
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
