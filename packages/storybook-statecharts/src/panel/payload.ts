import type { RecordedActor } from "../recording/recording";

/** What is offered as a payload: that of the last event of this type, or nothing. */
export function samplePayload({ events }: RecordedActor, type: string): string {
  const last = events.findLast(({ event }) => event.type === type);
  const { type: _type, ...payload } = last?.event ?? { type };
  return JSON.stringify(payload, null, 2);
}

/** Reads a payload that somebody wrote; empty is a payload without fields. */
export function readPayload(text: string): {
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly error?: string;
} {
  try {
    const read: unknown = JSON.parse(text.trim() === "" ? "{}" : text);
    if (typeof read !== "object" || read === null || Array.isArray(read))
      return { error: 'A payload is an object, such as { "text": "Hello" }.' };
    return { payload: read as Readonly<Record<string, unknown>> };
  } catch (error) {
    return { error: `This is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
