import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent, Snapshot } from "xstate";
import { createRedactor } from "./create-redactor";
import { createRing } from "./create-ring";
import {
  REPORT_FORMAT,
  REPORT_VERSION,
  type RecordedActor,
  type RecordedJob,
  type RecordedState,
  type RecordedStep,
  type SessionReport,
} from "./session-report";

/** What {@link record} takes besides the session; everything has a default. */
export interface RecordOptions {
  /** What the report says of the host, word for word, such as a release and the name of a model. Default: nothing. */
  readonly about?: Readonly<Record<string, string | number | boolean>>;
  /**
   * Whether texts of the conversation are kept, which a report leaves out otherwise. Ask the visitor first. Error
   * messages, access codes and pictures are left out even so. Default: no.
   */
  readonly words?: boolean;
  /** The most events and jobs that are kept; older ones make room. Default: 5,000. */
  readonly mostEntries?: number;
  /** The most characters that they have as JSON. Default: a million. */
  readonly mostCharacters?: number;
  /** Milliseconds since 1970. Default: the system's clock. */
  readonly now?: () => number;
}

/** A recording under way, from {@link record}. */
export interface Recorder {
  /** Whether the report has the words of the conversation. */
  readonly hasWords: boolean;
  /** What has been recorded so far. It can be read at any time, also after the session has failed or ended. */
  readonly report: () => SessionReport;
  /** Ends the recording. What is recorded is kept. */
  readonly stop: () => void;
}

/** A machine as the recorder knows it. */
interface KnownMachine {
  readonly actor: AnyActorRef;
  readonly about: Omit<RecordedActor, "value">;
  /** The state before the first entry that is kept. */
  value: RecordedState;
  /** How many entries of it are kept. */
  entries: number;
  isOver: boolean;
  /** Events that were delivered and not taken yet. */
  waiting: AnyEventObject[];
  /** What it has sent to its children since its last step. */
  sent: RecordedStep["sent"][number][];
}

const isMachine = (snapshot: Snapshot<unknown> | undefined): snapshot is AnyMachineSnapshot =>
  snapshot !== undefined && "value" in snapshot && "machine" in snapshot;

/** The state as plain data: a snapshot's own may be changed later. */
const stateOf = ({ value }: AnyMachineSnapshot) => structuredClone(value) as RecordedState;

const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as Snapshot<unknown> | undefined;

/**
 * Records the events of a session and of all its child machines, and what their providers did, for a report on a failure.
 * Begin right after the session was made; only a report that holds everything from then on can be replayed. Texts,
 * pictures and error messages are left out, and their lengths are kept.
 *
 * @example
 * const chat = createChat({ providers: { languageModel } })
 * const recorder = record(chat)
 * chat.on('reply.failed', () => console.log(JSON.stringify(recorder.report())))
 */
export function record(actor: AnyActorRef, options: RecordOptions = {}): Recorder {
  if (typeof actor?.getSnapshot !== "function")
    throw new Error("record: this is no session. Pass what createChat() or another maker of a session returned.");
  const { about = {}, words = false, mostEntries = 5_000, mostCharacters = 1_000_000, now = Date.now } = options;
  const startedAt = now();
  const { redact, redactEvent } = createRedactor({ hasWords: words, startedAt });
  const ring = createRing(mostEntries, mostCharacters);
  const machines = new Map<string, KnownMachine>();
  /** When the jobs began that are under way. */
  const jobs = new Map<string, number>();
  const at = () => now() - startedAt;

  function meet(met: AnyActorRef, snapshot: AnyMachineSnapshot): KnownMachine {
    const known: KnownMachine = {
      actor: met,
      about: {
        id: met.sessionId,
        name: met.id,
        machine: snapshot.machine.id,
        parent: met === actor ? null : (met._parent?.sessionId ?? null),
      },
      value: stateOf(snapshot),
      entries: 0,
      isOver: false,
      waiting: [],
      sent: [],
    };
    machines.set(met.sessionId, known);
    return known;
  }

  function meetAll(met: AnyActorRef) {
    const snapshot = snapshotOf(met);
    if (!isMachine(snapshot)) return;
    meet(met, snapshot);
    for (const child of Object.values(snapshot.children as Record<string, AnyActorRef | undefined>))
      if (child) meetAll(child);
  }

  function addStep(known: KnownMachine, step: Omit<RecordedStep, "at" | "actor" | "sent">) {
    const { id } = known.about;
    const text = JSON.stringify({ at: at(), actor: id, ...step, sent: known.sent } satisfies RecordedStep);
    known.sent = [];
    known.entries += 1;
    if (step.status !== "active") known.isOver = true;
    ring.add(text, () => {
      known.entries -= 1;
      known.value = step.value;
      if (known.isOver && known.entries === 0 && known.actor !== actor) machines.delete(id);
    });
  }

  /** A machine that fails at an event publishes no snapshot. */
  function addFailures() {
    for (const known of machines.values()) {
      const snapshot = snapshotOf(known.actor);
      const [event] = known.waiting;
      if (known.isOver || event === undefined || !isMachine(snapshot) || snapshot.status !== "error") continue;
      addStep(known, { event: redactEvent(event), value: stateOf(snapshot), status: "error" });
    }
  }

  function takeEvent(target: AnyActorRef, source: AnyActorRef | undefined, event: AnyEventObject) {
    if (event.type.startsWith("xstate.error.actor.")) addFailures();
    const begun = event.type === "xstate.init" ? snapshotOf(target) : undefined;
    if (isMachine(begun)) meet(target, begun);
    machines.get(target.sessionId)?.waiting.push(event);
    if (source !== undefined && target._parent === source)
      machines.get(source.sessionId)?.sent.push({ to: target.id, event: redactEvent(event) });
  }

  function takeStep(changed: AnyActorRef, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
    const known = machines.get(changed.sessionId) ?? meet(changed, snapshot);
    known.waiting = known.waiting.slice(known.waiting.indexOf(event) + 1);
    const status = event.type === "xstate.stop" ? "stopped" : snapshot.status;
    // Its input is among what its parent sent.
    const taken = event.type === "xstate.init" ? { type: event.type } : event;
    addStep(known, { event: redactEvent(taken), value: stateOf(snapshot), status });
  }

  function takeJob({ sessionId, src, _parent }: AnyActorRef, snapshot: Snapshot<unknown>, event: AnyEventObject) {
    if (event.type === "xstate.init") jobs.set(sessionId, at());
    const status = event.type === "xstate.stop" ? "stopped" : snapshot.status;
    if (status === "active") return;
    const began = jobs.get(sessionId);
    jobs.delete(sessionId);
    const job: RecordedJob = {
      at: at(),
      actor: _parent?.sessionId ?? "",
      job: typeof src === "string" ? src : "(unnamed)",
      status,
      duration: began === undefined ? null : at() - began,
      ...(status === "error" && { error: redact(snapshot.error) }),
    };
    ring.add(JSON.stringify(job));
  }

  function take(inspected: InspectionEvent) {
    const ref = inspected.actorRef as AnyActorRef;
    if (inspected.type === "@xstate.event")
      takeEvent(ref, inspected.sourceRef as AnyActorRef | undefined, inspected.event);
    if (inspected.type !== "@xstate.snapshot") return;
    if (isMachine(inspected.snapshot)) takeStep(ref, inspected.snapshot, inspected.event);
    else takeJob(ref, inspected.snapshot, inspected.event);
  }

  meetAll(actor);
  const inspection = actor.system.inspect(take);

  return {
    hasWords: words,
    stop: () => inspection.unsubscribe(),
    report() {
      addFailures();
      const entries = ring.read() as readonly (RecordedStep | RecordedJob)[];
      return {
        format: REPORT_FORMAT,
        version: REPORT_VERSION,
        about,
        hasWords: words,
        duration: at(),
        dropped: ring.dropped(),
        machine: machines.get(actor.sessionId)?.about.machine ?? "",
        root: actor.sessionId,
        actors: [...machines.values()].map((known) => ({ ...known.about, value: known.value })),
        events: entries.filter((entry): entry is RecordedStep => "event" in entry),
        jobs: entries.filter((entry): entry is RecordedJob => "job" in entry),
      };
    },
  };
}
