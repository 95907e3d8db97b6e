import { and, createMachine, not, or, stateIn } from "xstate";
import { describe, expect, it } from "vitest";
import { nameOfEvent, nameOfGuard } from "./names";

describe("the name of an event", () => {
  it.each([
    ["message.send", "message.send"],
    ["xstate.after.patience.fetch.loading", "after patience"],
    ["xstate.after.1000.light.green", "after 1000"],
    ["xstate.done.actor.0.fetch.loading", "loading done"],
    ["xstate.done.actor.load", "load done"],
    ["xstate.error.actor.load", "load failed"],
    ["xstate.done.state.light.red", "done"],
  ])("%s is %s", (type, name) => {
    expect(nameOfEvent(type)).toBe(name);
  });
});

describe("the name of a guard", () => {
  const isOpen = () => true;
  it.each<[unknown, string | undefined]>([
    [undefined, undefined],
    ["isOpen", "isOpen"],
    [{ type: "isBelow", params: { limit: 3 } }, "isBelow"],
    [isOpen, "isOpen"],
    [() => true, "inline condition"],
    [not("isOpen"), "not isOpen"],
    [and(["isOpen", not("isEmpty")]), "isOpen and not isEmpty"],
    [or([and(["a", "b"]), "c"]), "(a and b) or c"],
    [stateIn({ red: "walk" }), "in red.walk"],
  ])("is read from the config: %s", (guard, name) => {
    expect(nameOfGuard(guard)).toBe(name);
  });

  it("does not depend on the names of XState's functions, which a minifier shortens", () => {
    const minified = (guard: unknown) => Object.defineProperty(guard as () => boolean, "name", { value: "t" });
    expect(nameOfGuard(minified(not("isOpen")))).toBe("not isOpen");
    expect(nameOfGuard(minified(and(["isFailed", minified(stateIn({ red: "walk" }))])))).toBe(
      "isFailed and in red.walk",
    );
    expect(nameOfGuard(minified(or([minified(and(["a", minified(not("b"))])), "c"])))).toBe("(a and not b) or c");
    expect(nameOfGuard(minified(and(["a"])))).toBe("a");
  });

  it("is not the property that a function was written in", () => {
    const { root } = createMachine({
      on: { GO: { guard: ({ context }) => context !== undefined, target: "#a" } },
      id: "a",
    });
    expect(nameOfGuard(root.transitions.get("GO")?.[0]?.guard)).toBe("inline condition");
  });
});
