import {
  voiceAgentSelectors,
  chatSelectors,
  type Character,
  type ConnectionCheckActorRef,
  type FrameSource,
  type LiveMemory,
  type VoiceAgentActorRef,
} from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { useChat } from "../../providers/ChatProvider";
import { LiveProvider } from "../../providers/LiveProvider";
import { useLiveMediaSession } from "./use-live-media-session";
import { CameraView } from "../Camera/CameraView";
import { EmptyState } from "../EmptyState/EmptyState";
import { MessageList } from "../MessageList/MessageList";
import { VoiceOffer } from "../Voice/VoiceOffer";
import { startLive } from "./start-live";
import { ConnectionOffer } from "./ConnectionOffer";
import { LiveControls } from "./LiveControls";
import { LiveNeed } from "./LiveNeed";
import { LiveMessages } from "./LiveMessages";

/** Makes a live conversation with a character. It continues from `messages`, which is read at each start. `frameSource` returns the camera's last frame. */
export type OpenLive = (character: Character, messages: LiveMemory, frameSource?: FrameSource) => VoiceAgentActorRef;

export interface LiveViewProps {
  readonly open: OpenLive;
  /** Makes a connection check, offered while no conversation runs. */
  readonly openCheck?: ((character: Character) => ConnectionCheckActorRef) | undefined;
}

/** The messages of the chat, with a live conversation instead of the composer. */
export function LiveView({ open, openCheck }: LiveViewProps) {
  const chat = useChat();
  const character = useSelector(chat, chatSelectors.character);
  const isLoading = useSelector(chat, chatSelectors.isLoading);
  return (
    <main className="aom-desk" data-view="live">
      {isLoading ? (
        <MessageList canRewrite={false} canRepeat={false} />
      ) : (
        <Conversation key={character.id} character={character} open={open} openCheck={openCheck} />
      )}
    </main>
  );
}

function Conversation({ character, open, openCheck }: LiveViewProps & { readonly character: Character }) {
  const chat = useChat();
  const mediaSession = useLiveMediaSession();
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
    const opened = latest.current(character, () => chatSelectors.messages(chat.getSnapshot()), frameSource);
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
  if (!live) return <MessageList canRewrite={false} canRepeat={false} />;
  const ask = (question: string) => {
    startLive(mediaSession, live, chat);
    // The message is sent when the conversation is connected.
    live.send({ type: "message.send", text: question });
  };
  return (
    <LiveProvider live={live}>
      <MessageList canRewrite={false} canRepeat={false}>
        {voiceAgentSelectors.hasAgent(live.getSnapshot()) && <EmptyState isBrief onAsk={ask} />}
        <LiveMessages />
        <LiveNeed />
      </MessageList>
      <div className="aom-foot">
        <CameraView />
        <VoiceOffer isAtOnce />
        <LiveControls draft={draft} onDraft={write} />
        {openCheck && <ConnectionOffer openCheck={() => openCheck(character)} />}
      </div>
    </LiveProvider>
  );
}
