import { chatRoomSelectors, heardText } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";

/** Errors and decisions that stop the discussion. */
export function RoomNotices() {
  const room = useChatRoom();
  const labels = useLabels("room", english.room);
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
  const unheard = line && (line.voiced === true ? heardText(line)?.unheard.trim() : line.text);
  const isLive = useSelector(room, chatRoomSelectors.isLive);
  const isOutdated = failure?.failure.reason === "outdatedClient";
  const areAllMuted = useSelector(room, chatRoomSelectors.isEverybodyMuted);
  return (
    <>
      <p role="status" className="aom-visually-hidden">
        {line && unheard && `${nameOf(line.author) ?? labels.system}: ${unheard}`}
      </p>
      <p role="alert" className="aom-room-alert">
        {alert && labels.alert[alert]}
      </p>
      <p role="status" className="aom-room-status">
        {state === "paused" && (next === undefined ? labels.paused : labels.pausedNext(next))}
        {state !== "paused" && areAllMuted && labels.allMuted}
      </p>
      <div className="aom-room-voice-failure">
        <p role="status" className="aom-room-status">
          {voiceFailure && labels.voiceFailed}
        </p>
        {voiceFailure && (
          <button
            type="button"
            className="aom-button"
            data-tone="quiet"
            onClick={() => room.send({ type: "voiceFailure.dismiss" })}
          >
            {labels.dismissVoiceFailure}
          </button>
        )}
      </div>
      {state === "unchecked" && (
        <div className="aom-notice" role="alert" data-state="unchecked">
          <p>{labels.failure.unchecked}</p>
          <p className="aom-notice-actions">
            <button
              type="button"
              className="aom-button"
              data-tone="primary"
              onClick={() => room.send({ type: "discussion.retry" })}
            >
              {labels.again}
            </button>
            <button type="button" className="aom-button" onClick={() => room.send({ type: "discussion.stop" })}>
              {labels.end}
            </button>
          </p>
        </div>
      )}
      {state === "failed" && failure && (
        <div className="aom-notice" role="alert">
          <p>
            {isLive && failure.failure.reason !== "locked" && !isOutdated
              ? labels.agentsFailed
              : labels.failure[failure.failure.reason]}
          </p>
          <p className="aom-notice-actions">
            {!isOutdated && (
              <button
                type="button"
                className="aom-button"
                data-tone="primary"
                onClick={() => room.send({ type: "discussion.retry" })}
              >
                {next === undefined ? labels.goOn : queued === failure.speaker ? labels.retry(next) : labels.next(next)}
              </button>
            )}
            <button type="button" className="aom-button" onClick={() => room.send({ type: "discussion.stop" })}>
              {labels.end}
            </button>
          </p>
        </div>
      )}
      {state === "atLimit" && (
        <div className="aom-notice" data-state="unanswered" role="status">
          <p>{labels.atLimit(turns)}</p>
          <p className="aom-notice-actions">
            <button
              type="button"
              className="aom-button"
              data-tone="primary"
              onClick={() => room.send({ type: "discussion.continue" })}
            >
              {labels.continue}
            </button>
            <button type="button" className="aom-button" onClick={() => room.send({ type: "discussion.stop" })}>
              {labels.end}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
