import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { expect, it, vi } from "vitest";
import { rootProps } from "./root-props";

type Given = ComponentPropsWithoutRef<"div">;
const click = (defaultPrevented: boolean) => ({ defaultPrevented }) as MouseEvent<HTMLDivElement>;

it("joins class names and styles, and lets other given values replace the part's own", () => {
  const given: Given = { className: "mine", style: { color: "red", margin: 1 }, role: "note", id: "a" };
  expect(
    rootProps({ className: "aom-a", style: { color: "blue", padding: 2 }, role: "status", "data-state": "on" }, given),
  ).toEqual({
    className: "aom-a aom-styled mine",
    style: { color: "red", margin: 1, padding: 2 },
    role: "note",
    id: "a",
    "data-state": "on",
  });
});

it("keeps the part's own value where undefined is given, and adds no empty class or style", () => {
  const given: Given = { role: undefined, className: undefined };
  expect(rootProps({ role: "status" }, given)).toEqual({ role: "status" });
});

it("runs the given handler first, then the part's own", () => {
  const calls: string[] = [];
  const given: Given = { onClick: () => void calls.push("given") };
  const props = rootProps({ onClick: () => void calls.push("own") }, given);
  props.onClick?.(click(false));
  expect(calls).toEqual(["given", "own"]);
});

it("does not run the part's own handler after preventDefault()", () => {
  const own = vi.fn();
  const given: Given = { onClick: vi.fn() };
  rootProps({ onClick: own }, given).onClick?.(click(true));
  expect(given.onClick).toHaveBeenCalledOnce();
  expect(own).not.toHaveBeenCalled();
});
