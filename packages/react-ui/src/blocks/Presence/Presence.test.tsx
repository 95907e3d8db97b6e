import { tesla, type PresenceState } from "@archive-of-minds/core";
import { createFakeSpeechSynthesizer, createTestChat } from "@archive-of-minds/testing";
import type {} from "@vitest/browser-playwright";
import { afterEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page } from "vitest/browser";
import "../../styles/styles.css";
import { CharacterChat } from "../../screens/CharacterChat";
import { Presence, type PresenceProps } from "./Presence";

const states: readonly PresenceState[] = [
  "asleep",
  "idle",
  "listening",
  "hearing",
  "thinking",
  "speaking",
  "interrupted",
  "failed",
];

type Preference = "prefers-reduced-motion" | "forced-colors";

/** Emulates a preference of the visitor's system; without a name, none. */
const prefer = (name?: Preference) =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: name ? [{ name, value: name === "forced-colors" ? "active" : "reduce" }] : [],
  });
afterEach(() => prefer());

const presence = () => document.querySelector<HTMLElement>(".aom-presence")!;
const ring = () => getComputedStyle(presence(), "::after");
/** How much larger the outer ring is than it was drawn. */
const swell = () => (ring().transform === "none" ? 1 : new DOMMatrix(ring().transform).a);
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

async function show(props: Partial<PresenceProps>) {
  await page.viewport(1280, 800);
  return render(
    <div className="aom">
      <Presence character={tesla} state="idle" {...props} />
    </div>,
  );
}

/** Everything that distinguishes one state from another. */
function looks(): string {
  const { borderStyle, borderWidth, opacity, animationName } = getComputedStyle(presence());
  const outer = ring();
  return [
    borderStyle,
    borderWidth,
    opacity,
    animationName,
    outer.opacity,
    outer.borderStyle,
    outer.borderRightColor,
    outer.animationName,
  ].join(" ");
}

it.each([
  ["small", 24],
  ["medium", 56],
  ["large", 160],
  ["huge", 496],
] as const)("has the given size: %s", async (size, pixels) => {
  for (const state of states) {
    const { unmount } = await show({ size, state });
    const { offsetWidth, offsetHeight } = presence();
    expect([state, offsetWidth, offsetHeight]).toEqual([state, pixels, pixels]);
    await unmount();
  }
});

it.each([
  ["to anybody", undefined],
  ["without colours of its own", "forced-colors"],
  ["without motion", "prefers-reduced-motion"],
] as const)("looks different in each state, %s", async (_, preference) => {
  await prefer(preference);
  const seen = new Map<string, PresenceState>();
  for (const state of states) {
    const { unmount } = await show({ state });
    expect([state, seen.get(looks())]).toEqual([state, undefined]);
    seen.set(looks(), state);
    await unmount();
  }
});

it("uses the colours of forced-colors mode", async () => {
  await prefer("forced-colors");
  await show({ state: "failed" });
  const text = Object.assign(document.createElement("span"), { style: "color: CanvasText" });
  document.body.append(text);
  const wanted = getComputedStyle(text).color;
  text.remove();
  const { borderTopColor, borderTopWidth, color } = getComputedStyle(presence());
  expect([borderTopColor, color, borderTopWidth]).toEqual([wanted, wanted, "1px"]);
});

describe("the ring", () => {
  it.each(["listening", "hearing", "speaking"] as const)("follows the volume while %s", async (state) => {
    let level = 1;
    await show({ state, level: () => level });
    await expect.poll(swell).toBeGreaterThan(1.15);
    level = 0;
    await expect.poll(swell).toBeLessThan(1.01);
  });

  it.each(["asleep", "idle", "thinking", "interrupted", "failed"] as const)(
    "does not read the volume while %s",
    async (state) => {
      let asked = 0;
      await show({
        state,
        level: () => {
          asked += 1;
          return 1;
        },
      });
      await frames(10);
      expect(asked).toBe(0);
    },
  );

  it("does not move with reduced motion", async () => {
    await prefer("prefers-reduced-motion");
    let asked = 0;
    const level = () => {
      asked += 1;
      return 1;
    };
    for (const state of states) {
      const { unmount } = await show({ state, level });
      await frames(3);
      expect([state, swell(), ring().animationName, getComputedStyle(presence()).animationName]).toEqual([
        state,
        1,
        "none",
        "none",
      ]);
      await unmount();
    }
    expect(asked).toBe(0);
  });

  it("stops when it is unmounted", async () => {
    let asked = 0;
    const { unmount } = await show({ state: "speaking", level: () => (asked += 1) && 1 });
    await expect.poll(() => asked).toBeGreaterThan(2);
    await unmount();
    const before = asked;
    await frames(5);
    expect(asked).toBe(before);
  });
});

describe("in voice-only mode", () => {
  async function byEar(kind: "builtIn" | "system" = "builtIn") {
    let level = 0;
    const voice = createFakeSpeechSynthesizer({ kind });
    const test = await createTestChat({
      speechSynthesizer: voice,
      settings: { "aom.voiceOnly": "true" },
      outputLevel: () => level,
    });
    await test.ready();
    await test.until(({ context }) => context.voice.status !== null);
    test.chat.send({ type: "audio.unlock" });
    await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
    await expect.poll(presence).toHaveAttribute("data-state", "idle");
    return { ...test, voice, setLevel: (next: number) => (level = next) };
  }

  it("moves with the visitor’s voice, and then with the character’s", async () => {
    const { visitorPressesRecord, detector, chat, visitorSays, voice, setLevel } = await byEar();
    await visitorPressesRecord();
    expect(presence()).toHaveAttribute("data-state", "listening");
    detector.setLevel(1);
    await expect.poll(swell).toBeGreaterThan(1.15);
    chat.send({ type: "mic.cancel" });
    const call = await visitorSays("Who are you?");
    call.say("I am Ada. ");
    (await voice.nextSpeech()).say(1);
    await expect.poll(presence).toHaveAttribute("data-state", "speaking");
    await expect.poll(swell).toBeLessThan(1.01);
    setLevel(1);
    await expect.poll(swell).toBeGreaterThan(1.15);
  });

  it("breathes by itself where the volume is unknown", async () => {
    const { visitorSays, voice } = await byEar("system");
    const call = await visitorSays("Who are you?");
    call.say("I am Ada. ");
    (await voice.nextSpeech()).say(1);
    await expect.poll(presence).toHaveAttribute("data-state", "speaking");
    expect([ring().animationName, presence().style.length]).toEqual(["aom-speak", 0]);
  });
});
