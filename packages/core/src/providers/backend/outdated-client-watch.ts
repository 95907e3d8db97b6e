import { outdatedClient } from "../../shared/outdated-client";
import { parseJson } from "../../shared/json";
import { errorTypeOf } from "./call-backend";

/** Knows whether the server still serves this release of the page. */
export interface OutdatedClientWatch {
  /** Give it to every provider that calls the server. Once the server has refused this release, it sends nothing more and repeats the refusal. */
  readonly fetch: typeof globalThis.fetch;
  /** Calls back when the server refuses this release, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  isOutdated(): boolean;
}

/**
 * Watches every answer of the server for the refusal of this release (410 `outdatedClient`).
 *
 * @example
 * const { fetch, subscribe } = createOutdatedClientWatch()
 * const conversationLog = createBackendConversationLog({ fetch, outbox })
 * subscribe(() => showReloadNotice())
 */
export function createOutdatedClientWatch(
  send: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): OutdatedClientWatch {
  const listeners = new Set<() => void>();
  let refusal: string | null = null;
  const answerWith = (body: string) =>
    new Response(body, { status: 410, headers: { "content-type": "application/json" } });
  return {
    async fetch(...request) {
      if (refusal !== null) return answerWith(refusal);
      const response = await send(...request);
      if (response.status !== 410) return response;
      const body = await response.clone().text();
      if (errorTypeOf(parseJson(body)) !== outdatedClient) return response;
      refusal ??= body;
      for (const listener of listeners) listener();
      return answerWith(body);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isOutdated: () => refusal !== null,
  };
}
