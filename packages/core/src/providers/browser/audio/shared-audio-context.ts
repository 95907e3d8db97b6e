import { SpeechError } from "../../../contracts";
import { inTime } from "../../in-time";

export interface SharedAudioContextOptions {
  /** Makes the audio context, when sound is first wanted. Left out, `new AudioContext()`. */
  readonly createContext?: () => AudioContext;
  /** The destination: the loudspeakers, unless a test records. */
  readonly destination?: (context: AudioContext) => AudioNode;
}

/** The page's only audio context: created on first use, suspended while nothing plays. */
export interface SharedAudioContext {
  /** The running context. Throws `blocked` where the browser does not allow sound yet. */
  wake(): Promise<AudioContext>;
  /** Keeps it from being suspended, until the returned function is called. */
  use(): () => void;
  /** An output for one sound, at volume 0. */
  channel(context: AudioContext): GainNode;
  /** Called inside a press. */
  unlock(): void;
  /** Whether a press is needed first, as far as that is known without trying. */
  isLocked(): boolean;
  /** Replaces a context whose clock stands still. */
  discard(context: AudioContext): void;
  /** 0 (silence) to 1: how loud it is now. */
  level(): number;
  dispose(): void;
}

/** A context that has not started by then waits for a press. */
const LONGEST_START_MS = 1_000;
/** Longer than the pause between two speakers. */
const IDLE_MS = 1_500;
const QUIETEST_DB = -50;
const LOUDEST_DB = -6;

interface Output {
  readonly context: AudioContext;
  readonly master: GainNode;
  readonly meter: AnalyserNode;
}

export function createSharedAudioContext(
  options: SharedAudioContextOptions = {},
  onDiscard: () => void = () => {},
): SharedAudioContext {
  const { createContext = () => new AudioContext(), destination = (context: AudioContext) => context.destination } =
    options;
  let output: Output | null = null;
  let users = 0;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let samples: Float32Array<ArrayBuffer> | undefined;

  const open = (): Output => {
    if (output !== null && output.context.state !== "closed") return output;
    let context: AudioContext;
    try {
      context = createContext();
    } catch (cause) {
      throw new SpeechError("unsupported", "This browser cannot play sound.", { cause });
    }
    const master = context.createGain();
    const meter = context.createAnalyser();
    meter.fftSize = 1024;
    master.connect(meter).connect(destination(context));
    output = { context, master, meter };
    return output;
  };

  const rest = () => {
    clearTimeout(idleTimer);
    if (users > 0) return;
    idleTimer = setTimeout(() => {
      if (output?.context.state === "running") output.context.suspend().catch(() => {});
    }, IDLE_MS);
  };

  const discard = (context: AudioContext) => {
    if (output?.context !== context) return;
    output = null;
    context.close().catch(() => {});
    onDiscard();
  };

  return {
    async wake() {
      const { context } = open();
      if (context.state !== "running") await resume(context);
      rest();
      if (isRunning(context)) return context;
      // A phone call interrupted it, and some phones never resume it.
      if (isInterrupted(context)) discard(context);
      throw new SpeechError("blocked", "The browser lets the page make no sound until something was pressed.");
    },

    use() {
      users += 1;
      clearTimeout(idleTimer);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        users -= 1;
        rest();
      };
    },

    channel(context) {
      const gain = context.createGain();
      gain.gain.value = 0;
      if (output?.context === context) gain.connect(output.master);
      return gain;
    },

    unlock() {
      if (output !== null && isInterrupted(output.context)) discard(output.context);
      let context: AudioContext;
      try {
        context = open().context;
      } catch {
        return;
      }
      if (context.state !== "running") context.resume().catch(() => {});
      // Older phones count a press only where something was started in it.
      const silence = context.createBufferSource();
      silence.buffer = context.createBuffer(1, 1, context.sampleRate);
      silence.connect(context.destination);
      silence.start();
      rest();
    },

    isLocked: () =>
      output?.context.state !== "running" && globalThis.navigator?.userActivation?.hasBeenActive === false,

    discard,

    level() {
      if (output === null || output.context.state !== "running") return 0;
      samples ??= new Float32Array(output.meter.fftSize);
      output.meter.getFloatTimeDomainData(samples);
      let sum = 0;
      for (const sample of samples) sum += sample * sample;
      const decibels = 10 * Math.log10(sum / samples.length);
      return Math.min(1, Math.max(0, (decibels - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB)));
    },

    dispose() {
      clearTimeout(idleTimer);
      if (output !== null) discard(output.context);
    },
  };
}

const isRunning = ({ state }: AudioContext) => state === "running";
const isInterrupted = ({ state }: AudioContext) => state === "interrupted";

/** Without a press some browsers neither reject nor start. */
async function resume(context: AudioContext): Promise<void> {
  await inTime(context.resume(), LONGEST_START_MS, () => {}).catch(() => {});
}
