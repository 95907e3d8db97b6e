import { chatRoomSelectors, READING_PACES, type ReadingPace } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { Switch } from "../../primitives/Switch/Switch";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";

/** The visitor's name, captions, and the pace of a discussion that is read. */
export function RoomSettings() {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const name = useSelector(room, chatRoomSelectors.visitorName);
  const isHeard = useSelector(room, chatRoomSelectors.isHeard);
  const hasCaptions = useSelector(room, chatRoomSelectors.hasCaptions);
  const isLive = useSelector(room, chatRoomSelectors.isLive);
  const hasParticipants = useSelector(room, chatRoomSelectors.participants).length > 0;
  const { readingPace } = useSelector(room, chatRoomSelectors.settings);
  const id = useId();
  return (
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
      <Switch
        isOn={hasCaptions}
        isDisabled={!isHeard || isLive}
        onChange={(isOn) =>
          room.send({ type: "setting.change", name: "captions", value: isOn ? "shown" : "automatic" })
        }
      >
        {labels.captions}
      </Switch>
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
    </div>
  );
}
