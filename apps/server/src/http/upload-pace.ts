import { SECOND } from "../clock";
import { createDeadline } from "../proxies/deadline";
import type { Timers } from "../proxies/timers";
import { ApiError } from "./api-error";

/**
 * The minimum rate of an upload: 13 kbit/s, far below any line on which the site loads. A client that stops sending holds
 * its memory only this long.
 */
export const minimumRate = { bytes: 16 * 1024, everyMs: 10 * SECOND };

export interface UploadPace {
  /** Rejects once the upload is too slow. */
  readonly tooSlow: Promise<never>;
  received(bytes: number): void;
  end(): void;
}

/** Watches whether a body arrives at the minimum rate. */
export function watchUploadPace(timers: Timers, { bytes: least, everyMs } = minimumRate): UploadPace {
  let received = 0;
  let fail = (_reason: ApiError) => {};
  const tooSlow = new Promise<never>((_resolve, reject) => (fail = reject));
  // An upload that ends in time leaves the promise unread.
  tooSlow.catch(() => {});
  const deadline = createDeadline(timers, () =>
    fail(new ApiError(408, "too_slow", "The request took too long to arrive.", { connection: "close" })),
  );
  deadline.set(everyMs);
  return {
    tooSlow,
    received(bytes) {
      received += bytes;
      if (received < least) return;
      received = 0;
      deadline.set(everyMs);
    },
    end: () => deadline.end(),
  };
}
