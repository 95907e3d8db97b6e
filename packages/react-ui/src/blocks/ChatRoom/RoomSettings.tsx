import { chatRoomSelectors, READING_PACES, type ReadingPace } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId, useState } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { ClearRoomDialog } from "./ClearRoomDialog";
import { useIsNarrow } from "./use-is-narrow";

/** The visitor's name, captions, the transcript, and the cost of the discussion. */
export function RoomSettings() {
  const room = useChatRoom();
  const labels = useLabels("room", english.room);
  const name = useSelector(room, chatRoomSelectors.visitorName);
  const isHeard = useSelector(room, chatRoomSelectors.isHeard);
  const hasCaptions = useSelector(room, chatRoomSelectors.hasCaptions);
  const hasTranscript = useSelector(room, chatRoomSelectors.hasTranscript);
  const isLive = useSelector(room, chatRoomSelectors.isLive);
  const canEnd = useSelector(room, chatRoomSelectors.canEnd);
  const hasParticipants = useSelector(room, chatRoomSelectors.participants).length > 0;
  const { readingPace } = useSelector(room, chatRoomSelectors.settings);
  const [isAsking, setIsAsking] = useState(false);
  const { turns, requests, spokenCharacters } = useSelector(room, chatRoomSelectors.budget);
  const id = useId();
  const isNarrow = useIsNarrow();
  const settings = (
    <div className="aom-room-settings">
      <p className="aom-room-name">
        <label htmlFor={id} className="aom-caption">
          {labels.yourName}
        </label>
        <input
          id={id}
          type="text"
          placeholder={labels.yourNamePlaceholder}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => room.send({ type: "visitor.rename", name: event.target.value })}
        />
      </p>
      <label className="aom-room-switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={hasCaptions}
          checked={hasCaptions}
          disabled={!isHeard || isLive}
          onChange={() =>
            room.send({ type: "setting.change", name: "captions", value: hasCaptions ? "automatic" : "shown" })
          }
        />
        {labels.captions}
      </label>
      {!isHeard && !isLive && hasParticipants && <p className="aom-room-hint">{labels.captionsForced}</p>}
      {!isHeard && hasParticipants && (
        <label className="aom-room-pace">
          <span className="aom-caption">{labels.pace}</span>
          <span className="aom-select">
            <select
              value={readingPace}
              onChange={({ target }) =>
                room.send({ type: "setting.change", name: "readingPace", value: target.value as ReadingPace })
              }
            >
              {(Object.keys(READING_PACES) as ReadingPace[]).map((each) => (
                <option key={each} value={each}>
                  {labels.paces[each]}
                </option>
              ))}
            </select>
          </span>
        </label>
      )}
      <p className="aom-room-exports">
        <button
          type="button"
          className="aom-button"
          disabled={!hasTranscript}
          onClick={() => room.send({ type: "transcript.export", format: "text" })}
        >
          {labels.exportText}
        </button>
        <button
          type="button"
          className="aom-button"
          data-tone="quiet"
          disabled={!hasTranscript}
          onClick={() => room.send({ type: "transcript.export", format: "json" })}
        >
          {labels.exportJson}
        </button>
        {canEnd && (
          <button
            key="end"
            type="button"
            className="aom-button"
            data-tone="quiet"
            onClick={() => room.send({ type: "discussion.stop" })}
          >
            {labels.end}
          </button>
        )}
        {!canEnd && hasTranscript && (
          <button key="clear" type="button" className="aom-button" data-tone="quiet" onClick={() => setIsAsking(true)}>
            {labels.clear}
          </button>
        )}
      </p>
      <ClearRoomDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
      {turns + requests > 0 && <p className="aom-room-hint">{labels.budget(turns, requests, spokenCharacters)}</p>}
    </div>
  );
  // On a phone the space is needed for the messages.
  if (!isNarrow) return settings;
  return (
    <details className="aom-room-more">
      <summary>{labels.settings}</summary>
      {settings}
    </details>
  );
}
