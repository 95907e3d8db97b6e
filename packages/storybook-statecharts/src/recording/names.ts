import type { StateValue } from "./machine-parts";

/**
 * The name of an event for readers. XState has types of its own for delays and for the ends of invoked actors.
 *
 * @example
 * nameOfEvent("xstate.after.turnGap.room.gap"); // "after turnGap"
 */
export const nameOfEvent = (type: string): string =>
  type
    .replace(/^xstate\.after\.(.+?)\..*$/, "after $1")
    .replace(/^xstate\.done\.actor\..*\.([^.]+)$/, "$1 done")
    .replace(/^xstate\.error\.actor\..*\.([^.]+)$/, "$1 failed")
    .replace(
      /^xstate\.(done|error)\.actor\.(.+)$/,
      (_all, how: string, actor: string) => `${actor} ${how === "done" ? "done" : "failed"}`,
    )
    .replace(/^xstate\.done\.state\..*$/, "done")
    .replace(/^xstate\.snapshot\..*$/, "changed");

/** Names that JavaScript gives to a function by the property it was written in. */
const GIVEN_BY_PLACE = new Set(["", "guard", "predicate"]);
const INLINE = "inline condition";

interface Composite {
  readonly name: string;
  readonly guards?: readonly unknown[];
  readonly check?: (snapshot: object, args: object, guard: { readonly guards: readonly unknown[] }) => unknown;
  readonly stateValue?: unknown;
}

/** A guard that is a function, with what XState hangs on those that it makes. */
const isComposite = (guard: unknown): guard is Composite => typeof guard === "function";

/**
 * How a guard joins others. XState has no field for it, and the names of its functions do not survive a minifier, so
 * the guard is asked about two conditions whose answers are known.
 */
function joinOf({ check }: Composite): "and" | "or" | "not" | undefined {
  const about = (...answers: readonly boolean[]) =>
    check?.(
      { machine: { implementations: { guards: {} } } },
      { context: {}, event: { type: "" } },
      { guards: answers.map((answer) => () => answer) },
    );
  try {
    if (about(true) === false) return "not";
    return about(true, false) === true ? "or" : "and";
  } catch {
    return undefined;
  }
}

/** `{ red: "walk" }` as `red.walk`. */
function pathsOf(value: StateValue): readonly string[] {
  if (typeof value === "string") return [value];
  return Object.entries(value).flatMap(([key, inside]) => {
    const below = pathsOf(inside);
    return below.length === 0 ? [key] : below.map((path) => `${key}.${path}`);
  });
}

/**
 * The name of a guard as it stands in a machine's config.
 *
 * @returns `undefined` without a guard, "inline condition" for a function without a name, "isOpen and not isEmpty" for
 *   guards made with `and`, `or` and `not`
 */
export function nameOfGuard(guard: unknown): string | undefined {
  if (guard === undefined || guard === null) return undefined;
  if (typeof guard === "string") return guard;
  if (typeof guard === "object") {
    const { type } = guard as { readonly type?: unknown };
    return typeof type === "string" ? type : INLINE;
  }
  if (!isComposite(guard)) return INLINE;
  const { name, guards, stateValue } = guard;
  if (guards) {
    const names = guards.map((each) => {
      const isList = isComposite(each) && (each.guards?.length ?? 0) > 1;
      return isList ? `(${String(nameOfGuard(each))})` : String(nameOfGuard(each));
    });
    const join = joinOf(guard);
    return join === "not" ? `not ${names.join("")}` : names.join(join ? ` ${join} ` : ", ");
  }
  if (stateValue !== undefined) return `in ${pathsOf(stateValue as StateValue).join(" and ")}`;
  return GIVEN_BY_PLACE.has(name) ? INLINE : name;
}
