import { chatRoomSelectors, heardParts, type ChatRoomCommand } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import * as english from "../../labels/en/room";
import { useLabels, useReplyLanguage } from "../../labels/LabelsProvider";
import { NoticeSlot } from "../../primitives/Notice/NoticeSlot";
import { RoomNeed } from "./RoomNeed";
import { Notice } from "../../primitives/Notice/Notice";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";

/** Errors and decisions that stop the discussion, and help where somebody needs it. */
export function RoomNotices() {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const replyLanguage = useReplyLanguage();
  const state = useSelector(room, chatRoomSelectors.discussion);
  const failure = useSelector(room, chatRoomSelectors.failure);
  const alert = useSelector(room, chatRoomSelectors.alert);
  const turns = useSelector(room, chatRoomSelectors.turnsWithoutVisitor);
  const voiceFailure = useSelector(room, chatRoomSelectors.voiceFailure);
  const queued = useSelector(room, chatRoomSelectors.nextSpeaker);
  const characters = useSelector(room, chatRoomSelectors.characters);
  const nameOf = (id: string | null | undefined) => characters.find((character) => character.id === id)?.name;
  const next = nameOf(queued);
  const line = useSelector(room, chatRoomSelectors.lastCharacterMessage);
  const unheard = line && (line.voiced === true ? heardParts(line)?.unheard.trim() : line.text);
  const isLive = useSelector(room, chatRoomSelectors.isLive);
  const nextModel = useSelector(room, chatRoomSelectors.nextModel);
  const isOutdated = failure?.failure.reason === "outdatedClient";
  const areAllMuted = useSelector(room, chatRoomSelectors.isEverybodyMuted);
  return (
    <>
      <p role="status" className="aom-visually-hidden" lang={replyLanguage(unheard ?? "")}>
        {line && unheard && `${nameOf(line.author) ?? labels.system}: ${unheard}`}
      </p>
      <p role="alert" className="aom-room-alert">
        {alert && labels.alert[alert]}
      </p>
      <p role="status" className="aom-room-status">
        {state === "paused" && (next === undefined ? labels.paused : labels.pausedNext(next))}
        {state !== "paused" && areAllMuted && labels.allMuted}
      </p>
      <NoticeSlot>
        <RoomNeed />
        {voiceFailure && (
          <Notice urgency="warning" data-state="unanswered">
            <p>{labels.voiceFailed}</p>
            <p className="aom-notice-actions">
              <button type="button" className="aom-button" onClick={() => room.send({ type: "voiceFailure.dismiss" })}>
                {labels.dismissVoiceFailure}
              </button>
            </p>
          </Notice>
        )}
        {state === "unchecked" && (
          <Decision role="alert" data-state="unchecked" text={labels.failure.unchecked}>
            <Primary event={{ type: "discussion.retry" }}>{labels.again}</Primary>
          </Decision>
        )}
        {state === "failed" && failure && (
          <Decision
            role="alert"
            text={
              isLive && failure.failure.reason !== "locked" && !isOutdated
                ? labels.agentsFailed
                : labels.failure[failure.failure.reason]
            }
          >
            {/* The room lies over the page, and over a notice there that offers the same. */}
            {isOutdated ? (
              <button type="button" className="aom-button" data-tone="primary" onClick={() => location.reload()}>
                {labels.reload}
              </button>
            ) : (
              <Primary event={{ type: "discussion.retry" }}>
                {next === undefined ? labels.goOn : queued === failure.speaker ? labels.retry(next) : labels.next(next)}
              </Primary>
            )}
            {nextModel && (
              <button
                type="button"
                className="aom-button"
                onClick={() => room.send({ type: "discussion.retry", model: "next" })}
              >
                {nextModel.kind === "builtIn" ? labels.goOnWithBuiltIn : labels.goOnWithNext(nextModel.name)}
              </button>
            )}
          </Decision>
        )}
        {state === "atLimit" && (
          <Decision role="status" data-state="unanswered" text={labels.atLimit(turns)}>
            <Primary event={{ type: "discussion.continue" }}>{labels.continue}</Primary>
          </Decision>
        )}
      </NoticeSlot>
    </>
  );
}

interface DecisionProps {
  readonly role: "alert" | "status";
  readonly "data-state"?: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A notice with a way to go on and the button that ends the discussion. */
function Decision({ text, children, ...root }: DecisionProps) {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  return (
    <Notice urgency="failure" {...root}>
      <p>{text}</p>
      <p className="aom-notice-actions">
        {children}
        <button type="button" className="aom-button" onClick={() => room.send({ type: "discussion.stop" })}>
          {labels.end}
        </button>
      </p>
    </Notice>
  );
}

function Primary({ event, children }: { readonly event: ChatRoomCommand; readonly children: ReactNode }) {
  const room = useChatRoomActor();
  return (
    <button type="button" className="aom-button" data-tone="primary" onClick={() => room.send(event)}>
      {children}
    </button>
  );
}
