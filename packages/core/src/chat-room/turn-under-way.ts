import type { TurnUnderWay } from "../turn/said-so-far";
import type { PlannedTurn } from "./chat-room.types";

/** The actor of a turn, among the children of the room; `null` where the chart is only explored, not run. */
export function turnOf(children: unknown, turn: PlannedTurn | null): TurnUnderWay | null {
  if (!turn) return null;
  return (children as Readonly<Record<string, TurnUnderWay | undefined>> | undefined)?.[turn.id] ?? null;
}
