/** A recording of the output, for tests. */
export interface Capture {
  /** For the output's option of this name. */
  readonly destination: (context: AudioContext) => AudioNode;
  /** The output's clock, in seconds. */
  now(): number;
  /** The loudest sample between two times; to the last one heard when left out. */
  peak(from?: number, to?: number): number;
  samples(from?: number, to?: number): Float32Array;
  sampleRate(): number;
}

const BLOCK = 512;

export function createCapture(): Capture {
  const blocks: { readonly time: number; readonly samples: Float32Array }[] = [];
  let heard: AudioContext | null = null;
  const samples = (from = -Infinity, to = Infinity) => {
    const wanted = blocks.filter(({ time }) => time >= from && time < to);
    const joined = new Float32Array(wanted.length * BLOCK);
    wanted.forEach((block, index) => joined.set(block.samples, index * BLOCK));
    return joined;
  };
  return {
    destination(context) {
      heard = context;
      const node = context.createScriptProcessor(BLOCK, 1, 1);
      node.onaudioprocess = ({ playbackTime, inputBuffer }) =>
        blocks.push({ time: playbackTime, samples: inputBuffer.getChannelData(0).slice() });
      node.connect(context.destination);
      return node;
    },
    now: () => heard?.currentTime ?? 0,
    samples,
    peak: (from, to) => samples(from, to).reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0),
    sampleRate: () => heard?.sampleRate ?? 0,
  };
}

/**
 * The recording without completely empty blocks: a busy machine drops one now and then. A silence of the sound itself
 * begins and ends within blocks.
 */
export function withoutDropped(samples: Float32Array): Float32Array {
  const kept: number[] = [];
  for (let start = 0; start < samples.length; start += BLOCK) {
    const block = samples.subarray(start, start + BLOCK);
    if (block.some((sample) => sample !== 0)) kept.push(...block);
  }
  return Float32Array.from(kept);
}

/** The pitch of a plain tone: of most of its waves, because a busy machine sometimes drops a piece of the recording. */
export function pitchOf(samples: Float32Array, sampleRate: number): number {
  const rises: number[] = [];
  for (let index = 1; index < samples.length; index += 1) {
    const [before, after] = [samples[index - 1]!, samples[index]!];
    // Between two samples, where the line through them crosses zero.
    if (before < 0 && after >= 0) rises.push(index - after / (after - before));
  }
  const lengths = rises
    .slice(1)
    .map((rise, index) => rise - rises[index]!)
    .toSorted((one, other) => one - other);
  return sampleRate / lengths[Math.floor(lengths.length / 2)]!;
}
