import { expect, it } from "vitest";
import { addressOf, beginReply } from "../testing/running-server";
import { serverWithVendor } from "../testing/server-with-vendor";
import { openReply } from "../testing/test-vendor";

// The server as a process of its own.

const given = serverWithVendor();

it("starts and answers with the vendor’s model where the file and the package are missing, and logs it once", async () => {
  given.vendor.answer(openReply("first"));
  const started = given.start({ MODEL_FILE: "/nowhere/small.gguf", ANTHROPIC_NAME: "House model" });
  const reply = await beginReply(await addressOf(started));
  expect(reply.statusCode).toBe(200);
  const lines = started.lines.filter((line) => line.includes("small.gguf"));
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: "warn",
      event: "model not used",
      model: "small.gguf",
      instead: "House model",
    }),
  ]);
});
