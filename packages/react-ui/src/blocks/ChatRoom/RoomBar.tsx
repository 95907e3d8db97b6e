import { chatRoomSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";
import { Participants } from "./Participants";
import { RoomPanel } from "./RoomPanel";
import { RoomSettings } from "./RoomSettings";
import { RoomTopic } from "./RoomTopic";
import { RoomWelcome } from "./RoomWelcome";

export interface RoomBarProps {
  /** Whether the transcript is open, for screen readers. */
  readonly isDrawerOpen: boolean;
  /** The `id` of the drawer, for screen readers. */
  readonly drawerId: string;
  /** Opens and closes the transcript. */
  readonly onToggleDrawer: () => void;
  /** Called by the button that deletes the discussion: ask first. */
  readonly onClear: () => void;
  /** Shown below the settings. */
  readonly children?: ReactNode;
}

/** The topic, and a button for each part of the setup, once there is something to watch. */
export function RoomBar({ isDrawerOpen, drawerId, onToggleDrawer, onClear, children }: RoomBarProps) {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const canEnd = useSelector(room, chatRoomSelectors.canEnd);
  return (
    <div className="aom-room-bar">
      <RoomTopic />
      <div className="aom-room-controls">
        <RoomPanel label={labels.participants}>
          <Participants />
        </RoomPanel>
        <RoomPanel label={labels.settings}>
          <RoomSettings />
          {children}
        </RoomPanel>
        <RoomPanel label={labels.suggestions}>
          <RoomWelcome />
        </RoomPanel>
        {canEnd ? (
          <button
            key="end"
            type="button"
            className="aom-button"
            data-tone="quiet"
            onClick={() => room.send({ type: "discussion.stop" })}
          >
            {labels.end}
          </button>
        ) : (
          <button key="clear" type="button" className="aom-button" data-tone="quiet" onClick={onClear}>
            {labels.clear}
          </button>
        )}
        <button
          type="button"
          className="aom-button"
          data-tone="quiet"
          aria-expanded={isDrawerOpen}
          aria-controls={drawerId}
          onClick={onToggleDrawer}
        >
          {labels.transcript}
        </button>
      </div>
    </div>
  );
}
