import type { Chart, ChartNode, ChartTransition } from "../recording/chart";

/** The texts of transitions, each with those that it stands for. */
export type Texts = ReadonlyMap<string, readonly string[]>;

/** All transitions between two children of one node, or between nodes inside them. */
export interface Connection {
  readonly from: string;
  readonly to: string;
  readonly texts: Texts;
}

export interface SortedTransitions {
  /** By the node whose children they connect. */
  readonly connections: ReadonlyMap<string, readonly Connection[]>;
  /** Of the transitions without an arrow, by the node that takes them. */
  readonly own: ReadonlyMap<string, Texts>;
}

function addTo<Key>(texts: Map<Key, Map<string, string[]>>, key: Key, text: string, id: string): void {
  const byText = texts.get(key) ?? new Map<string, string[]>();
  byText.set(text, [...(byText.get(text) ?? []), id]);
  texts.set(key, byText);
}

const textOf = ({ label, guard }: ChartTransition) => (guard === null ? label : `${label} [${guard}]`);

/** Says which transitions are arrows, and between what. */
export function sortTransitions({ nodes, transitions }: Chart): SortedTransitions {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  /** A node and all around it, itself first. */
  const wayUp = (id: string): readonly ChartNode[] => {
    const node = byId.get(id);
    return node ? [node, ...(node.parent === null ? [] : wayUp(node.parent))] : [];
  };
  const own = new Map<string, Map<string, string[]>>();
  const connected = new Map<string, Map<string, string[]>>();
  const ends = new Map<string, { readonly within: string; readonly from: string; readonly to: string }>();
  for (const transition of transitions) {
    const { id, source, targets } = transition;
    const text = textOf(transition);
    if (targets.length === 0) addTo(own, source, text, id);
    for (const target of targets) {
      const from = wayUp(source);
      const to = wayUp(target);
      const name = byId.get(target)?.key ?? target;
      const within = from.find((node) => to.includes(node));
      const start = within && from[from.indexOf(within) - 1];
      const end = within && to[to.indexOf(within) - 1];
      if (!start || !end || within.type === "parallel") {
        addTo(own, source, source === target ? `${text} ↺` : `${text} → ${name}`, id);
        continue;
      }
      const key = JSON.stringify([start.id, end.id]);
      ends.set(key, { within: within.id, from: start.id, to: end.id });
      const inside = start.id === source ? "" : `${byId.get(source)?.key ?? source}: `;
      addTo(connected, key, `${inside}${text}${end.id === target ? "" : ` → ${name}`}`, id);
    }
  }
  const connections = new Map<string, Connection[]>();
  for (const [key, { within, from, to }] of ends)
    connections.set(within, [...(connections.get(within) ?? []), { from, to, texts: connected.get(key) ?? new Map() }]);
  return { connections, own };
}
