import { chatRoomSelectors, heardParts, type Character, type RoomMessage } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { useTextStream, type StreamingText } from "../../hooks/use-text-stream";
import * as english from "../../labels/en/room";
import { useLabels, useReplyLanguage } from "../../labels/LabelsProvider";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { renderReplyText, withoutMarks } from "../Message/message-text";
import { useScrollAnchor } from "../MessageList/use-scroll-anchor";
import { AwaitedReply } from "../StreamingMessage/AwaitedReply";
import { CaptionLine } from "../Voice/CaptionLine";
import { AdvanceButton } from "./AdvanceButton";
import { useIsBeingRead, type Turn } from "./use-is-being-read";

/**
 * Below the stage: who speaks, and what is said as far as it is spoken or written. Between two turns the last message
 * stays, so that nobody who still reads it loses it.
 */
export function StageCaption() {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const state = useSelector(room, chatRoomSelectors.discussion);
  const currentTurn = useSelector(room, chatRoomSelectors.currentTurn);
  const turn = useSelector(room, chatRoomSelectors.currentTurnActor);
  const hasCaptions = useSelector(room, chatRoomSelectors.hasCaptions);
  const canRegenerate = useSelector(room, chatRoomSelectors.canRegenerate);
  const isNeedReply = useSelector(room, chatRoomSelectors.isNeedReply);
  const replacedId = useSelector(room, chatRoomSelectors.replacedId);
  // The heading says it already.
  const topic = useSelector(room, chatRoomSelectors.topic);
  const messages = useSelector(room, chatRoomSelectors.messages);
  const characters = useSelector(room, chatRoomSelectors.characters);
  const scroller = useRef<HTMLDivElement>(null);
  useScrollAnchor(scroller);
  const isSpeaking = state === "voicing" && turn !== undefined;
  const last = messages.filter(({ id }) => id !== replacedId).at(-1);
  const speaker = characters.find(({ id }) => id === (turn ? currentTurn?.speaker : last?.author));
  // A character without a voice is read, also while others have one.
  const isVoiced = turn !== undefined && chatRoomSelectors.hasVoice(turn);
  const isRead = hasCaptions || !isVoiced;
  // What is read and not heard stays where it is while it grows.
  const isReadOnly = turn ? isSpeaking && !isVoiced : last?.voiced === false;
  return (
    <section
      className="aom-stage-caption aom-tinted"
      style={speaker && characterColours(speaker)}
      aria-label={labels.onStage}
    >
      <p className="aom-room-speaking" role="status">
        {turn && speaker ? (
          isSpeaking ? (
            <Speaking turn={turn} name={speaker.name} />
          ) : (
            <AwaitedReply reply={chatRoomSelectors.textStreamOf(turn)} name={speaker.name} />
          )
        ) : state === "choosing" ? (
          labels.choosing
        ) : state === "gathering" || state === "checking" ? (
          labels.gathering
        ) : (
          state === "idle" && last?.author !== "system" && labels.ended
        )}
      </p>
      {/* Can be focused, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="aom-stage-words" data-read={isReadOnly || undefined} tabIndex={0} ref={scroller}>
        <div>
          {isSpeaking && (last?.tone === "note" || (last?.author === "user" && last.text !== topic)) && (
            <StageNote message={last} />
          )}
          {isSpeaking && isRead && isVoiced && <CaptionLine caption={chatRoomSelectors.captionOf(turn)} />}
          {isSpeaking && isRead && !isVoiced && (
            <GrowingText key={currentTurn?.id} source={chatRoomSelectors.textStreamOf(turn)} />
          )}
          {!isSpeaking && last && <LastMessage message={last} characters={characters} hasCaptions={hasCaptions} />}
        </div>
      </div>
      <p className="aom-stage-actions">
        {isSpeaking && !isRead && (
          <button
            type="button"
            className="aom-room-action"
            onClick={() => room.send({ type: "setting.change", name: "captions", value: "shown" })}
          >
            {labels.showWords}
          </button>
        )}
        {((isSpeaking && !isNeedReply) ||
          (canRegenerate && messages.findLast(({ author }) => author !== "system")?.reason)) && (
          <button type="button" className="aom-room-action" onClick={() => room.send({ type: "turn.regenerate" })}>
            {labels.regenerate}
          </button>
        )}
        {isSpeaking && <AdvanceButton turn={turn} />}
      </p>
    </section>
  );
}

/** A discussion that goes on by a press waits for it. */
function Speaking({ turn, name }: { readonly turn: Turn; readonly name: string }) {
  const labels = useLabels("room", english.room);
  const { readingPace } = useSelector(useChatRoomActor(), chatRoomSelectors.settings);
  const isBeingRead = useIsBeingRead(turn);
  return isBeingRead && readingPace === "press" ? labels.isRead(name) : labels.speaking(name);
}

function GrowingText({ source }: { readonly source: StreamingText }) {
  const text = useRef<HTMLParagraphElement>(null);
  useTextStream(text, source);
  return <p className="aom-message-text" ref={text} />;
}

interface LastMessageProps {
  readonly message: RoomMessage;
  readonly characters: readonly Character[];
  readonly hasCaptions: boolean;
}

/** Hidden from screen readers, which find it in the transcript and hear it from the announcements. */
function LastMessage({ message, characters, hasCaptions }: LastMessageProps) {
  const replyLanguage = useReplyLanguage();
  const { author, text, voiced } = message;
  const speaker = characters.find(({ id }) => id === author);
  if (!speaker) return <StageNote message={message} />;
  // What was not heard is there to be read.
  const parts = voiced === true ? heardParts(message) : null;
  const unheard = parts && withoutMarks(parts).unheard.trimStart();
  if (!hasCaptions && voiced === true && !unheard) return null;
  return (
    <div aria-hidden="true">
      <p className="aom-message-sender">{speaker.name}</p>
      {renderReplyText(hasCaptions ? text : (unheard ?? text), replyLanguage)}
    </div>
  );
}

/** What the room or the visitor said. A note and the visitor's words stay through the turn after them; an error does not. */
function StageNote({ message: { author, text, tone } }: { readonly message: RoomMessage }) {
  return (
    <p className="aom-stage-note" data-role={author} data-tone={tone} aria-hidden="true">
      {text}
    </p>
  );
}
