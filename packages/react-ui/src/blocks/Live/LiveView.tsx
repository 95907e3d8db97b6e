import {
  voiceAgentSelectors,
  chatSelectors,
  type Character,
  type ConnectionCheckActorRef,
  type FrameSource,
  type LiveMemory,
  type Recorder,
  type VoiceAgentActorRef,
} from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useDrawer } from "../../hooks/use-drawer";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { LiveProvider, useLiveActor } from "../../providers/LiveProvider";
import { useLiveMediaSession } from "./use-live-media-session";
import { Landmark } from "../../primitives/Landmark/Landmark";
import { NoticeSlot } from "../../primitives/Notice/NoticeSlot";
import { CameraNotice } from "../Camera/CameraNotice";
import { CameraView } from "../Camera/CameraView";
import { VoiceOffer } from "../Voice/VoiceOffer";
import { checkFunction } from "../../shared/check-prop";
import { startLive } from "./start-live";
import { ConnectionOffer } from "./ConnectionOffer";
import { LiveControls } from "./LiveControls";
import { LiveDrawer } from "./LiveDrawer";
import { LiveNeed } from "./LiveNeed";
import { LiveNotices } from "./LiveNotices";
import { LiveReport } from "./LiveReport";
import { LiveStage } from "./LiveStage";
import { WaitingMessages } from "./WaitingMessages";

/** Makes a live conversation with a character. It continues the open conversation, which is read at each start. `frameSource` returns the camera's last frame. */
export type OpenLive = (character: Character, memory: LiveMemory, frameSource?: FrameSource) => VoiceAgentActorRef;

export interface LiveViewProps {
  /** Makes the conversation when the view opens, and for each character that is chosen then. */
  readonly open: OpenLive;
  /** Makes a connection check, offered after a conversation has failed. */
  readonly openCheck?: ((character: Character) => ConnectionCheckActorRef) | undefined;
  /** What was recorded of a conversation, offered after it has failed. */
  readonly recorderOf?: ((live: VoiceAgentActorRef) => Pick<Recorder, "report" | "hasWords"> | undefined) | undefined;
  /** The switch between live mode and text, shown at the foot. */
  readonly modeSwitch?: ReactNode;
  /** Notices of the host's own. */
  readonly children?: ReactNode;
}

/** A live conversation on a stage of its own, with the messages of the chat in a drawer. */
export function LiveView(conversation: LiveViewProps) {
  checkFunction(
    "CharacterChat",
    "live.open",
    conversation.open,
    "Pass live={{ startsOn: false, open: (character, memory, frameSource) => createLiveConversation({ … }) }}.",
  );
  const chat = useChatActor();
  const character = useSelector(chat, chatSelectors.character);
  const isLoading = useSelector(chat, chatSelectors.isLoading);
  return (
    <Landmark className="aom-desk" data-view="live" aria-label={character.name}>
      {!isLoading && <Conversation key={character.id} character={character} {...conversation} />}
    </Landmark>
  );
}

function Conversation({
  character,
  open,
  openCheck,
  recorderOf,
  modeSwitch,
  children,
}: LiveViewProps & { readonly character: Character }) {
  const chat = useChatActor();
  const labels = useLabels("live", english.live);
  const mediaSession = useLiveMediaSession();
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const drawer = useDrawer(stage);
  const drawerId = useId();
  const [live, setLive] = useState<VoiceAgentActorRef | null>(null);
  const [draft, setDraft] = useState("");
  const unsent = useRef("");
  const write = (text: string) => {
    unsent.current = text;
    setDraft(text);
  };
  // `open` may be a new function at each render, which must not end the conversation.
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    // Read through the chat, because a camera may be attached after the conversation has started.
    const frameSource = () => chatSelectors.frameSource(chat.getSnapshot())?.() ?? null;
    const opened = latest.current(character, () => chatSelectors.openConversation(chat.getSnapshot()), frameSource);
    // oxlint-disable-next-line react/set-state-in-effect -- an actor lives as long as it is on the page, and no longer.
    setLive(opened);
    /** Text that was not sent goes to the composer of the chat. */
    const handOver = () => {
      const left = opened.getSnapshot();
      const [waiting, hearing] = [voiceAgentSelectors.waiting(left), voiceAgentSelectors.hearing(left)];
      const text = [...waiting, hearing, unsent.current].filter((words) => words.trim() !== "").join("\n");
      if (text === "") return;
      opened.send({ type: "waiting.discard" });
      unsent.current = "";
      setDraft("");
      chat.send({ type: "draft.prepend", characterId: character.id, text });
    };
    addEventListener("pagehide", handOver);
    return () => {
      removeEventListener("pagehide", handOver);
      handOver();
      opened.send({ type: "agent.stop" });
      opened.stop();
    };
  }, [chat, character]);
  if (!live) return null;
  const recorder = recorderOf?.(live);
  const ask = (question: string) => {
    startLive(mediaSession, live, chat);
    // The message is sent when the conversation is connected.
    live.send({ type: "message.send", text: question });
  };
  return (
    <LiveProvider live={live}>
      <div className="aom-live-show" ref={setStage}>
        <button
          type="button"
          className="aom-button aom-stage-exit"
          data-tone="quiet"
          aria-expanded={drawer.isOpen}
          aria-controls={drawerId}
          onClick={drawer.toggle}
        >
          {labels.transcript}
        </button>
        <CameraView />
        <LiveStage onAsk={ask} hasTranscript={drawer.isOpen} />
        <div className="aom-foot">
          <NoticeSlot>
            <LiveNeed />
            <CameraNotice />
            <LiveNotices draft={draft} />
            <VoiceOffer isAtOnce />
            {children}
          </NoticeSlot>
          <WaitingMessages />
          <LiveControls draft={draft} onDraft={write} />
          {recorder && <LiveReport recorder={recorder} />}
          {openCheck && <ConnectionOffer openCheck={() => openCheck(character)} />}
          <div className="aom-foot-line">
            <AgentName />
            {modeSwitch}
          </div>
        </div>
      </div>
      {drawer.isOpen && <LiveDrawer id={drawerId} onClose={drawer.close} />}
    </LiveProvider>
  );
}

function AgentName() {
  const labels = useLabels("live", english.live);
  const name = useSelector(useLiveActor(), voiceAgentSelectors.agentName);
  return <p className="aom-model">{labels.agent(name)}</p>;
}
