import { LanguageModelError } from "../contracts";
import { createIdleTimer } from "../shared/idle-timer";
import type { Timers } from "../shared/timers";

export interface ReplyDeadlinesOptions {
  readonly timers: Timers;
  /** The longest time for the whole reply, in milliseconds. */
  readonly longestReplyMs: number;
  /** The longest time without a sign of life of the model, in milliseconds. */
  readonly modelSilenceMs: number;
  /** Called once, when one of them has passed. */
  readonly onTimeout: (error: LanguageModelError) => void;
}

/** Ends a reply that takes too long. */
export interface ReplyDeadlines {
  /** The model has shown that it is at work. */
  restartSilence(): void;
  end(): void;
}

export function startReplyDeadlines(options: ReplyDeadlinesOptions): ReplyDeadlines {
  const { timers, longestReplyMs, modelSilenceMs, onTimeout } = options;
  const late = (message: string) => () => onTimeout(new LanguageModelError("timeout", message));
  const isWhole = timers.after(longestReplyMs, late("The reply took too long."));
  const silence = createIdleTimer(timers, modelSilenceMs, late(`Nothing came for ${modelSilenceMs / 1000} seconds.`));
  silence.restart();
  return {
    restartSilence: () => silence.restart(),
    end() {
      silence.end();
      isWhole();
    },
  };
}
