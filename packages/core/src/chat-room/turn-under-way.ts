import type { TurnUnderWay } from "../turn/said-so-far";
import type { PlannedTurn } from "./chat-room.types";

interface WithTurns {
  getSnapshot(): { readonly children?: Readonly<Record<string, unknown>> };
}

/** A turn's actor; nothing where the chart is only explored, not run. */
export function turnUnderWay(room: unknown, turn: PlannedTurn | null): TurnUnderWay | null {
  if (!turn) return null;
  return ((room as WithTurns).getSnapshot().children?.[turn.id] as TurnUnderWay | undefined) ?? null;
}
