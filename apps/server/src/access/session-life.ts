import { DAY, HOUR, MINUTE } from "../clock";
import type { Session } from "../store/store";

/** A session nobody used for this long is over. */
export const sessionIdleLife = 12 * HOUR;

/** And so is one this old, however busy. */
export const sessionAbsoluteLife = 7 * DAY;

/** Use is noted once a minute, not with every request: each note is a write to the disk. */
export const sessionTouchInterval = MINUTE;

export function isOver(session: Session, now: number): boolean {
  return now - session.createdAt >= sessionAbsoluteLife || now - session.usedAt >= sessionIdleLife;
}
