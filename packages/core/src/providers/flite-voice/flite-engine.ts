import { SpeechError } from "../../contracts";
import { abortError } from "../../shared/aborting";
import { createSerialQueue } from "../../shared/serial-queue";
import type { FliteAnswer, FliteRequest } from "./flite-messages";
import type { Samples } from "./read-wav";

type FliteJob = Omit<Extract<FliteRequest, { type: "say" }>, "type" | "id">;

export interface FliteEngineOptions {
  readonly loadModule: () => Promise<WebAssembly.Module>;
  readonly createWorker: () => Worker;
  /** A signal that aborts when one piece of speech has taken too long to make. */
  readonly startDeadline: () => AbortSignal;
  /** The worker ends after this long without a request. */
  readonly idleMs: number;
}

/** Makes speech in a worker, one piece after the other. A worker that died or hangs is replaced with the next piece. */
export interface FliteEngine {
  /** Starts the worker, so that the first words do not wait for it. */
  warmUp(): Promise<void>;
  /** An aborted job that has not begun is never begun. */
  say(job: FliteJob, signal: AbortSignal): Promise<Samples>;
  dispose(): void;
}

export function createFliteEngine({
  loadModule,
  createWorker,
  startDeadline,
  idleMs,
}: FliteEngineOptions): FliteEngine {
  const inTurn = createSerialQueue();
  let worker: Worker | null = null;
  let lastId = 0;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = () => {};

  const end = () => {
    clearTimeout(idleTimer);
    worker?.terminate();
    worker = null;
  };

  const start = async (): Promise<Worker> => {
    clearTimeout(idleTimer);
    const module = await loadModule();
    if (worker !== null) return worker;
    worker = createWorker();
    worker.postMessage({ type: "load", module } satisfies FliteRequest);
    return worker;
  };

  const run = async (job: FliteJob): Promise<Samples> => {
    const running = await start();
    const id = ++lastId;
    try {
      return await new Promise<Samples>((resolve, reject) => {
        const give = (error: SpeechError) => {
          settle();
          // The worker's state is unknown.
          end();
          reject(error);
        };
        giveUp = () => give(new SpeechError("unknown", "The built-in voice was disposed."));
        const deadline = startDeadline();
        const expire = () => give(new SpeechError("timeout", "The built-in voice did not answer in time."));
        const hear = ({ data }: MessageEvent<FliteAnswer>) => {
          if (data.id !== id) return;
          if (data.type === "failed")
            return give(new SpeechError("unknown", `The built-in voice failed: ${data.message}`));
          settle();
          resolve({ samples: data.samples, sampleRate: data.sampleRate });
        };
        const crash = (event: Event) => {
          // The caller gets the error.
          event.preventDefault();
          give(
            new SpeechError(
              "unknown",
              `The built-in voice broke down: ${event instanceof ErrorEvent ? event.message : event.type}`,
            ),
          );
        };
        const settle = () => {
          giveUp = () => {};
          deadline.removeEventListener("abort", expire);
          running.removeEventListener("message", hear);
          running.removeEventListener("messageerror", crash);
          running.removeEventListener("error", crash);
        };
        deadline.addEventListener("abort", expire);
        running.addEventListener("message", hear);
        running.addEventListener("messageerror", crash);
        running.addEventListener("error", crash);
        running.postMessage({ ...job, type: "say", id } satisfies FliteRequest);
      });
    } finally {
      clearTimeout(idleTimer);
      if (worker !== null) idleTimer = setTimeout(end, idleMs);
    }
  };

  return {
    warmUp: () =>
      inTurn(async () => {
        await run({ args: ["-voice", "rms", "-t", "a"], shape: { gain: 0 } });
      }),
    say: (job, signal) =>
      inTurn(async () => {
        if (signal.aborted) throw abortError();
        return run(job);
      }),
    dispose() {
      giveUp();
      end();
    },
  };
}
