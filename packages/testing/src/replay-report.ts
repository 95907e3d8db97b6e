import type { Recorded, RecordedEvent, RecordedState, RecordedStep, SessionReport } from "@archive-of-minds/core";
import {
  createActor,
  fromCallback,
  getInitialSnapshot,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type InspectionEvent,
} from "xstate";

/** Which machine of a report {@link replayReport} replays, and with which input. */
export interface ReplayOptions {
  /** The input of the machine, as the session had it. `now` tells the time of the recording. */
  readonly input?: (recording: { readonly now: () => number }) => unknown;
  /** Receives what XState tells of the replay, such as a panel that draws the chart. */
  readonly inspect?: (inspected: InspectionEvent) => void;
  /** The `id` of another machine of the report than the session's own. */
  readonly actor?: string;
}

/**
 * One event of a replay. Where `value` and `recorded.value` differ, the machine no longer does what it did in the
 * session.
 */
export interface ReplayedStep {
  /** What was recorded. */
  readonly recorded: RecordedStep;
  /** The state after the event, this time. */
  readonly value: RecordedState;
}

/** When a replayed session begins: reports have no dates. */
const BEGINNING = Date.parse("2026-01-01T12:00:00.000Z");

/** Time passes by the recorded events of timers. */
const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} };

/**
 * Sends a machine the events of a report, one at each step, and gives its state after each. All its actors are stand-ins
 * that do nothing: what they reported is among the events. Texts are stand-ins of the same length.
 *
 * @throws Error if the report does not hold the session from its beginning, or has no such machine.
 *
 * @example
 * const input = () => ({ characters, model: { name: 'A model', kind: 'remote' } })
 * for (const { recorded, value } of replayReport(report, chatMachine, { input })) expect(value).toEqual(recorded.value)
 */
export function* replayReport(
  report: SessionReport,
  machine: AnyStateMachine,
  { input, inspect, actor: id = report.root }: ReplayOptions = {},
): Generator<ReplayedStep, void> {
  const about = report.actors.find((actor) => actor.id === id);
  if (!about) throw new Error(`replayReport: the report has no machine \`${id}\`. Pass an id of \`report.actors\`.`);
  if (report.dropped > 0)
    throw new Error(
      `replayReport: the first ${report.dropped} entries of the report were dropped. Record with larger \`mostEntries\` and \`mostCharacters\`; \`report.events\` can be read all the same.`,
    );
  const steps = report.events.filter(({ actor }) => actor === id);
  const texts = createTexts();
  let at = 0;
  let sent: Sent[] = [];
  const taken: { readonly value: RecordedState; readonly sent: readonly Sent[] }[] = [];
  const actor: AnyActorRef = createActor(machine.provide({ actors: standIns(machine) as never }), {
    clock: stoppedClock,
    input: input?.({ now: () => BEGINNING + at }) as never,
    inspect: (inspected) => {
      inspect?.(inspected);
      if (inspected.type === "@xstate.event" && inspected.sourceRef === actor && isChild(inspected.actorRef, actor))
        sent.push({ to: (inspected.actorRef as AnyActorRef).id, event: inspected.event });
      if (inspected.type !== "@xstate.snapshot" || inspected.actorRef !== actor) return;
      taken.push({ value: stateOf(actor), sent });
      sent = [];
    },
  });
  // A machine that failed in the session fails here too, and its state says so.
  actor.subscribe({ error: () => {} });
  actor.start();
  if (steps[0]?.event.type !== "xstate.init") {
    taken.length = 0;
    if (JSON.stringify(stateOf(actor)) !== JSON.stringify(about.value))
      throw new Error(
        `replayReport: the recording begins in ${JSON.stringify(about.value)}, and the machine in ${JSON.stringify(stateOf(actor))}. Call record() right after the session is made, and pass the same input.`,
      );
  }
  for (const recorded of steps) {
    at = recorded.at;
    // What the machine sends to itself it has taken by now.
    if (taken.length === 0) {
      if (recorded.event.type === "xstate.stop") actor.stop();
      else actor.send(texts.reviveEvent(recorded.event));
    }
    const { value, sent: sentNow } = taken.shift() ?? { value: stateOf(actor), sent: [] };
    for (const [index, now] of sentNow.entries()) texts.learn(recorded.sent[index], now);
    yield { recorded, value };
  }
}

/** What a machine sent to one of its children. */
interface Sent {
  readonly to: string;
  readonly event: AnyEventObject;
}

const stateOf = (actor: AnyActorRef) => (actor.getSnapshot() as { readonly value: RecordedState }).value;

const isChild = (child: unknown, actor: AnyActorRef) => (child as AnyActorRef)._parent === actor;

/** Actors that start and do nothing; a machine is in its first state, so that its context can be read. */
const standIns = (machine: AnyStateMachine): Record<string, AnyActorLogic> =>
  Object.fromEntries(
    Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(([slot, logic]) => [
      slot,
      "root" in logic ? still(logic as unknown as AnyStateMachine) : fromCallback(() => {}),
    ]),
  );

const still = (machine: AnyStateMachine): AnyActorLogic => ({
  getInitialSnapshot: (_scope, input: unknown) => getInitialSnapshot(machine, input as never),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot: unknown) => snapshot as never,
});

/** The texts of a report: an id that the machine makes itself is another one each time, so it is learned where it is sent. */
function createTexts() {
  const known = new Map<number, string>();
  /** The names of children, by those in the report. */
  const names = new Map<string, string>();

  function standIn({ $text: length, same, isBlank }: Readonly<Record<string, Recorded>>): string {
    const number = typeof same === "number" ? same : undefined;
    const found = number === undefined ? undefined : known.get(number);
    if (found !== undefined) return found;
    return isBlank
      ? " ".repeat(Number(length))
      : String(number ?? "")
          .padStart(Number(length), "x")
          .slice(-Number(length));
  }

  function revive(recorded: Recorded): unknown {
    if (typeof recorded !== "object" || recorded === null) return recorded;
    if (Array.isArray(recorded))
      return (recorded as readonly Recorded[]).filter((each) => !isShape(each, "$more")).map(revive);
    const shape = recorded as Readonly<Record<string, Recorded>>;
    if (isShape(shape, "$text")) return standIn(shape);
    if (isShape(shape, "$date")) return BEGINNING + Number(shape["$date"]);
    if (isShape(shape, "$bytes")) return new Uint8Array(Number(shape["$bytes"]));
    if (isShape(shape, "$other") || isShape(shape, "$entries")) return {};
    const { $error: name, ...fields } = shape;
    const revived = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, revive(value)]));
    return name === undefined ? revived : Object.assign(new Error("A recorded error."), { name }, revived);
  }

  function learnTexts(recorded: Recorded | undefined, actual: unknown): void {
    if (typeof recorded !== "object" || recorded === null) return;
    const shape = recorded as Readonly<Record<string, Recorded>>;
    if (typeof actual === "string") {
      if (typeof shape["same"] === "number") known.set(shape["same"], actual);
    } else if (typeof actual === "object" && actual !== null)
      for (const [key, value] of Object.entries(shape))
        learnTexts(value, (actual as Readonly<Record<string, unknown>>)[key]);
  }

  return {
    reviveEvent(event: RecordedEvent): AnyEventObject {
      const [, kind, name = ""] = /^(xstate\.(?:done|error)\.actor\.)(.+)$/.exec(event.type) ?? [];
      const revived = revive(event) as AnyEventObject;
      return kind === undefined ? revived : { ...revived, type: kind + (names.get(name) ?? name) };
    },
    /** Compares what was sent to a child then and now: what stands at the same place is the same. */
    learn(recorded: RecordedStep["sent"][number] | undefined, now: Sent): void {
      if (!recorded) return;
      names.set(recorded.to, now.to);
      learnTexts(recorded.event, now.event);
    },
  };
}

const isShape = (recorded: Recorded, name: string) =>
  typeof recorded === "object" && recorded !== null && name in recorded;
