import type { ReactNode } from "react";
import { Participants } from "./Participants";
import { RoomExports } from "./RoomExports";
import { RoomSettings } from "./RoomSettings";
import { RoomWelcome } from "./RoomWelcome";

/** What stands open on the stage before a discussion: what it can do, who takes part, and how. */
export function RoomSetup({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="aom-room-setup">
      <RoomWelcome />
      <div className="aom-room-choices">
        <Participants />
        <RoomSettings />
        <RoomExports />
        {children}
      </div>
    </div>
  );
}
