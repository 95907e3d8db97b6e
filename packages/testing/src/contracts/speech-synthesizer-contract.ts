import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SpeechErrorReason, SpeechRequest, SpeechSynthesizer, SpeechVolume } from "@archive-of-minds/core";

/** A voice, and the means to make it fail. {@link describeSpeechSynthesizerContract} makes one for each test. */
export interface SpeechSynthesizerUnderTest {
  readonly synthesizer: SpeechSynthesizer;
  /** Makes only the next speech fail, for this reason. */
  readonly failWith?: (reason: SpeechErrorReason) => void | Promise<void>;
  readonly cleanUp?: () => void | Promise<void>;
}

const text = "Good evening. It hums.";
const aborted = { name: "AbortError" };

/** Texts that are not plain sentences. */
const oddTexts: readonly (readonly [string, string])[] = [
  ["a picture", "😀"],
  ["signs", "…!?"],
  ["other letters", "Привет, 世界."],
  ["money", "It is €5, or £3.50."],
  ["quotation marks", '“Well,” she said, ‘it\'s "so".’'],
  ["what looks like an option", "-voice kal --help"],
  ["a zero byte", "One\0two."],
  ["half a character", "A \ud83d b."],
  ["several lines", "One.\n\nTwo.\r\n"],
  ["one letter", "A"],
];

/**
 * What every speech synthesizer must do. If a browser requires a user gesture before sound, the test makes one first.
 *
 * @param failures the reasons for which this one can fail; `failWith` has to cause each of them.
 */
export function describeSpeechSynthesizerContract(
  name: string,
  make: () => SpeechSynthesizerUnderTest | Promise<SpeechSynthesizerUnderTest>,
  failures: readonly SpeechErrorReason[] = [],
): void {
  describe(`${name} as a speech synthesizer`, () => {
    let subject: SpeechSynthesizerUnderTest;
    beforeEach(async () => {
      subject = await make();
    });
    afterEach(() => subject.cleanUp?.());

    const prepare = (asked: Partial<SpeechRequest> = {}, abort = new AbortController()) => {
      const speech = subject.synthesizer.prepare({ text, voice: "tesla", ...asked }, { signal: abort.signal });
      const progress: number[] = [];
      let tell = () => {};
      const heard = new Promise<void>((resolve) => (tell = resolve));
      const volume = countListeners();
      const play = (onProgress: (spoken: number) => void = () => {}, playing = abort) =>
        speech.play({
          signal: playing.signal,
          volume,
          onProgress(spoken) {
            progress.push(spoken);
            tell();
            onProgress(spoken);
          },
        });
      return { abort, play, progress, heard, volume };
    };

    /** Until the first sound, or the end if there is nothing to say. */
    const begin = async (asked: Partial<SpeechRequest>) => {
      const { abort, play } = prepare(asked);
      await play(() => abort.abort()).catch((error: unknown) => {
        if (!abort.signal.aborted) throw error;
      });
    };

    it("has a name", () => {
      expect(subject.synthesizer.name).toMatch(/\S/);
    });

    it("is ready, and names its engine", async () => {
      const { availability, engine } = await subject.synthesizer.describe("tesla");
      expect([availability, engine?.name]).toEqual(["ready", subject.synthesizer.name]);
    });

    it("can be unlocked at any time, and more than once", () => {
      expect([subject.synthesizer.unlock(), subject.synthesizer.unlock()]).toEqual([undefined, undefined]);
    });

    it("speaks a text to its end, and reports its progress from the first sound on", async () => {
      const { play, progress } = prepare();
      await play();
      expect(progress[0]).toBe(0);
      expect(progress.at(-1)).toBe(text.length);
      expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    });

    it("speaks without a progress callback", async () => {
      const abort = new AbortController();
      const speech = subject.synthesizer.prepare({ text: "Yes.", voice: "hypatia" }, { signal: abort.signal });
      expect(await speech.play({ signal: abort.signal, volume: countListeners() })).toBeUndefined();
    });

    it("follows the volume only while it plays", async () => {
      const { play, volume } = prepare();
      const loudness = [0, 0.2, 1, Number.NaN, -3, 7];
      await play(() => volume.set(loudness.shift() ?? 1));
      expect(volume.listeners()).toBe(0);
    });

    it("speaks one after the other, the later ones prepared early", async () => {
      const [first, second, third] = [
        prepare({ text: "One." }),
        prepare({ text: "Two." }),
        prepare({ text: "Three." }),
      ];
      for (const { play } of [first, second, third]) await play();
      expect([first, second, third].map(({ progress }) => progress.at(-1))).toEqual([4, 4, 6]);
    });

    it("speaks for the five characters and for unknown ones", async () => {
      for (const voice of ["tesla", "hypatia", "faust", "flux", "cheesemaster", "constructor"]) await begin({ voice });
    });

    it("speaks with each voice it offers, and with its default voice for an unknown id", async () => {
      const { voices = [] } = await subject.synthesizer.describe("tesla");
      expect(voices).not.toHaveLength(1);
      expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
      for (const { id, name } of voices) {
        expect(name).toMatch(/\S/);
        await begin({ voiceId: id });
      }
      await begin({ voiceId: "nobody knows this voice" });
    });

    it("accepts settings, or none", async () => {
      await prepare({
        text: "Yes.",
        settings: { speed: 2, stability: 1, style: 0, similarityBoost: 0, useSpeakerBoost: false },
      }).play();
      await begin({ settings: { speed: 0.5 }, previousText: "Is it so?" });
      await begin({ settings: { speed: Number.NaN } });
    });

    it.each(oddTexts)("accepts %s", async (_case, odd) => {
      await begin({ text: odd });
    });

    it("starts nothing for a signal that is already aborted", async () => {
      const abort = new AbortController();
      abort.abort();
      const { play, progress } = prepare({}, abort);
      await expect(play()).rejects.toMatchObject(aborted);
      expect(progress).toEqual([]);
    });

    it("rejects when preparing is aborted, whether it plays or not", async () => {
      const { abort, play, progress } = prepare();
      abort.abort();
      await expect(play(undefined, new AbortController())).rejects.toMatchObject(aborted);
      expect(progress).toEqual([]);
    });

    it("rejects when it is aborted before the first sound", async () => {
      const { play, progress, volume } = prepare();
      const playing = new AbortController();
      const played = play(undefined, playing);
      playing.abort();
      await expect(played).rejects.toMatchObject(aborted);
      expect([progress, volume.listeners()]).toEqual([[], 0]);
    });

    it("rejects when it is aborted while it plays, and reports nothing more", async () => {
      const { abort, play, progress, volume } = prepare();
      await expect(play(() => abort.abort())).rejects.toMatchObject(aborted);
      expect([progress.length, volume.listeners()]).toEqual([1, 0]);
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(progress.length).toBe(1);
    });

    it("raises no unhandled rejection", async () => {
      prepare().abort.abort();
      const { abort, play } = prepare();
      const played = play().catch(() => {});
      abort.abort();
      await played;
      await new Promise((resolve) => setTimeout(resolve, 20));
    });

    it("speaks again after aborts", async () => {
      prepare().abort.abort();
      const { abort, play } = prepare();
      await play(() => abort.abort()).catch(() => {});
      const { play: playAgain, progress } = prepare();
      await playAgain();
      expect(progress.at(-1)).toBe(text.length);
    });

    it.each(failures)("fails with %s, and speaks again", async (reason) => {
      if (subject.failWith === undefined) throw new Error(`${name} has the failure ${reason}, but no failWith.`);
      await subject.failWith(reason);
      const { play, volume } = prepare();
      await expect(play()).rejects.toMatchObject({ name: "SpeechError", reason, message: expect.stringMatching(/\S/) });
      expect(volume.listeners()).toBe(0);
      if (reason !== "missingKey" && reason !== "unsupported") await begin({});
    });
  });
}

function countListeners(): SpeechVolume & { set(value: number): void; listeners(): number } {
  const listeners = new Set<() => void>();
  let value = 1;
  return {
    get value() {
      return value;
    },
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    listeners: () => listeners.size,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
