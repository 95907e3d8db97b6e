import { characters, tesla, type Character, type PresenceState } from "@archive-of-minds/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canvas, emblem, frames, ink, inked, isDrawn, moves, picture, reduceMotion, show } from "./engraving.fixture";

const own: Character = { ...tesla, id: "ada" };
const { transferControlToOffscreen } = HTMLCanvasElement.prototype;

afterEach(async () => {
  vi.restoreAllMocks();
  await reduceMotion("no-preference");
});

describe.each(["in a worker", "in the page, where no worker can draw"])("drawn %s", (where) => {
  const isInPage = where !== "in a worker";
  beforeEach(() => {
    if (isInPage) Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
  });
  afterEach(() => void Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen }));

  it("is drawn there", async () => {
    const { getContext } = HTMLCanvasElement.prototype;
    const context = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(getContext);
    await show();
    await expect.poll(isDrawn).toBe(true);
    expect(context.mock.calls.length > 0).toBe(isInPage);
  });

  it.each([...characters, own].map((character) => [character.id, character] as const))(
    "%s takes the place of the emblem",
    async (_, character) => {
      await show({ character });
      await expect.poll(isDrawn).toBe(true);
      expect(getComputedStyle(emblem()).visibility).toBe("hidden");
    },
  );

  it("another character is drawn in place of the one before", async () => {
    const { change } = await show({ character: tesla });
    await expect.poll(isDrawn).toBe(true);
    const before = picture().join();
    await change({ character: own });
    await expect.poll(() => isDrawn() && picture().join() !== before).toBe(true);
  });

  it.each(["asleep", "idle", "interrupted", "failed"] as const)("rests while %s", async (state) => {
    await show({ state });
    await expect.poll(isDrawn).toBe(true);
    await expect.poll(moves).toBe(false);
  });

  it.each(["listening", "hearing", "thinking", "speaking"] as const)(
    "moves while %s, and rests afterwards",
    async (state) => {
      const { change } = await show({ state });
      await expect.poll(isDrawn).toBe(true);
      await expect.poll(moves).toBe(true);
      await change({ state: "idle" });
      await expect.poll(moves).toBe(false);
    },
  );

  it("has more ink the louder the voice is", async () => {
    let level = 0;
    await show({ state: "speaking", size: "large", level: () => level });
    await expect.poll(isDrawn).toBe(true);
    await frames(40);
    const quiet = inked();
    level = 1;
    await expect.poll(inked).toBeGreaterThan(quiet * 1.02);
  });

  it("rests while nobody sees it, and goes on afterwards", async () => {
    await show({ state: "speaking" }, { paddingBlock: 3000 });
    canvas()!.scrollIntoView();
    await expect.poll(isDrawn).toBe(true);
    await expect.poll(moves).toBe(true);
    scrollTo(0, 0);
    await expect.poll(moves).toBe(false);
    canvas()!.scrollIntoView();
    await expect.poll(moves).toBe(true);
  });

  it("takes the ink of the theme, also of one that changes", async () => {
    await show({}, { colorScheme: "light" });
    await expect.poll(isDrawn).toBe(true);
    const light = ink();
    document.querySelector<HTMLElement>(".aom")!.style.colorScheme = "dark";
    await expect.poll(ink).not.toBe(light);
  });

  it("is as sharp as the screen when its size changes", async () => {
    const { change } = await show({ size: "medium" });
    await expect.poll(isDrawn).toBe(true);
    await change({ size: "huge" });
    const wanted = () => Math.round(canvas()!.getBoundingClientRect().width * devicePixelRatio);
    await expect.poll(() => canvas()!.width - wanted()).toBe(0);
  });

  it("stands still for those who want no motion, and shows each state in another way", async () => {
    await reduceMotion("reduce");
    const pictures = new Map<string, PresenceState>();
    for (const state of ["idle", "listening", "thinking", "speaking", "failed"] as const) {
      const { unmount } = await show({ state, size: "large", level: () => 1 });
      await expect.poll(isDrawn).toBe(true);
      await expect.poll(moves).toBe(false);
      const still = picture().join();
      expect([state, pictures.get(still)]).toEqual([state, undefined]);
      pictures.set(still, state);
      await unmount();
    }
  });
});

it("asks the page for no frame while a worker draws it, also to the voice", async () => {
  await show({ state: "speaking", level: () => Math.random() });
  await expect.poll(isDrawn).toBe(true);
  const asked = vi.spyOn(window, "requestAnimationFrame");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).not.toHaveBeenCalled();
});

it("is drawn again once the device has given the graphics context back", async () => {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
  await show();
  await expect.poll(isDrawn).toBe(true);
  await expect.poll(moves).toBe(false);
  // A lost context comes back empty.
  canvas()!.getContext("2d")!.reset();
  expect(isDrawn()).toBe(false);
  canvas()!.dispatchEvent(new Event("contextrestored"));
  await expect.poll(isDrawn).toBe(true);
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen });
});

it("leaves the emblem where nothing can be drawn", async () => {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  await show({ state: "speaking" });
  await frames(20);
  expect([isDrawn(), getComputedStyle(emblem()).visibility]).toEqual([false, "visible"]);
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen });
});

it("shows only the emblem where it is small", async () => {
  await show({ size: "small" });
  expect([canvas(), getComputedStyle(emblem()).visibility]).toEqual([null, "visible"]);
});
