import { expect, it } from "vitest";
import { createFrameScheduler, type FrameWindow } from "./frame-scheduler";

/** A window whose frames the test runs, 16 ms apart, each as long as the drawing takes. */
function openWindow() {
  const events = new EventTarget();
  const drawn: number[] = [];
  let now = 0;
  let dear = 0;
  let waiting = new Map<number, () => void>();
  const timers = new Map<number, { readonly at: number; readonly work: () => void }>();
  let messages: (() => void)[] = [];
  let last = 0;
  let asked = 0;

  class TestChannel {
    readonly port1: InstanceType<FrameWindow["MessageChannel"]>["port1"] = {
      onmessage: null,
      close: () => (this.port1.onmessage = null),
    };
    readonly port2 = {
      postMessage: () => void messages.push(() => this.port1.onmessage?.(new MessageEvent("message"))),
    };
  }

  const view: FrameWindow = {
    requestAnimationFrame(work) {
      last += 1;
      asked += 1;
      waiting.set(last, work);
      return last;
    },
    cancelAnimationFrame: (frame) => void waiting.delete(frame),
    setTimeout(work, milliseconds) {
      last += 1;
      timers.set(last, { at: now + milliseconds, work });
      return last;
    },
    clearTimeout: (timer) => void timers.delete(timer),
    performance: { now: () => now },
    MessageChannel: TestChannel,
  };
  const frames = createFrameScheduler(view, events, () => {
    drawn.push(now);
    now += dear;
  });

  return {
    frames,
    drawn,
    press: () => void events.dispatchEvent(new Event("keydown")),
    /** Sets how long each drawing takes, in milliseconds. */
    makeDear: (milliseconds: number) => void (dear = milliseconds),
    frame() {
      now += 16;
      for (const [timer, { at, work }] of timers) {
        if (at > now || !timers.delete(timer)) continue;
        work();
      }
      const due = waiting;
      waiting = new Map();
      for (const work of due.values()) work();
      const said = messages;
      messages = [];
      for (const say of said) say();
    },
    framesAsked: () => asked,
    waiting: () => waiting.size + timers.size,
  };
}

it("draws once a frame, however often it is requested", () => {
  const { frames, frame, drawn } = openWindow();
  frames.request();
  frames.request();
  frame();
  frame();
  frames.request();
  frame();
  expect(drawn).toEqual([16, 48]);
});

it("does not draw in a frame that answers a key", () => {
  const { frames, frame, drawn, press } = openWindow();
  frames.request();
  press();
  frame();
  frame();
  expect(drawn).toEqual([32]);
});

it("draws every 100 ms, however much is typed", () => {
  const { frames, frame, drawn, press } = openWindow();
  for (let count = 0; count < 14; count += 1) {
    frames.request();
    press();
    frame();
  }
  expect(drawn).toEqual([112, 224]);
});

it("takes at most half of the time where frames are slow, and requests none in between", () => {
  const { frames, frame, drawn, makeDear, framesAsked } = openWindow();
  makeDear(30);
  for (let count = 0; count < 6; count += 1) {
    frames.request();
    frame();
  }
  // Drawn from 16 to 46; of the frames at 62 and 78 only the second is late enough, and so on.
  expect([drawn, framesAsked()]).toEqual([[16, 78, 140], 3]);
});

it("takes at most a tenth of the time while the visitor types, until half a second after the last key", () => {
  const { frames, frame, drawn, makeDear, press } = openWindow();
  makeDear(4);
  press();
  for (let count = 0; count < 40; count += 1) {
    frames.request();
    frame();
  }
  const gaps = drawn.slice(1).map((at, place) => at - (drawn[place] ?? 0));
  // A frame is 16 ms and what is drawn: 40 ms for 4 of drawing end in the third.
  expect(gaps).toEqual([...Array.from({ length: 10 }, () => 52), ...Array.from({ length: 9 }, () => 20)]);
});

it("waits at most 100 ms for a frame, however slow the last one", () => {
  const { frames, frame, drawn, makeDear } = openWindow();
  makeDear(500);
  frames.request();
  frame();
  frames.request();
  frame();
  expect(drawn).toEqual([16, 532]);
});

it("does not draw after its end", () => {
  const { frames, frame, drawn, waiting } = openWindow();
  frames.request();
  frames.end();
  frame();
  expect([drawn, waiting()]).toEqual([[], 0]);
});
