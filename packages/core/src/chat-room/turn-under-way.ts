import type { RunningTurn } from "../turn/turn-progress";
import type { PlannedTurn } from "./chat-room.types";

/** The actor of a turn, among the children of the room; `null` where the chart is only explored, not run. */
export function turnOf(children: unknown, turn: PlannedTurn | null): RunningTurn | null {
  if (!turn) return null;
  return (children as Readonly<Record<string, RunningTurn | undefined>> | undefined)?.[turn.id] ?? null;
}
