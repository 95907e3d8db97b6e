import { describe, expect, it } from "vitest";
import { inVendorPage, SILENCE, until, wait } from "./socket-conversations.fixture";

const given = inVendorPage();
const { remote, begin, isLeft } = given;

describe("an interruption", () => {
  const isHeard = () =>
    until(() => expect(given.page.capture.peak(given.page.capture.now() - 0.1)).toBeGreaterThan(0.02));

  it("silences the agent, including late sound", async () => {
    let interrupted = Number.NaN;
    const { controls } = await begin(
      {},
      {
        onEvent(event) {
          if (event.type === "incoming" && (event.event as { type: string }).type === "interruption")
            interrupted = given.page.capture.now();
        },
      },
    );
    await remote.control("says", "A wave, and a particle, and much else.", { milliseconds: 8_000 });
    await isHeard();
    await wait(300);
    await remote.control("interrupts");
    await until(() => expect(interrupted).toBeGreaterThan(0));
    await wait(500);
    await remote.control("send", {
      type: "audio",
      audio_event: { audio_base_64: btoa("\u0000\u007f".repeat(16_000)), event_id: 1 },
    });
    await wait(2_500);
    expect(given.page.capture.peak(interrupted - 0.2, interrupted)).toBeGreaterThan(0.02);
    expect(given.page.capture.peak(interrupted + 0.4)).toBeLessThan(SILENCE);
    controls.end();
    await isLeft();
  });

  it("leaves the next turn at its volume", async () => {
    const { controls, ofType } = await begin();
    controls.setVolume(0.5);
    await remote.control("says", "A wave, and a particle.", { milliseconds: 8_000 });
    await isHeard();
    await remote.control("interrupts");
    await until(() => expect(ofType("interruption").length).toBe(1));
    await wait(150);
    await until(() => expect(given.page.capture.peak(given.page.capture.now() - 0.1)).toBeLessThan(SILENCE));
    await remote.control("says", "As you wish.", { milliseconds: 1_000 });
    await isHeard();
    expect(given.page.gain()).toBe(0.5);
    await until(() => expect(ofType("mode").at(-1)).toEqual({ type: "mode", mode: "listening" }));
    controls.end();
    await isLeft();
  });
});
