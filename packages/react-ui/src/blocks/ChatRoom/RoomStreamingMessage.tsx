import { chatRoomSelectors, type Character } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { useTextStream, type StreamingText } from "../../hooks/use-text-stream";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { AwaitedReply } from "../StreamingMessage/AwaitedReply";
import { CaptionLine } from "../Voice/CaptionLine";

/** The character whose turn it is, and its text as far as it is spoken or written. */
export function RoomStreamingMessage() {
  const room = useChatRoom();
  const labels = useLabels("room", english.room);
  const currentTurn = useSelector(room, chatRoomSelectors.currentTurn);
  const state = useSelector(room, chatRoomSelectors.discussion);
  const turn = useSelector(room, chatRoomSelectors.currentTurnActor);
  const hasCaptions = useSelector(room, chatRoomSelectors.hasCaptions);
  const speaker = useSelector(room, chatRoomSelectors.characters).find(({ id }) => id === currentTurn?.speaker);
  if (!speaker || !turn)
    return (
      <p className="aom-thinking" role="status">
        {state === "choosing" && labels.choosing}
        {(state === "gathering" || state === "checking") && labels.gathering}
      </p>
    );
  const isVoiced = chatRoomSelectors.hasVoice(turn);
  const isSpeaking = state === "voicing";
  // A character without a voice is read, also while others have one.
  const isRead = hasCaptions || !isVoiced;
  return (
    <div className="aom-room-turn aom-tinted" style={characterColours(speaker)}>
      <div>
        <p className="aom-room-speaking" role="status">
          {isSpeaking ? (
            labels.speaking(speaker.name)
          ) : (
            <AwaitedReply reply={chatRoomSelectors.textStreamOf(turn)} name={speaker.name} />
          )}
        </p>
        {!isRead && (
          <button
            type="button"
            className="aom-room-again"
            onClick={() => room.send({ type: "setting.change", name: "captions", value: "shown" })}
          >
            {labels.showWords}
          </button>
        )}
        {isRead &&
          isSpeaking &&
          (isVoiced ? (
            <CaptionLine caption={chatRoomSelectors.captionOf(turn)} />
          ) : (
            <RoomStreamingText source={chatRoomSelectors.textStreamOf(turn)} speaker={speaker} />
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

function RoomStreamingText({ source, speaker }: { readonly source: StreamingText; readonly speaker: Character }) {
  const text = useRef<HTMLParagraphElement>(null);
  useTextStream(text, source);
  return <p className="aom-message-text" ref={text} data-speaker={speaker.id} />;
}
