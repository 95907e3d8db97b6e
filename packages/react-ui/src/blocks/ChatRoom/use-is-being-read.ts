import { chatRoomSelectors } from "@archive-of-minds/core";
import { useCallback, useSyncExternalStore } from "react";

export type Turn = NonNullable<ReturnType<typeof chatRoomSelectors.currentTurnActor>>;

/** Whether a turn has been said, and is shown until it has been read. */
export const useIsBeingRead = (turn: Turn): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const { unsubscribe } = turn.subscribe(listener);
        return unsubscribe;
      },
      [turn],
    ),
    () => chatRoomSelectors.isBeingRead(turn),
  );
