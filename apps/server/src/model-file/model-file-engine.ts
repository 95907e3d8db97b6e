import { LanguageModelError, type StreamPart } from "@archive-of-minds/core";
import { SECOND } from "../clock";
import type { Logger } from "../log";
import type { Timers } from "../proxies/timers";
import type { FromModelProcess, ModelReplyRequest, ModelSettings } from "./model-file-messages";
import type { ModelProcess, StartModelProcess } from "./start-model-process";

export interface ModelFileEngineOptions {
  readonly settings: ModelSettings;
  readonly start: StartModelProcess;
  readonly timers: Timers;
  readonly log: Logger;
}

/** Runs the model in a process of its own, which is started again when it has ended. */
export interface ModelFileEngine {
  /** Starts to load the model, so that the first reply need not wait for it. */
  load(): void;
  /**
   * @param onFree called once, when the process works on this reply no more: with `true` where that took as long as a reply
   *   does, without loading the model, and not aborted before the first word.
   * @throws LanguageModelError: `unavailable` where the model cannot be loaded or the process ends before the first word,
   *   `cutOff` where it ends after it, `tooLong` for a message longer than a context.
   */
  reply(
    request: ModelReplyRequest,
    signal: AbortSignal,
    onFree: (isTypical: boolean) => void,
  ): AsyncGenerator<string | StreamPart, void, undefined>;
}

/** How long a process whose model is loaded may go on with a reply that was aborted; then it is ended. */
const STUCK_MS = 30 * SECOND;
/** How long a model that could not be loaded is not tried again. */
const PAUSE_MS = 30 * SECOND;

type Arrival = FromModelProcess | { readonly type: "ended" };

interface Call {
  receive(arrival: Arrival): void;
}

interface Running {
  readonly process: ModelProcess;
  isLoaded: boolean;
}

export function createModelFileEngine({ settings, start, timers, log }: ModelFileEngineOptions): ModelFileEngine {
  let running: Running | null = null;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let lastId = 0;
  const calls = new Map<number, Call>();

  const tellAll = (arrival: Arrival) => {
    for (const call of [...calls.values()]) call.receive(arrival);
  };
  const pause = () => (pausedUntil = timers.now() + PAUSE_MS);

  const begin = (): Running => {
    const startedAt = timers.now();
    let started: Running | null = null;
    const process = start({
      onMessage(message) {
        if (running !== started) return;
        if (message.type === "loaded") {
          if (running !== null) running.isLoaded = true;
          const { contextTokens, contexts, threads } = settings;
          const ms = Math.round(timers.now() - startedAt);
          log.info("model file loaded", { ms, contextTokens, contexts, threads });
        } else if (message.type === "notLoaded") {
          log.error("model file not loaded", { reason: message.message.slice(0, 200) });
          pause();
          running = null;
          process.kill();
          tellAll(message);
        } else if (message.type === "loading") tellAll(message);
        else calls.get(message.id)?.receive(message);
      },
      onEnd(how) {
        if (running !== started) return;
        log.error("model process ended", how);
        if (running?.isLoaded !== true) pause();
        running = null;
        tellAll({ type: "ended" });
      },
    });
    started = { process, isLoaded: false };
    process.send({ type: "load", ...settings });
    return started;
  };
  const ensure = (): Running => {
    const left = pausedUntil - timers.now();
    if (running === null && left > 0) throw notLoaded({ retryAfterMs: left });
    running ??= begin();
    return running;
  };

  return {
    load: () => void ensure(),

    async *reply(request, signal, onFree) {
      const id = ++lastId;
      const arrived: Arrival[] = [];
      let wake = () => {};
      let isOver = false;
      let cancelKill = () => {};
      let hasText = false;
      let at: Running;
      try {
        at = ensure();
      } catch (error) {
        onFree(false);
        throw error;
      }
      const wasLoaded = at.isLoaded;
      calls.set(id, {
        receive(arrival) {
          arrived.push(arrival);
          if (arrival.type === "delta") hasText = true;
          if (isLast(arrival)) {
            isOver = true;
            calls.delete(id);
            cancelKill();
            onFree(wasLoaded && hasText);
          }
          wake();
        },
      });
      const onAbort = () => wake();
      signal.addEventListener("abort", onAbort);
      at.process.send({ type: "reply", id, ...request });
      try {
        yield { type: "alive", ...(!at.isLoaded && { isLoading: true }) };
        for (;;) {
          signal.throwIfAborted();
          const next = arrived.shift();
          if (next === undefined) {
            await new Promise<void>((resolve) => (wake = resolve));
            continue;
          }
          if (next.type === "delta") yield next.text;
          else if (next.type === "end") {
            const { inputTokens, outputTokens, reason } = next;
            yield { type: "usage", inputTokens, outputTokens };
            if (reason === "length") yield { type: "end", reason };
            return;
          } else if (isLast(next)) throw toError(next, hasText);
          else yield { type: "alive", ...(next.type === "loading" && { isLoading: true }) };
        }
      } finally {
        signal.removeEventListener("abort", onAbort);
        if (!isOver) {
          at.process.send({ type: "abort", id });
          const watch = () => {
            cancelKill = timers.after(STUCK_MS, () => (at.isLoaded ? at.process.kill() : watch()));
          };
          watch();
        }
      }
    },
  };
}

type Last = Exclude<Arrival, { readonly type: "loading" | "loaded" | "alive" | "delta" }>;

/** Whether the process works on a reply no more. */
const isLast = (arrival: Arrival): arrival is Last =>
  arrival.type === "end" || arrival.type === "failed" || arrival.type === "notLoaded" || arrival.type === "ended";

const notLoaded = (details: { readonly retryAfterMs: number }) =>
  new LanguageModelError("unavailable", "The model file could not be loaded.", details);

function toError(last: Exclude<Last, { readonly type: "end" }>, hasText: boolean): LanguageModelError {
  switch (last.type) {
    case "notLoaded":
      return notLoaded({ retryAfterMs: PAUSE_MS });
    case "ended":
      return hasText
        ? new LanguageModelError("cutOff", "The model stopped in the middle of the reply.")
        : new LanguageModelError("unavailable", "The model stopped before the first word.");
    case "failed":
      return last.reason === "tooLong"
        ? new LanguageModelError("tooLong", last.message)
        : new LanguageModelError(hasText ? "cutOff" : "unavailable", last.message);
  }
}
