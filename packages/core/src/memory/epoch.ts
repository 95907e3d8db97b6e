import type { Message } from "../contracts";

/**
 * The time from which messages are valid, once this one is written: the time of the last clearing, unless the clock was
 * set back to before it. Otherwise new messages would look older than the clearing, and would be dropped silently.
 *
 * @param clearedAt as ISO 8601
 * @param now in milliseconds since 1970
 */
export function epochFor({ createdAt }: Pick<Message, "createdAt">, clearedAt: string, now: number): string {
  return createdAt < clearedAt && new Date(now).toISOString() < clearedAt ? createdAt : clearedAt;
}
