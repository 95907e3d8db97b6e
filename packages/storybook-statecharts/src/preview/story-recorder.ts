import type { AnyActorRef, AnyEventObject, InspectionEvent } from "xstate";
import type { StoryMessage } from "../messages";
import type { Chart } from "../recording/chart";
import { machineOf, parentOf, snapshotOf, type MachineSnapshot } from "../recording/machine-parts";
import { readable, type Readable, type ReadableFields } from "../recording/readable";
import { MOST_MOMENTS, type Moment, type Position, type RecordedActor } from "../recording/recording";
import { serialiseMachine } from "../recording/serialise-machine";
import { eventOptions, refusalOf } from "./event-options";

/** More actors that have ended than these are forgotten, the oldest first. */
const MOST_ENDED = 20;

interface Step {
  readonly at: number;
  readonly event: AnyEventObject;
  readonly snapshot: MachineSnapshot;
  readonly transitions: readonly string[];
}

interface Watched {
  readonly id: string;
  readonly actor: AnyActorRef;
  readonly parent: string | null;
  readonly chart: string;
  readonly idOf: (transition: object) => string | undefined;
  start: { readonly at: number; readonly snapshot: MachineSnapshot };
  /** At most `MOST_MOMENTS`, and as the machine made them: nothing is made readable before the panel is open. */
  steps: Step[];
  /** How many steps there were. */
  count: number;
  /** How many of them the panel has been told; `undefined` before it knows the actor. */
  told: number | undefined;
  /** The transitions of the step under way. */
  taken: string[];
}

const positionOf = ({ value, _nodes, status }: MachineSnapshot): Position => ({
  value,
  active: _nodes.map(({ id }) => id),
  status,
});

/** Values of a context change rarely: each is made readable once. */
const readFields = new WeakMap<object, Readable>();
function readField(value: unknown): Readable {
  if (typeof value !== "object" || value === null) return readable(value);
  const known = readFields.get(value);
  if (known !== undefined) return known;
  const read = readable(value);
  readFields.set(value, read);
  return read;
}

const readContext = (context: MachineSnapshot["context"]): ReadableFields =>
  Object.fromEntries(Object.entries(context ?? {}).map(([key, value]) => [key, readField(value)]));

const readEvent = (event: AnyEventObject): Moment["event"] => {
  const read = readable(event);
  return { ...(read as ReadableFields), type: event.type };
};

function momentOf({ at, event, snapshot, transitions }: Step, before: MachineSnapshot, number: number): Moment {
  const context = snapshot.context ?? {};
  const earlier = before.context ?? {};
  const changed = Object.entries(context).filter(([key, value]) => !(key in earlier) || earlier[key] !== value);
  const removed = Object.keys(earlier).filter((key) => !(key in context));
  return {
    number,
    at,
    event: readEvent(event),
    ...positionOf(snapshot),
    transitions,
    context: readContext(Object.fromEntries(changed)),
    ...(removed.length > 0 && { removed }),
  };
}

/** Records the machines of a story, and says what of it the panel does not know yet. */
export class StoryRecorder {
  /** Called when there is something new. */
  onChange: () => void = () => {};

  private begun = performance.now();
  private readonly watched = new Map<AnyActorRef, Watched>();
  private readonly charts = new Map<string, { readonly key: string; readonly chart: Chart; isTold: boolean }>();
  private machines = new WeakMap<object, { readonly key: string; readonly idOf: Watched["idOf"] }>();
  /** Those that report by XState's option `inspect`. */
  private readonly inspected = new WeakSet<object>();
  /** Of the story that ended: its page is taken down after it, which may send events. */
  private ended = new Set<object>();
  /** By system: what runs already is listened to until the story ends. */
  private readonly subscriptions = new Map<object, { unsubscribe(): void }>();
  private names = 0;
  private forgotten: string[] = [];

  /** Watches actors that run already, and all that they start. */
  watch(actors: readonly AnyActorRef[]): void {
    this.ended.clear();
    this.forgetStopped();
    for (const actor of actors) {
      const { system } = actor;
      if (!this.inspected.has(system) && !this.subscriptions.has(system))
        this.subscriptions.set(system, system.inspect({ next: (event) => this.take(event) }));
      this.adoptAll(actor);
    }
    this.onChange();
  }

  /** For XState's option `inspect`. */
  readonly inspect = (event: InspectionEvent): void => {
    this.inspected.add((event.actorRef as AnyActorRef).system);
    this.take(event);
  };

  /** Forgets everything. */
  clear(): void {
    for (const subscription of this.subscriptions.values()) subscription.unsubscribe();
    this.subscriptions.clear();
    this.ended = new Set([...this.watched.keys()].map(({ system }) => system));
    this.watched.clear();
    this.charts.clear();
    this.machines = new WeakMap();
    this.forgotten = [];
    this.begun = performance.now();
  }

  /** The panel has been opened and knows nothing. */
  forgetTold(): void {
    for (const watched of this.watched.values()) watched.told = undefined;
    for (const chart of this.charts.values()) chart.isTold = false;
  }

  /** What is new since the last call. */
  news(shown: string | undefined): StoryMessage {
    const charts = [...this.charts.values()].filter(({ isTold }) => !isTold);
    for (const chart of charts) chart.isTold = true;
    const actors: RecordedActor[] = [];
    const moments: Record<string, readonly Moment[]> = {};
    for (const watched of this.watched.values()) {
      const first = watched.count - watched.steps.length;
      // Where steps were left out, changes since the last one that the panel knows say too little.
      const isBehind = watched.told === undefined || watched.told < first;
      if (isBehind) actors.push(this.describe(watched));
      const from = isBehind ? first : (watched.told ?? first);
      if (from < watched.count) moments[watched.id] = this.momentsFrom(watched, from);
      watched.told = watched.count;
    }
    const forgotten = this.forgotten.splice(0);
    const options = this.optionsOf(shown);
    return {
      ...(charts.length > 0 && { charts: Object.fromEntries(charts.map(({ key, chart }) => [key, chart])) }),
      ...(actors.length > 0 && { actors }),
      ...(Object.keys(moments).length > 0 && { moments }),
      ...(forgotten.length > 0 && { forgotten }),
      ...(options && { options }),
    };
  }

  /** Sends an event of the panel to an actor; says why where its state does not take it. */
  send(id: string, event: AnyEventObject): string | undefined {
    const watched = this.find(id);
    const snapshot = watched && snapshotOf(watched.actor);
    if (!watched || !snapshot) return "The actor is gone.";
    const reason = refusalOf(snapshot, event);
    if (reason === undefined) watched.actor.send(event);
    return reason;
  }

  private find(id: string | undefined): Watched | undefined {
    return [...this.watched.values()].find((watched) => watched.id === id);
  }

  private optionsOf(shown: string | undefined): StoryMessage["options"] {
    const watched = this.find(shown);
    const machine = watched && machineOf(watched.actor);
    const snapshot = watched && snapshotOf(watched.actor);
    return watched && machine && snapshot ? { actor: watched.id, events: eventOptions(machine, snapshot) } : undefined;
  }

  private describe({ id, actor, parent, chart, start }: Watched): RecordedActor {
    const { at, snapshot } = start;
    return {
      id,
      name: actor.id,
      parent,
      chart,
      start: { ...positionOf(snapshot), at, context: readContext(snapshot.context) },
      events: [],
    };
  }

  private momentsFrom({ steps, count, start }: Watched, from: number): readonly Moment[] {
    const first = count - steps.length;
    return steps.slice(from - first).map((step, place) => {
      const at = from - first + place;
      return momentOf(step, steps[at - 1]?.snapshot ?? start.snapshot, first + at + 1);
    });
  }

  private take(event: InspectionEvent): void {
    const actor = event.actorRef as AnyActorRef;
    if (this.ended.has(actor.system)) return;
    if (event.type === "@xstate.microstep") {
      const watched = this.watched.get(actor);
      watched?.taken.push(
        ...event._transitions.map((transition) => watched.idOf(transition)).filter((id) => id !== undefined),
      );
    } else if (event.type === "@xstate.snapshot" && machineOf(actor)) {
      const snapshot = event.snapshot as unknown as MachineSnapshot;
      const watched = this.watched.get(actor);
      if (watched) this.addStep(watched, event.event, snapshot);
      else this.adopt(actor, snapshot);
      this.onChange();
    }
  }

  private addStep(watched: Watched, event: AnyEventObject, snapshot: MachineSnapshot): void {
    const transitions = watched.taken.splice(0);
    const before = watched.steps.at(-1)?.snapshot ?? watched.start.snapshot;
    // XState reports the start of an actor that was adopted before it ran.
    if (event.type === "xstate.init" && watched.count === 0) {
      watched.start = { at: this.now(), snapshot };
      return;
    }
    if (transitions.length === 0 && event.type.startsWith("xstate.") && snapshot.status === before.status) return;
    watched.steps.push({ at: this.now(), event, snapshot, transitions });
    watched.count += 1;
    if (watched.steps.length > MOST_MOMENTS) {
      const [oldest] = watched.steps.splice(0, 1);
      if (oldest) watched.start = oldest;
    }
  }

  private now(): number {
    return Math.round(performance.now() - this.begun);
  }

  private adoptAll(actor: AnyActorRef): void {
    const snapshot = snapshotOf(actor);
    if (!snapshot) return;
    this.adopt(actor, snapshot);
    for (const child of Object.values(snapshot.children)) if (child) this.adoptAll(child);
  }

  private adopt(actor: AnyActorRef, snapshot: MachineSnapshot): void {
    const machine = machineOf(actor);
    if (!machine || this.watched.has(actor)) return;
    const above = parentOf(actor);
    const parentSnapshot = above && snapshotOf(above);
    if (above && parentSnapshot) this.adopt(above, parentSnapshot);
    const { key, idOf } = this.chartOf(machine);
    this.names += 1;
    this.watched.set(actor, {
      id: `actor-${String(this.names)}`,
      actor,
      parent: (above && this.watched.get(above)?.id) ?? null,
      chart: key,
      idOf,
      start: { at: this.now(), snapshot },
      steps: [],
      count: 0,
      told: undefined,
      taken: [],
    });
    this.forgetEnded();
  }

  /** Machines that were provided with other implementations have one chart. */
  private chartOf(machine: object & Parameters<typeof serialiseMachine>[0]): {
    readonly key: string;
    readonly idOf: Watched["idOf"];
  } {
    const known = this.machines.get(machine);
    if (known) return known;
    const { chart, idOf } = serialiseMachine(machine);
    const text = JSON.stringify(chart);
    const same = this.charts.get(text);
    const key = same?.key ?? `chart-${String(this.charts.size + 1)}`;
    if (!same) this.charts.set(text, { key, chart, isTold: false });
    this.machines.set(machine, { key, idOf });
    return { key, idOf };
  }

  /** A story that is rendered again may have stopped its actors and made new ones. */
  private forgetStopped(): void {
    const gone = new Set<string>();
    for (const { id, actor, parent } of this.watched.values())
      if (parent === null ? snapshotOf(actor)?.status === "stopped" : gone.has(parent)) gone.add(id);
    for (const [actor, { id }] of this.watched) if (gone.has(id)) this.watched.delete(actor);
    this.forgotten.push(...gone);
  }

  private forgetEnded(): void {
    const isParent = new Set([...this.watched.values()].map(({ parent }) => parent));
    const ended = [...this.watched.values()].filter(
      ({ id, actor }) => !isParent.has(id) && actor.getSnapshot()?.status !== "active",
    );
    for (const { id, actor } of ended.slice(0, Math.max(0, ended.length - MOST_ENDED))) {
      this.watched.delete(actor);
      this.forgotten.push(id);
    }
  }
}

const KEY = Symbol.for("@archive-of-minds/storybook-statecharts");

/** One for the page, even where a bundler has put the package into it twice. */
export function storyRecorder(): StoryRecorder {
  const page = globalThis as { [KEY]?: StoryRecorder };
  return (page[KEY] ??= new StoryRecorder());
}
