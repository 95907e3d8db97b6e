import { expect, it } from "vitest";
import { readReplyStream } from "./read-reply-stream";

const HUMS = "The current hums.";

it.each([
  ["what came since", ["The ", "current ", "hums."], HUMS],
  ["the whole text so far", ["The ", "The current ", "The current hums."], HUMS],
  ["blank lines, then what came since", ["\n", "\n", "The ", "current hums."], HUMS],
  ["a blank line, then what came since, which is one, too", ["\n", "\nThe ", "current hums."], HUMS],
  ["a blank line, then the whole text so far", ["\n", "\nThe ", "\nThe current hums."], HUMS],
  [
    "what came since, which begins like the text so far",
    ["The ", "current hums.", " The ", "The current"],
    `${HUMS} The The current`,
  ],
])("reads a stream of %s", async (_what, chunks, text) => {
  const pieces: string[] = [];
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  for await (const piece of readReplyStream(stream, new AbortController().signal)) pieces.push(piece);
  expect(pieces.join("").trim()).toBe(text);
});
