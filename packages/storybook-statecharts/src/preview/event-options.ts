import type { AnyEventObject } from "xstate";
import type { EventOption } from "../messages";
import type { Machine, MachineSnapshot, Node } from "../recording/machine-parts";
import { nameOfEvent, nameOfGuard } from "../recording/names";

/** Whether a state takes an event; a guard that throws, such as for want of a payload, refuses. */
function canTake(snapshot: MachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}

/** Whether a descriptor such as `mouse.*` stands for a type. */
const stands = (descriptor: string, type: string) =>
  descriptor === type || descriptor === "*" || (descriptor.endsWith(".*") && type.startsWith(descriptor.slice(0, -1)));

/** The guards in the active states that refuse an event. */
export function guardsAgainst(snapshot: MachineSnapshot, type: string): readonly string[] {
  const names = snapshot._nodes
    .flatMap(({ transitions }) => [...transitions])
    .filter(([descriptor]) => stands(descriptor, type))
    .flatMap(([, all]) => all.map(({ guard }) => nameOfGuard(guard)))
    .filter((name) => name !== undefined);
  return [...new Set(names)];
}

const isDelay = (type: string) => type.startsWith("xstate.after.");

function descriptorsOf(root: Node): readonly string[] {
  const below = Object.values(root.states).flatMap(descriptorsOf);
  return [...new Set([...root.transitions.keys(), ...below])];
}

/**
 * All events of a machine with what its state says to each. Of the delays only those that run now: taking one skips the
 * wait.
 */
export function eventOptions({ root }: Machine, snapshot: MachineSnapshot): readonly EventOption[] {
  const waited = new Set(snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()].filter(isDelay)));
  const isOver = snapshot.status !== "active";
  return descriptorsOf(root)
    .filter((type) => (type.startsWith("xstate.") ? waited.has(type) : type !== "" && !type.endsWith("*")))
    .map((type) => {
      const isTaken = !isOver && canTake(snapshot, { type });
      return {
        type,
        label: nameOfEvent(type),
        isTaken,
        refusedBy: isTaken || isOver ? [] : guardsAgainst(snapshot, type),
      };
    });
}

/** Why a state does not take an event; `undefined` where it takes it. */
export function refusalOf(snapshot: MachineSnapshot, event: AnyEventObject): string | undefined {
  if (snapshot.status !== "active") return "The actor has ended.";
  try {
    if (snapshot.can(event)) return undefined;
  } catch (error) {
    return `A guard threw: ${error instanceof Error ? error.message : String(error)}`;
  }
  const guards = guardsAgainst(snapshot, event.type);
  return guards.length > 0 ? `Refused by ${guards.join(", ")}.` : "No active state has a transition for it.";
}
