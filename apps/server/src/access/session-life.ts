import { DAY, HOUR, MINUTE } from "../clock";
import type { Session } from "../store/store";

/** A session ends after this time without a request. */
export const sessionIdleLife = 12 * HOUR;

/** A session ends at this age. */
export const sessionAbsoluteLife = 7 * DAY;

/** The last use is stored once a minute, not with every request: it is a write to the disk. */
export const sessionTouchInterval = MINUTE;

export function isExpired(session: Session, now: number): boolean {
  return now - session.createdAt >= sessionAbsoluteLife || now - session.usedAt >= sessionIdleLife;
}
