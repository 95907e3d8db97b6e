/** A machine as plain data: enough to draw it and to explain which events it takes. */
export interface Chart {
  /** The `id` of the machine. */
  readonly machine: string;
  /** Parents before their children; the first is the root. */
  readonly nodes: readonly ChartNode[];
  readonly transitions: readonly ChartTransition[];
}

/** One state of a {@link Chart}, and its place in the tree of states. */
export interface ChartNode {
  /** Unique in the chart, such as `light.red.walk`. */
  readonly id: string;
  /** The last part of its id. */
  readonly key: string;
  /** The `id` of the node around it; `null` for the root. */
  readonly parent: string | null;
  readonly type: "atomic" | "compound" | "parallel" | "final" | "history";
  /** Whether its parent begins in it. */
  readonly isInitial: boolean;
  /** The names of the actors that run while it is active. */
  readonly invokes: readonly string[];
}

/** One transition of a {@link Chart}: the state that takes it, the event and the guard it needs, and where it leads. */
export interface ChartTransition {
  /** Unique in the chart. */
  readonly id: string;
  /** The `id` of the node that takes it. */
  readonly source: string;
  /** The type of its event; empty for one that needs none (`always`). */
  readonly event: string;
  /** Its event for readers, such as `after turnGap`. */
  readonly label: string;
  /** The name of its guard, where it has one. */
  readonly guard: string | null;
  /** The `id`s of its targets; empty where only actions are run. */
  readonly targets: readonly string[];
}
