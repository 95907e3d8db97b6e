import { describe, expect, it } from "vitest";
import { createPresenceEngine, type PresenceView } from "./presence-engine";
import type { Mood } from "./mood";

const canvas = { width: 0, height: 0 };
const context = {
  canvas,
  setTransform() {},
  clearRect() {},
} as unknown as OffscreenCanvasRenderingContext2D;

/** An engine whose frames come when the test lets them. */
function create() {
  let waiting: ((now: number) => void) | undefined;
  let now = 0;
  const drawn: (Mood & { readonly time: number })[] = [];
  const engine = createPresenceEngine(context, {
    request: (callback) => {
      waiting = callback;
      return 1;
    },
    cancel: () => (waiting = undefined),
  });
  const view: PresenceView = {
    draw: (_pen, time, mood) => drawn.push({ ...mood, time }),
    state: "idle",
    level: undefined,
    size: 100,
    ratio: 2,
    ink: "black",
    isStill: false,
    isSeen: true,
  };
  return {
    drawn,
    show: (changes: Partial<PresenceView> = {}) => engine.show({ ...view, ...changes }),
    /** Lets so many frames of a display with 60 a second pass; how many of them were asked for. */
    frames(count: number) {
      let asked = 0;
      for (let frame = 0; frame < count; frame += 1) {
        now += 1000 / 60;
        const callback = waiting;
        waiting = undefined;
        if (callback) asked += 1;
        callback?.(now);
      }
      return asked;
    },
  };
}

describe("a presence", () => {
  it.each(["asleep", "idle", "interrupted", "failed"] as const)("asks for one frame while %s, and no more", (state) => {
    const { show, frames } = create();
    show({ state });
    expect([frames(1), frames(60)]).toEqual([1, 0]);
  });

  it("is painted thirty times a second while it speaks", () => {
    const { show, frames, drawn } = create();
    show({ state: "speaking", level: 0.5 });
    frames(60);
    expect(drawn.length).toBeGreaterThan(28);
    expect(drawn.length).toBeLessThan(33);
  });

  it("settles within two seconds of silence, and rests", () => {
    const { show, frames, drawn } = create();
    show({ state: "speaking", level: 1 });
    frames(60);
    expect(drawn.at(-1)?.voice).toBeGreaterThan(0.95);
    show({ state: "idle" });
    frames(120);
    expect([frames(60), drawn.at(-1)?.voice, drawn.at(-1)?.pace]).toEqual([0, 0, 0]);
  });

  it("hears the visitor with its ear and speaks with its voice", () => {
    const { show, frames, drawn } = create();
    show({ state: "hearing", level: 1 });
    frames(60);
    expect([drawn.at(-1)?.voice, drawn.at(-1)?.ear]).toEqual([0, 1]);
  });

  it("asks for no frame while nobody sees it, and goes on where it was", () => {
    const { show, frames, drawn } = create();
    show({ state: "thinking" });
    frames(60);
    const { time } = drawn.at(-1)!;
    show({ state: "thinking", isSeen: false });
    expect(frames(600)).toBe(0);
    show({ state: "thinking" });
    frames(1);
    expect(drawn.at(-1)?.time).toBe(time);
  });

  it("is painted once without motion", () => {
    const { show, frames, drawn } = create();
    show({ state: "speaking", isStill: true });
    expect([frames(60), drawn.length]).toEqual([0, 1]);
  });

  it("moves on by a tenth of a second at most after a pause of the machine", () => {
    const { show, frames, drawn } = create();
    show({ state: "thinking" });
    frames(120);
    const { time } = drawn.at(-1)!;
    for (let frame = 0; frame < 600; frame += 1) frames(0);
    frames(4);
    expect(drawn.at(-1)!.time - time).toBeLessThan(0.11);
  });
});
