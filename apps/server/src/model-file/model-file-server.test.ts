import type { ReplyRequest, StreamPart } from "@archive-of-minds/core";
import { createBackendLanguageModel } from "@archive-of-minds/core/providers/backend";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../config";
import { eventually } from "../proxies/testing/eventually";
import { standInReply } from "../testing/stand-in-llama";
import {
  crashWords,
  createStandInLlamaPackage,
  hangWords,
  type StandInLlamaPackage,
} from "../testing/stand-in-llama-package";
import { createTestServer, type TestServer } from "../testing/test-server";
import type { TestVisitor } from "../testing/test-visitor";

let installed: StandInLlamaPackage;
let server: TestServer;
let visitor: TestVisitor;
beforeAll(async () => {
  installed = await createStandInLlamaPackage();
  const { modelFile, replyFirstWordSeconds } = readConfig({ ...installed.environment, MODEL_FILE_WAITING: "3" });
  server = await createTestServer({ modelFile, replyFirstWordSeconds });
  visitor = await server.unlockedVisitor();
});
afterAll(async () => {
  // The last process ends as well.
  await begin(crashWords).ended;
  await server.close();
  await installed.remove();
});

/** Asks as the page does. */
function begin(content: string, more: Partial<ReplyRequest> = {}) {
  const model = createBackendLanguageModel({ fetch: (path, init) => visitor.fetch(String(path), init) });
  const abort = new AbortController();
  const parts: (string | StreamPart)[] = [];
  const ended = (async () => {
    try {
      const request: ReplyRequest = { characterId: "tesla", messages: [{ role: "user", content }], ...more };
      for await (const part of model.stream(request, { signal: abort.signal })) parts.push(part);
      return "complete";
    } catch (error) {
      const { reason, name } = error as { readonly reason?: string; readonly name: string };
      return reason ?? name;
    }
  })();
  const text = () => parts.filter((part) => typeof part === "string").join("");
  return { abort, parts, ended, text, model };
}

it("is named to the page before the first message, and takes no pictures", async () => {
  const config = (await (await visitor.fetch("/api/config")).json()) as Record<string, unknown>;
  expect(config).toMatchObject({
    languageModels: { reply: "fixture", room: "fixture" },
    takesPictures: false,
    replyFirstWordSeconds: 120,
  });
});

it("writes the replies, in a process of its own", async () => {
  const reply = begin("Hello.", { image: { jpegBase64: "AAAA" } });
  expect([await reply.ended, reply.text(), reply.model.name]).toEqual(["complete", standInReply, "fixture"]);
  expect(reply.parts).toContainEqual({ type: "alive", isLoading: true });
});

it("tells each visitor who waits the place, and refuses one where too many wait", async () => {
  // The first reply loaded the model; this one is measured.
  await begin("Hello.").ended;
  const running = begin(hangWords);
  await eventually(() => running.text() !== "");
  const waiting = [];
  for (const place of [1, 2, 3]) {
    const next = begin("Hello.");
    await eventually(() => next.parts.length > 0);
    expect(next.parts[0]).toEqual({ type: "alive", queue: { place, waitMs: expect.any(Number) } });
    waiting.push(next);
  }
  expect(await begin("Hello.").ended).toBe("overloaded");
  waiting[0]?.abort.abort();
  running.abort.abort();
  expect(await Promise.all([running, ...waiting].map(({ ended }) => ended))).toEqual([
    "AbortError",
    "AbortError",
    "complete",
    "complete",
  ]);
});

it("keeps the words of a reply whose process ended, and answers the next visitor", async () => {
  const cut = begin(crashWords);
  expect([await cut.ended, cut.text()]).toEqual(["cutOff", "The "]);
  expect(await begin("Hello.").ended).toBe("complete");
  expect(server.logLines.some((line) => line.includes("model process ended"))).toBe(true);
});
