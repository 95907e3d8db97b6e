import { describe, expect, it } from "vitest";
import {
  getInitialSnapshot,
  getNextTransitions,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
} from "xstate";
import { getAdjacencyMap } from "xstate/graph";
import { createSeededRandom } from "@archive-of-minds/core/internal";
import { propertyRuns, propertySeed } from "../property-runs";

/**
 * What {@link describeChartRules} needs to walk through a machine: its inputs, examples of its events, and which
 * snapshots count as the same.
 */
export interface ChartUnderTest {
  /** The input of the machine, where one is enough. */
  readonly input?: unknown;
  /** Several inputs, if the input decides which states are possible: together their walks have to reach every state. */
  readonly inputs?: readonly unknown[];
  /** One example of each event the chart accepts; several if guards distinguish them. */
  readonly events: readonly EventObject[];
  /** Completes an event with what depends on the snapshot, such as the id of a child. */
  readonly complete?: (event: EventObject, context: never) => EventObject;
  /**
   * Several walks through the chart, each with these events only. Parallel regions multiply, and one walk through all of
   * them would never end; together the walks have to reach every state. Left out, one walk with all events.
   */
  readonly journeys?: readonly (readonly EventObject["type"][])[];
  /** The outputs each actor slot may have; a slot that is left out has none. */
  readonly outputs?: Readonly<Record<string, readonly unknown[]>>;
  /** The part of the context that guards read; without it, two snapshots with the same states count as one. */
  readonly contextKey?: (context: never) => unknown;
  /** The events that users of the chart may send. For each, `can` has to say whether it has an effect. */
  readonly commands?: readonly EventObject["type"][];
  /** The most steps of one walk, 20,000 by default; a walk with more would never end. */
  readonly limit?: number;
}

const EVENT_NAME = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/;
const DELAY_NAME = /^[a-z][A-Za-z]*$/;

/** How many events each chart receives in a random order. The long tier sends twelve charts a million in all. */
const RANDOM_EVENTS = propertyRuns(84_000);
/** After so many events the chart starts again, so that it does not stay in a final state for the rest of the run. */
const EVENTS_PER_START = 200;

/** The rules that every chart of the archive follows, checked on the machine itself. */
export function describeChartRules(
  machine: AnyStateMachine,
  {
    input,
    inputs = [input],
    events,
    complete = (event) => event,
    journeys,
    outputs = {},
    commands = [],
    contextKey,
    limit = 20_000,
  }: ChartUnderTest,
): void {
  describe(`the ${machine.id} chart`, () => {
    const nodes = allNodes(machine.root);
    const atomic = nodes.filter((node) => isAtomic(node) && !isPassedThrough(node));
    const systemEvents = nodes.flatMap((node) => systemEventsOf(node, outputs));
    const walks = journeys?.map((types) => events.filter(({ type }) => types.includes(type))) ?? [events];
    const commandEvents = events.filter(({ type }) => commands.includes(type));
    const reached = inputs.flatMap((each) =>
      walks.flatMap((walk) =>
        explore(machine, { input: each, events: [...walk, ...systemEvents], complete, contextKey, limit }),
      ),
    );

    it("is walked with every event it accepts", () => {
      const walked = new Set(walks.flat().map(({ type }) => type));
      const own = nodes.flatMap(({ ownEvents }) => ownEvents).filter((name) => !name.startsWith("xstate."));
      expect([...new Set(own)].filter((name) => !walked.has(name))).toEqual([]);
    });

    it("can reach every state", () => {
      const missing = atomic.map(({ id }) => id).filter((id) => !reached.some(({ active }) => active.has(id)));
      expect(missing).toEqual([]);
    });

    it("has a way out of every state", () => {
      const stuck = atomic
        .filter(({ type }) => type !== "final")
        .map(({ id }) => id)
        .filter((id) => !reached.some(({ active, next }) => active.has(id) && next.some((other) => !other.has(id))));
      expect(stuck).toEqual([]);
    });

    it("handles the error of every invoked actor", () => {
      const unhandled = nodes.flatMap((node) =>
        invokesOf(node)
          .filter((invoke) => invoke.onError === undefined)
          .map(({ src }) => `${node.id} › ${src as string}`),
      );
      expect(unhandled).toEqual([]);
    });

    it("never fails, in any order of events", { timeout: 600_000 }, () => {
      const random = createSeededRandom(`${machine.id} ${propertySeed}`);
      const all = [...events, ...systemEvents];
      const begin = () => getInitialSnapshot(machine, inputs[Math.floor(random.next() * inputs.length)] as never);
      let snapshot = begin();
      const untrue = new Set<string>();
      for (let count = 0; count < RANDOM_EVENTS; count += 1) {
        const event = all[Math.floor(random.next() * all.length)] as EventObject;
        if (snapshot.status !== "active" || count % EVENTS_PER_START === 0) snapshot = begin();
        // An actor that does not run sends no event.
        if (
          event.type.startsWith("xstate.") &&
          !getNextTransitions(snapshot).some(({ eventType }) => eventType === event.type)
        )
          continue;
        [snapshot] = transition(machine, snapshot, complete(event, snapshot.context as never));
        const stands = atomic.some(({ id }) => snapshot._nodes.some((node) => node.id === id));
        if (snapshot.status === "error" || !stands)
          throw new Error(`${machine.id} failed at event ${count}, ${event.type}: ${String(snapshot.error)}`);
        const command = commandEvents[count % commandEvents.length];
        if (
          command &&
          snapshot.status === "active" &&
          snapshot.can(command) !== hasEffect(machine, snapshot, command)
        ) {
          untrue.add(`${command.type}: can is ${String(snapshot.can(command))} in ${JSON.stringify(snapshot.value)}`);
        }
      }
      expect([...untrue].slice(0, 5)).toEqual([]);
      expect(snapshot.status).not.toBe("error");
    });

    it("names its delays", () => {
      const numbers = nodes.flatMap((node) =>
        Object.keys(node.config.after ?? {})
          .filter((name) => !DELAY_NAME.test(name))
          .map((name) => `${node.id} › ${name}`),
      );
      expect(numbers).toEqual([]);
    });

    it("names its events `subject.verb`", () => {
      const names = new Set(nodes.flatMap(({ ownEvents }) => ownEvents).filter((name) => !name.startsWith("xstate.")));
      expect([...names].filter((name) => !EVENT_NAME.test(name))).toEqual([]);
    });

    it("has a deadline for every waiting state", () => {
      const tagged = (node: AnyStateNode, tag: string) => node.tags.includes(tag);
      const bounded = (node: AnyStateNode): boolean =>
        node.after.length > 0 ||
        (node.type !== "atomic" &&
          Object.values(node.states).every((child) => child.type === "final" || bounded(child)));
      const endless = nodes.filter((node) => tagged(node, "waiting") && !bounded(node));
      const untagged = nodes.filter(
        (node) => node.parent && node.invoke.length > 0 && !tagged(node, "waiting") && !tagged(node, "lasting"),
      );
      expect([...endless, ...untagged].map(({ id }) => id)).toEqual([]);
    });
  });
}

/** Whether the event leads to another state, changes the context, or runs an action. */
function hasEffect(machine: AnyStateMachine, before: AnyMachineSnapshot, event: EventObject): boolean {
  const [after, actions] = transition(machine, before, event);
  const [known, knew] = [after.context, before.context] as Readonly<Record<string, unknown>>[];
  return (
    actions.length > 0 ||
    JSON.stringify(after.value) !== JSON.stringify(before.value) ||
    Object.keys({ ...known }).some((key) => !Object.is(known?.[key], knew?.[key]))
  );
}

function allNodes(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)];
}

function isAtomic({ type }: AnyStateNode): boolean {
  return type === "atomic" || type === "final";
}

/** A state with an unguarded `always` is never active after a step. */
function isPassedThrough({ always }: AnyStateNode): boolean {
  return always?.some(({ guard }) => guard === undefined) ?? false;
}

interface InvokeConfig {
  readonly src?: unknown;
  readonly onError?: unknown;
}

function invokesOf(node: AnyStateNode): readonly InvokeConfig[] {
  const invoke = node.config.invoke as InvokeConfig | readonly InvokeConfig[] | undefined;
  return invoke === undefined ? [] : [invoke].flat();
}

/** The events that timers and actors can cause in a state. */
function systemEventsOf(node: AnyStateNode, outputs: ChartUnderTest["outputs"]): readonly EventObject[] {
  const timers = node.after.map(({ eventType }) => ({ type: eventType }));
  const results = node.invoke.flatMap(({ id, src }) => [
    ...(outputs?.[src as string] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    { type: `xstate.error.actor.${id}`, error: new Error("failed"), actorId: id },
  ]);
  return [...timers, ...results];
}

interface Reached {
  readonly active: ReadonlySet<string>;
  readonly next: readonly ReadonlySet<string>[];
}

/** A snapshot of a chart that is walked. */
type Walked = { readonly value: unknown; readonly context: never; readonly _nodes: readonly AnyStateNode[] };

const walked = (snapshot: unknown) => snapshot as Walked;

function explore(
  machine: AnyStateMachine,
  options: Required<Pick<ChartUnderTest, "events" | "complete" | "limit">> & {
    input: unknown;
    contextKey: ChartUnderTest["contextKey"];
  },
): readonly Reached[] {
  const activeIn = (snapshot: unknown) =>
    new Set(
      walked(snapshot)
        ._nodes.filter(isAtomic)
        .map(({ id }) => id),
    );
  const map = getAdjacencyMap(machine, {
    input: options.input as never,
    events: (snapshot) => {
      const possible = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
      return options.events
        .filter(({ type }) => possible.has(type))
        .map((event) => options.complete(event, walked(snapshot).context));
    },
    serializeState: (snapshot) => {
      const { value, context } = walked(snapshot);
      return JSON.stringify([value, options.contextKey?.(context)]);
    },
    limit: options.limit,
  });
  return Object.values(map).map(({ state, transitions }) => ({
    active: activeIn(state),
    next: Object.values(transitions as Record<string, { readonly state: unknown }>).map((transition) =>
      activeIn(transition.state),
    ),
  }));
}
