import { useId, type ReactNode } from "react";

export interface RoomPanelProps {
  /** The text of the button, which also names the panel. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that opens what it is named after, over the stage. */
export function RoomPanel({ label, children }: RoomPanelProps) {
  const id = useId();
  return (
    <>
      <button type="button" className="aom-button" data-tone="quiet" popoverTarget={id}>
        {label}
      </button>
      <div id={id} popover="auto" className="aom-room-panel" role="group" aria-label={label}>
        {children}
      </div>
    </>
  );
}
