import { useState } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { RoomExports } from "./RoomExports";
import { RoomMessageList } from "./RoomMessageList";

export interface RoomDrawerProps {
  /** For `aria-controls` of the button that opens it. */
  readonly id: string;
  readonly onClose: () => void;
}

/** What was said so far, with a search and the exports. It covers the stage where there is no room beside it. */
export function RoomDrawer({ id, onClose }: RoomDrawerProps) {
  const labels = useLabels("room", english.room);
  const [query, setQuery] = useState("");
  return (
    <section id={id} className="aom-drawer" aria-label={labels.transcript}>
      <div className="aom-room-drawer-head">
        <input
          type="search"
          aria-label={labels.search}
          placeholder={labels.search}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <button type="button" className="aom-button aom-drawer-close" data-tone="quiet" onClick={onClose}>
          {labels.closeTranscript}
        </button>
      </div>
      <RoomMessageList query={query} />
      <RoomExports />
    </section>
  );
}
