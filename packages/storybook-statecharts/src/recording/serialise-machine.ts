import type { Chart, ChartNode, ChartTransition } from "./chart";
import type { Machine, Node, Transition } from "./machine-parts";
import { nameOfEvent, nameOfGuard } from "./names";

const nameOfActor = ({ src, id }: { readonly src: unknown; readonly id: string }) =>
  typeof src === "string" && !src.startsWith("xstate.invoke.") ? src : /^\d+\./.test(id) ? "actor" : id;

/** Each transition of a node with the type of its event. */
function transitionsOf(node: Node): readonly (readonly [event: string, transition: Transition])[] {
  const always = (node.always ?? []).map((transition) => ["", transition] as const);
  const others = [...node.transitions].filter(([event]) => event !== "");
  return [...always, ...others.flatMap(([event, all]) => all.map((transition) => [event, transition] as const))];
}

/** The chart of a machine, and the ids that its transitions have in it. */
export function serialiseMachine({ id: machine, root }: Machine): {
  readonly chart: Chart;
  readonly idOf: (transition: object) => string | undefined;
} {
  const nodes: ChartNode[] = [];
  const transitions: ChartTransition[] = [];
  const ids = new Map<object, string>();
  const visit = (node: Node) => {
    const { id, key, type, parent, invoke } = node;
    nodes.push({
      id,
      key,
      parent: parent?.id ?? null,
      type,
      isInitial: parent?.initial?.target?.includes(node) ?? false,
      invokes: invoke.map(nameOfActor),
    });
    for (const [event, transition] of transitionsOf(node)) {
      const number = String(transitions.length);
      ids.set(transition, number);
      transitions.push({
        id: number,
        source: id,
        event,
        label: event === "" ? "always" : nameOfEvent(event),
        guard: nameOfGuard(transition.guard) ?? null,
        targets: (transition.target ?? []).map((target) => target.id),
      });
    }
    Object.values(node.states).forEach(visit);
  };
  visit(root);
  return { chart: { machine, nodes, transitions }, idOf: (transition) => ids.get(transition) };
}
