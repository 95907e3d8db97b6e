/** What JSON can hold. */
export type Recorded = null | boolean | number | string | readonly Recorded[] | { readonly [key: string]: Recorded };

/** The state of a machine, as `snapshot.value` has it. */
export type RecordedState = string | { readonly [region: string]: RecordedState };

/**
 * An event without its words. In place of a text stands `{ $text: length }`, with `same` where it is short: equal texts
 * have the same number. Further shapes are `$bytes`, `$date` (milliseconds since the recording began), `$error`, `$more`
 * (how many entries were left out), `$entries` (of an object whose keys may be somebody's words) and `$other`.
 */
export interface RecordedEvent {
  readonly type: string;
  readonly [field: string]: Recorded;
}

/** A machine of the session. */
export interface RecordedActor {
  /** Unique in the report. */
  readonly id: string;
  /** The id its parent gave it. */
  readonly name: string;
  readonly machine: string;
  /** The `id` of its parent; `null` for the root. */
  readonly parent: string | null;
  /** Its state before its first event in the report. */
  readonly value: RecordedState;
}

/** An event that a machine took, and the state that it led to. */
export interface RecordedStep {
  /** Milliseconds since the recording began. */
  readonly at: number;
  /** The `id` of the machine. */
  readonly actor: string;
  readonly event: RecordedEvent;
  /** The state after the event. */
  readonly value: RecordedState;
  /** `error`: the machine failed at this event. */
  readonly status: "active" | "done" | "error" | "stopped";
  /** What the machine sent to its children meanwhile, by their names; `xstate.init` starts one. */
  readonly sent: readonly { readonly to: string; readonly event: RecordedEvent }[];
}

/** A job that a machine had a provider do, such as `loadMemory`. */
export interface RecordedJob {
  /** When it ended, in milliseconds since the recording began. */
  readonly at: number;
  /** The `id` of the machine that started it. */
  readonly actor: string;
  /** The name of the slot that the provider fills. */
  readonly job: string;
  /** `stopped`: it was ended from outside, as lasting jobs are. */
  readonly status: "done" | "error" | "stopped";
  /** In milliseconds; `null` where it began before the recording. */
  readonly duration: number | null;
  /** Why it failed, without the words of its message. */
  readonly error?: Recorded;
}

/**
 * What happened in a session, as JSON: the events of all its machines in the order in which they were taken. The fields
 * `machine` and `events` (those with `actor === root`) are the history of the session's own machine.
 */
export interface SessionReport {
  readonly format: typeof REPORT_FORMAT;
  readonly version: typeof REPORT_VERSION;
  /** What the host says of itself, as it was given to `record`. */
  readonly about: Readonly<Record<string, string | number | boolean>>;
  /** Whether texts of the conversation are in it. */
  readonly hasWords: boolean;
  /** How long the recording took, in milliseconds. */
  readonly duration: number;
  /** How many of the earliest entries no longer fitted. */
  readonly dropped: number;
  /** The id of the session's own machine, such as `chat`. */
  readonly machine: string;
  /** The `id` of the session's own machine in `actors`. */
  readonly root: string;
  readonly actors: readonly RecordedActor[];
  readonly events: readonly RecordedStep[];
  readonly jobs: readonly RecordedJob[];
}

export const REPORT_FORMAT = "archive-of-minds/session-report";
export const REPORT_VERSION = 1;
