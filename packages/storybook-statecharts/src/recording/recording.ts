import type { Chart } from "./chart";
import type { StateValue } from "./machine-parts";
import type { Readable, ReadableFields } from "./readable";

/** How many moments of an actor are kept. */
export const MOST_MOMENTS = 500;

/** Whether an actor goes on; otherwise how it ended. */
export type Status = "active" | "done" | "error" | "stopped";

/** Where an actor is. */
export interface Position {
  readonly value: StateValue;
  /** The `id`s of the active nodes of its chart. */
  readonly active: readonly string[];
  readonly status: Status;
}

/** An event that a machine was sent, and where it led. */
export interface Moment extends Position {
  /** Counts the actor's events from 1; moments that were left out keep their numbers. */
  readonly number: number;
  /** Milliseconds since the recording began. */
  readonly at: number;
  readonly event: ReadableFields & { readonly type: string };
  /** The `id`s of the chart's transitions that were taken; empty where the state had none for the event. */
  readonly transitions: readonly string[];
  /** The fields of the context that changed, with their new values. */
  readonly context: ReadableFields;
  /** The fields that were removed from the context. */
  readonly removed?: readonly string[];
}

/**
 * One machine that ran in a {@link Recording}: where it started, and the events it was sent since. Promises, callbacks
 * and other logic are not recorded.
 */
export interface RecordedActor {
  /** Unique in the recording. */
  readonly id: string;
  /** The id its parent gave it. */
  readonly name: string;
  /** The `id` of its parent in the recording; `null` for a root. */
  readonly parent: string | null;
  /** The key of its chart in `charts`. */
  readonly chart: string;
  /** Where it was before the first of `events`. */
  readonly start: Position & { readonly at: number; readonly context: ReadableFields };
  /** The oldest first, at most {@link MOST_MOMENTS}. */
  readonly events: readonly Moment[];
}

/** What the machines of a story did, as JSON. */
export interface Recording {
  readonly version: 1;
  readonly charts: Readonly<Record<string, Chart>>;
  /** Parents before their children. */
  readonly actors: readonly RecordedActor[];
}

export const emptyRecording: Recording = { version: 1, charts: {}, actors: [] };

function apply(context: ReadableFields, { context: changed, removed = [] }: Moment): ReadableFields {
  const next: Record<string, Readable> = { ...context, ...changed };
  for (const key of removed) delete next[key];
  return next;
}

/** Adds moments to an actor; beyond {@link MOST_MOMENTS} the oldest become part of its start. */
export function addMoments(actor: RecordedActor, moments: readonly Moment[]): RecordedActor {
  const all = [...actor.events, ...moments];
  const surplus = all.splice(0, Math.max(0, all.length - MOST_MOMENTS));
  const start = surplus.reduce(
    ({ context }, moment) => ({
      value: moment.value,
      active: moment.active,
      status: moment.status,
      at: moment.at,
      context: apply(context, moment),
    }),
    actor.start,
  );
  return { ...actor, start, events: all };
}

/** Where an actor was after an event, and what it knew; before all of them without a number, or after the last one. */
export function momentAt(
  { start, events }: RecordedActor,
  number: number | "start" | "now",
): Position & { readonly context: ReadableFields; readonly moment: Moment | undefined } {
  const until =
    number === "now" ? events : events.filter((moment) => typeof number === "number" && moment.number <= number);
  const moment = until.at(-1);
  const context = until.reduce(apply, start.context);
  const { value, active, status } = moment ?? start;
  return { value, active, status, context, moment };
}
