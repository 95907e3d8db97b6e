import type { StreamPart } from "../contracts";
import { createStopGuard } from "./stop-guard";
import { createThinkFilter } from "./think-filter";

/**
 * The reply as it is shown and spoken, of what a model that runs here writes: without its thoughts, and ending before any
 * of the stop strings. Leaving the iteration, which a stop string does, stops the model.
 */
export async function* spokenReply(
  parts: AsyncIterable<string | StreamPart>,
  stop: readonly string[] = [],
): AsyncGenerator<string | StreamPart, void, undefined> {
  const guard = createStopGuard(stop);
  const thoughts = createThinkFilter();
  const last: StreamPart[] = [];
  for await (const part of parts) {
    if (typeof part === "string") {
      const text = guard.feed(thoughts.feed(part));
      if (text !== "") yield text;
      else yield { type: "alive" };
    } else if (part.type === "alive") yield part;
    else last.push(part);
    if (guard.stopped) return;
  }
  const rest = guard.feed(thoughts.rest()) + guard.rest();
  if (rest !== "") yield rest;
  if (!guard.stopped) yield* last;
}
