import type { MemoryBankActorRef, MemoryBankSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLocale, useLabels } from "../../labels/LabelsProvider";
import { formatBytes } from "../Voice/format-bytes";

const selectRoom = ({ context }: MemoryBankSnapshot) => context.room;
const selectIsScarce = (snapshot: MemoryBankSnapshot) => snapshot.matches({ room: "scarce" });
const selectMayTake = (snapshot: MemoryBankSnapshot) =>
  !snapshot.hasTag("busy") && snapshot.can({ type: "memory.download" });

/** How full the browser's storage is, before it refuses, and whether it keeps what it has. */
export function StorageNote({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const locale = useLocale();
  const room = useSelector(bank, selectRoom);
  const isScarce = useSelector(bank, selectIsScarce);
  const mayTake = useSelector(bank, selectMayTake);
  if (!room) return null;
  const used = formatBytes(room.usedBytes, locale);
  const total = formatBytes(room.totalBytes, locale);
  if (!isScarce) {
    return (
      <p className="aom-memory-note">
        {memory.room(used, total)}{" "}
        {room.isPromised !== undefined && (room.isPromised ? memory.roomPromised : memory.roomUnpromised)}
      </p>
    );
  }
  return (
    <div className="aom-notice" role="status">
      <p>{memory.roomScarce(used, total)}</p>
      <p className="aom-notice-actions">
        <button
          type="button"
          className="aom-button"
          disabled={!mayTake}
          onClick={() => bank.send({ type: "memory.download" })}
        >
          {memory.downloadNow}
        </button>
      </p>
    </div>
  );
}
