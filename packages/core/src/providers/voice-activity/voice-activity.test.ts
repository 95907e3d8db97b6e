import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createFramer, FRAME_LENGTH, FRAME_SAMPLES } from "./framer";
import { loadFvad, type SpeechJudge } from "./fvad";
import { soundLevel } from "./sound-level";
import { createSpeechGate } from "./speech-gate";
import { soundOf, voiceAt } from "./voice.fixture";

let makeJudge: () => SpeechJudge;
beforeAll(async () => {
  const file = await readFile(createRequire(import.meta.url).resolve("@echogarden/fvad-wasm/fvad.wasm"));
  makeJudge = await loadFvad(new Uint8Array(file).buffer);
});

/** The reports for a sound, with their times in seconds. */
function judge(sound: Float32Array, rate: number, piece = 800) {
  const frame = createFramer(rate);
  const gate = createSpeechGate();
  const speech = makeJudge();
  const turns: { turn: string; at: number }[] = [];
  let frames = 0;
  for (let from = 0; from < sound.length; from += piece) {
    for (const part of frame(sound.subarray(from, from + piece))) {
      frames += 1;
      const turn = gate(speech.isSpeech(part));
      if (turn) turns.push({ turn, at: (frames * FRAME_LENGTH) / 1000 });
    }
  }
  speech.free();
  return turns;
}

const noise = (strength: number) => {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return strength * ((2 * state) / 2_147_483_647 - 1);
  };
};

describe("speech", () => {
  it.each([8_000, 16_000, 44_100, 48_000])("is detected at its start and end, at %i samples a second", (rate) => {
    const turns = judge(
      soundOf(4, rate, (second) => (second > 1 && second < 2.5 ? voiceAt(second) : 0)),
      rate,
    );
    expect(turns.map(({ turn }) => turn)).toEqual(["speechStarted", "speechEnded"]);
    const [started, ended] = turns.map(({ at }) => at);
    expect(started! - 1).toBeGreaterThan(0.15);
    expect(started! - 1).toBeLessThan(0.35);
    expect(ended! - 2.5).toBeLessThan(0.4);
  });

  it("is detected in background noise", () => {
    const hiss = noise(0.003);
    expect(
      judge(
        soundOf(4, 16_000, (second) => hiss() + (second > 1.5 && second < 2.5 ? voiceAt(second) : 0)),
        16_000,
      ).map(({ turn }) => turn),
    ).toEqual(["speechStarted", "speechEnded"]);
  });

  it("is not detected in silence, a hiss, or a knock", () => {
    const hiss = noise(0.003);
    expect(
      judge(
        soundOf(3, 16_000, () => 0),
        16_000,
      ),
    ).toEqual([]);
    expect(judge(soundOf(3, 16_000, hiss), 16_000)).toEqual([]);
    expect(
      judge(
        soundOf(3, 16_000, (second) => (second > 1 && second < 1.06 ? voiceAt(second) : 0)),
        16_000,
      ),
    ).toEqual([]);
  });

  it("that ends soon is reported as ended before it counts as an interruption", () => {
    const turns = judge(
      soundOf(3, 16_000, (second) => (second > 1 && second < 1.22 ? voiceAt(second) : 0)),
      16_000,
    );
    expect(turns.map(({ turn }) => turn)).toEqual(["speechStarted", "speechEnded"]);
    expect(turns[1]!.at - turns[0]!.at).toBeLessThan(0.3);
  });
});

describe("frames", () => {
  it("have the right length for any sample rate and any chunk size", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000),
        fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 20 }),
        (rate, pieces) => {
          const frame = createFramer(rate);
          const frames = pieces.flatMap((size) => frame(new Float32Array(size).fill(0.5)));
          const total = pieces.reduce((sum, size) => sum + size, 0);
          expect(Math.abs(frames.length - Math.floor((total / rate) * (16_000 / FRAME_SAMPLES)))).toBeLessThanOrEqual(
            1,
          );
          for (const part of frames)
            expect([part.length, part.every((sample) => Math.abs(sample - 16_383) < 2)]).toEqual([FRAME_SAMPLES, true]);
        },
      ),
    );
  });

  it("contain no sample beyond full scale", () => {
    const [part] = createFramer(16_000)(new Float32Array(FRAME_SAMPLES).fill(-3));
    expect(part?.every((sample) => sample === -32_767)).toBe(true);
  });
});

describe("the speech gate", () => {
  const turns = (frames: string) => {
    const gate = createSpeechGate();
    return frames
      .split("")
      .map((frame) => gate(frame === "#") ?? "")
      .map((turn) => (turn === "speechStarted" ? "S" : turn === "speechEnded" ? "E" : "."))
      .join("");
  };

  it.each([
    ["######", "......"],
    ["#######", "......S"],
    ["######.######", "............."],
    ["#######...####", "......S......."],
    ["#######....###", "......S...E..."],
    ["#######....#######", "......S...E......S"],
  ])("reports %s as %s", (frames, heard) => expect(turns(frames)).toBe(heard));
});

describe("the sound level", () => {
  it.each([
    [0, 0],
    [0.001, 0],
    [0.01, 0.44],
    [0.1, 0.89],
    [1, 1],
  ])("of a constant %d is %d", (sample, level) =>
    expect(soundLevel(new Float32Array(480).fill(sample))).toBeCloseTo(level, 2),
  );
});
