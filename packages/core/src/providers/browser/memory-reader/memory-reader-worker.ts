import { MemoryReadError, type Message } from "../../../contracts";
import { readText } from "../../../memory/page-memory-reader";
import { parseMemory } from "../../../memory/parse-memory";
import { weigh, WEIGHT_AT_ONCE } from "../../../memory/weigh";
import type { ReadAnswer, ReadRequest } from "./memory-reader-messages";

/** The maximum size of a part. */
const MESSAGES = 500;

self.onmessage = ({ data }: MessageEvent<ReadRequest>) => void read(data);

async function read({ source, characterId, now }: ReadRequest): Promise<void> {
  try {
    const { messages, ...memory } = parseMemory(
      await readText(source, { onProgress: (share) => post({ type: "progress", share }) }),
      { characterId, now },
    );
    post({ type: "parsed", memory, total: messages.length });
    for (const slice of slicesOf(messages)) post({ type: "slice", messages: slice });
    post({ type: "done" });
  } catch (error) {
    if (error instanceof MemoryReadError)
      post({ type: "refused", reason: error.reason, message: error.message, at: error.at });
    else post({ type: "failed", message: String(error) });
  }
}

function* slicesOf(messages: readonly Message[]): Generator<readonly Message[]> {
  let slice: Message[] = [];
  let weight = 0;
  for (const message of messages) {
    slice.push(message);
    weight += weigh(message);
    if (slice.length < MESSAGES && weight < WEIGHT_AT_ONCE) continue;
    yield slice;
    slice = [];
    weight = 0;
  }
  if (slice.length > 0) yield slice;
}

function post(answer: ReadAnswer): void {
  self.postMessage(answer);
}
