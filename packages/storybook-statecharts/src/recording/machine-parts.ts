import type { AnyActorRef, AnyEventObject } from "xstate";

/**
 * What this package reads of XState's nodes, transitions, snapshots and actors. XState does not promise all of it
 * (`_nodes`, `_parent`), so it is written down here only, and `machine-parts.test.ts` checks it.
 */
export interface Node {
  readonly id: string;
  readonly key: string;
  readonly type: "atomic" | "compound" | "parallel" | "final" | "history";
  readonly parent?: Node | undefined;
  readonly states: Readonly<Record<string, Node>>;
  readonly initial?: { readonly target?: readonly Node[] | undefined } | undefined;
  readonly invoke: readonly { readonly src: unknown; readonly id: string }[];
  readonly always?: readonly Transition[] | undefined;
  readonly transitions: ReadonlyMap<string, readonly Transition[]>;
}

export interface Transition {
  readonly guard?: unknown;
  readonly target?: readonly Node[] | undefined;
}

export interface Machine {
  readonly id: string;
  readonly root: Node;
}

export interface MachineSnapshot {
  readonly status: "active" | "done" | "error" | "stopped";
  readonly value: StateValue;
  readonly context: Readonly<Record<string, unknown>>;
  readonly children: Readonly<Record<string, AnyActorRef | undefined>>;
  readonly _nodes: readonly Node[];
  can(event: AnyEventObject): boolean;
}

/** The state of a machine, as XState has it: a name, or those of the states inside by their parents. */
export type StateValue = string | { readonly [state: string]: StateValue };

/** The machine that an actor runs; `undefined` for promises, callbacks and other logic. */
export function machineOf(actor: AnyActorRef): Machine | undefined {
  const { logic } = actor as unknown as { readonly logic?: Partial<Machine> };
  return typeof logic?.id === "string" && logic.root?.transitions instanceof Map ? (logic as Machine) : undefined;
}

/** Of an actor that runs a machine. */
export const snapshotOf = (actor: AnyActorRef): MachineSnapshot | undefined => {
  const snapshot = actor.getSnapshot() as MachineSnapshot | undefined;
  return snapshot && "_nodes" in snapshot ? snapshot : undefined;
};

export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined =>
  (actor as unknown as { readonly _parent?: AnyActorRef })._parent;
