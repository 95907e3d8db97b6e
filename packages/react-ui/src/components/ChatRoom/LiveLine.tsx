import type { Caption, Character, ChatRoomSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { useStreamingText, type StreamingText } from "../../hooks/use-streaming-text";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { characterColours } from "../Emblem/character-colours";
import { Presence } from "../Presence/Presence";
import { CaptionLine } from "../Voice/CaptionLine";
import { selectCharacters, selectDiscussion, selectFloor, selectHasCaptions } from "./room-selectors";

interface Turn {
  getSnapshot(): {
    readonly context: { readonly draft: StreamingText; readonly input: { readonly hasVoice: boolean } };
    readonly children: { readonly voice?: { getSnapshot(): { readonly context: { readonly caption: Caption } } } };
  };
}

const selectTurn = (snapshot: ChatRoomSnapshot) => {
  const { floor } = snapshot.context;
  return floor ? ((snapshot.children as Readonly<Record<string, unknown>>)[floor.id] as Turn | undefined) : undefined;
};

/** Whoever has the floor, and what is heard or read of it so far. */
export function LiveLine() {
  const room = useChatRoom();
  const labels = useLabels("room", english.room);
  const floor = useSelector(room, selectFloor);
  const state = useSelector(room, selectDiscussion);
  const turn = useSelector(room, selectTurn);
  const hasCaptions = useSelector(room, selectHasCaptions);
  const speaker = useSelector(room, selectCharacters).find(({ id }) => id === floor?.speaker);
  if (!speaker || !turn)
    return (
      <p className="aom-thinking" role="status">
        {state === "choosing" && labels.choosing}
        {(state === "gathering" || state === "checking") && labels.gathering}
      </p>
    );
  const { context, children } = turn.getSnapshot();
  const isSpeaking = state === "voicing";
  // Others may be heard: who has no voice is read all the same.
  const isRead = hasCaptions || !context.input.hasVoice;
  return (
    <div className="aom-room-floor aom-tinted" style={characterColours(speaker)}>
      <Presence character={speaker} state={isSpeaking ? "speaking" : "thinking"} size="medium" />
      <div>
        <p className="aom-room-speaking" role="status">
          {isSpeaking ? labels.speaking(speaker.name) : labels.thinking(speaker.name)}
        </p>
        {!isRead && (
          <button type="button" className="aom-room-again" onClick={() => room.send({ type: "captions.show" })}>
            {labels.showWords}
          </button>
        )}
        {isRead &&
          isSpeaking &&
          (context.input.hasVoice ? (
            <CaptionLine caption={children.voice?.getSnapshot().context.caption ?? null} />
          ) : (
            <GrowingLine source={context.draft} speaker={speaker} />
          ))}
        {isSpeaking && (
          <button type="button" className="aom-room-again" onClick={() => room.send({ type: "turn.regenerate" })}>
            {labels.regenerate}
          </button>
        )}
      </div>
    </div>
  );
}

function GrowingLine({ source, speaker }: { readonly source: StreamingText; readonly speaker: Character }) {
  const text = useRef<HTMLParagraphElement>(null);
  useStreamingText(text, source);
  return <p className="aom-message-text" ref={text} data-speaker={speaker.id} />;
}
