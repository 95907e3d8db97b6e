import type { Page } from "@playwright/test";

/** One short block of sound with its time. Loudness is the root mean square, 1 is full scale. */
export interface SoundBlock {
  /** In milliseconds of the page. */
  readonly at: number;
  /** At the output, as a visitor hears it. */
  readonly heard: number;
  readonly peak: number;
  /** The sound before the volume is applied. */
  readonly made: number;
  readonly samples: Float32Array;
}

declare global {
  /** Everything that was played since the page opened, and the microphone's sound. */
  var playedBlocks: SoundBlock[];
  var microphoneBlocks: { readonly at: number; readonly heard: number }[];
  var soundRate: number;
  /** The open speech recognisers. The vendor's cloud is not available in a test, which supplies the words instead. */
  var recognizers: { hear(text: string): void }[];
}

/** Records the page's audio output and the microphone's input. To be called before the page opens. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const BLOCK = 256;
    globalThis.playedBlocks = [];
    globalThis.microphoneBlocks = [];
    // oxlint-disable-next-line typescript/unbound-method -- called with the node it is taken from
    const connect = AudioNode.prototype.connect as (
      this: AudioNode,
      to: AudioNode | AudioParam,
      from?: number,
      into?: number,
    ) => AudioNode;
    const loudness = (samples: Float32Array) =>
      Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    const ears = new Map<BaseAudioContext, AudioNode>();

    /** A silent node that compares two sounds sample by sample. */
    const earOf = (context: BaseAudioContext, hear: (one: Float32Array, other: Float32Array) => void) => {
      const known = ears.get(context);
      if (known) return known;
      const merger = context.createChannelMerger(2);
      const tap = context.createScriptProcessor(BLOCK, 2, 1);
      tap.onaudioprocess = ({ inputBuffer }) => hear(inputBuffer.getChannelData(0), inputBuffer.getChannelData(1));
      connect.call(merger, tap);
      connect.call(tap, context.destination);
      ears.set(context, merger);
      return merger;
    };
    const hearOutput = (output: Float32Array, source: Float32Array) => {
      const peak = output.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
      globalThis.playedBlocks.push({
        at: performance.now(),
        heard: loudness(output),
        peak,
        made: loudness(source),
        samples: output.slice(),
      });
    };
    const hearMicrophone = (sound: Float32Array) => {
      globalThis.microphoneBlocks.push({ at: performance.now(), heard: loudness(sound) });
    };
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode | AudioParam, ...rest: number[]) {
      if (to instanceof AudioDestinationNode) {
        globalThis.soundRate = this.context.sampleRate;
        connect.call(this, earOf(this.context, hearOutput), 0, 0);
      } else if (this instanceof AudioBufferSourceNode) connect.call(this, earOf(this.context, hearOutput), 0, 1);
      else if (this instanceof MediaStreamAudioSourceNode)
        connect.call(this, earOf(this.context, hearMicrophone), 0, 0);
      return connect.call(this, to, ...rest);
    } as AudioNode["connect"];
  });
}

/** Gives the page a recogniser that opens at once and reports only the words of the test. */
export async function scriptRecognizer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.recognizers = [];
    class ScriptedRecognition extends EventTarget {
      start() {
        globalThis.recognizers.push(this);
        queueMicrotask(() => this.dispatchEvent(new Event("start")));
      }
      hear(text: string) {
        const results = [Object.assign([{ transcript: text, confidence: 0.9 }], { isFinal: true })];
        this.dispatchEvent(Object.assign(new Event("result"), { results }));
      }
      stop() {
        this.abort();
      }
      abort() {
        globalThis.recognizers = globalThis.recognizers.filter((other) => other !== this);
        queueMicrotask(() => this.dispatchEvent(new Event("end")));
      }
    }
    Object.assign(globalThis, { SpeechRecognition: ScriptedRecognition, webkitSpeechRecognition: ScriptedRecognition });
  });
}

/** What was played between two moments of the page. */
export function played(page: Page, from = 0, to = Infinity): Promise<Omit<SoundBlock, "samples">[]> {
  return page.evaluate(
    ([start, end]) =>
      globalThis.playedBlocks
        .filter(({ at }) => at >= start! && at < end!)
        .map(({ at, heard, peak, made }) => ({ at, heard, peak, made })),
    [from, Math.min(to, Number.MAX_SAFE_INTEGER)],
  );
}

export const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

export const decibels = (amplitude: number): number => 20 * Math.log10(Math.max(amplitude, 1e-6));
