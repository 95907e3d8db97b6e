import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { createMemoryMemoryStore, type ChatActorRef } from "@archive-of-minds/core";
import { createFakeLanguageModel } from "@archive-of-minds/testing";
import { createActor, waitFor } from "xstate";
import { complaints } from "./example-complaints.mjs";
import { examplesOf } from "./readme-examples.mjs";

const readmes = ["core", "testing", "built-in-model", "react-ui", "storybook-statecharts"].map(
  (name) => `packages/${name}/README.md`,
);
/** The pages of the documentation that have examples. */
const pages = readdirSync("apps/docs/pages", { recursive: true, encoding: "utf8" })
  .map((name) => `apps/docs/pages/${name.replaceAll("\\", "/")}`)
  .filter((path) => path.endsWith(".md") && examplesOf(path).size > 0)
  .toSorted();
const createChatSource = "packages/core/src/chat/create-chat.ts";
const wrong = resolve("packages/core/README.md.example-0.tsx");
/** One program for all, since building one takes seconds; the last example is wrong on purpose. */
const found = complaints(
  new Map([
    ...[...readmes, ...pages, createChatSource].flatMap((path) => [...examplesOf(path)]),
    [wrong, "import { createChatter } from '@archive-of-minds/core'\n"],
  ]),
);

it.each([...readmes, ...pages])("the examples of %s are type-checked", (readme) => {
  expect(examplesOf(readme).size).toBeGreaterThan(0);
  expect(found.filter((complaint) => complaint.startsWith(resolve(readme)) && !complaint.startsWith(wrong))).toEqual(
    [],
  );
});

it("an example with a removed name would fail", () => {
  expect(found.filter((complaint) => complaint.startsWith(wrong))).toEqual([
    expect.stringContaining("has no exported member named 'createChatter'"),
  ]);
});

it("the example of createChat is type-checked", () => {
  expect(found.filter((complaint) => complaint.startsWith(resolve(createChatSource)))).toEqual([]);
});

/** The console output of an example that runs as it is. */
async function output(
  example: () => Promise<unknown>,
  isEnough: (written: readonly string[]) => boolean,
): Promise<readonly string[]> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const written = () => log.mock.calls.map(([first]) => String(first));
  try {
    await example();
    await vi.waitUntil(() => isEnough(written()), { timeout: 60_000 });
    return written();
  } finally {
    log.mockRestore();
  }
}

const isReply = (line: string) => /^[A-Z].*[.?!”]$/s.test(line);

it.each([
  ["“A chat in ten lines”", () => import("virtual:example/packages/core/README.md/1.tsx")],
  ["the example of createChat", () => import("virtual:example/packages/core/src/chat/create-chat.ts/1.tsx")],
])("%s gets a reply when it runs as it is", async (_, example) => {
  const written = await output(example, (lines) => lines.some(isReply));
  expect(written.find(isReply)?.length).toBeGreaterThan(40);
});

it("“A chat in a machine of yours” gets a reply, and nothing is missing", async () => {
  const { hostMachine } = await import("virtual:example/packages/core/README.md/2.tsx");
  const host = createActor(
    hostMachine(createFakeLanguageModel({ reply: "Good evening to you." }), createMemoryMemoryStore()),
  ).start();
  const chat: ChatActorRef = host.getSnapshot().children.chat;
  chat.send({ type: "message.send", text: "Good evening" });
  const { context } = await waitFor(
    chat,
    (snapshot) =>
      snapshot.context.memory.messages.length === 2 && snapshot.can({ type: "message.send", text: "And now?" }),
    { timeout: 60_000 },
  );
  const { memory, log, reply } = context;
  expect([memory.messages.map(({ text }) => text), memory.problem, log.isBehind, reply.failure]).toEqual([
    ["Good evening", "Good evening to you."],
    null,
    false,
    null,
  ]);
  host.stop();
});

it("“looking into one” logs every event", async () => {
  const { inspected } = await import("virtual:example/packages/core/README.md/3.tsx");
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const chat: ChatActorRef = inspected(createFakeLanguageModel({ reply: "Good evening to you." }));
  chat.send({ type: "message.send", text: "Good evening" });
  expect(log.mock.calls).toContainEqual(["chat", "message.send"]);
  log.mockRestore();
  chat.stop();
});

it("“A report on a failure” has no words, and is replayed as the testing package says", async () => {
  const { recorded } = await import("virtual:example/packages/core/README.md/4.tsx");
  const { statesOf } = await import("virtual:example/packages/testing/README.md/2.tsx");
  const { chat, saveReport } = recorded(createFakeLanguageModel({ reply: "Good evening to you." }));
  await waitFor(chat as ChatActorRef, (snapshot) => snapshot.can({ type: "message.send", text: "Hello" }));
  chat.send({ type: "message.send", text: "An unspeakable secret" });
  await waitFor(chat as ChatActorRef, ({ context }) => context.memory.messages.length === 2);
  const report: string = saveReport();
  expect(report).not.toContain("secret");
  const states: readonly { readonly event: string; readonly before: unknown; readonly now: unknown }[] =
    statesOf(report);
  expect(states.map(({ event, now }) => [event, now])).toEqual(states.map(({ event, before }) => [event, before]));
  expect(states.map(({ event }) => event)).toContain("turn.written");
  chat.stop();
});

it("“Your own character, your own provider” gets that provider’s reply", async () => {
  expect(
    await output(
      () => import("virtual:example/packages/core/README.md/8.tsx"),
      (lines) => lines.length > 0,
    ),
  ).toEqual(["ARE YOU THERE?"]);
});

it("the example of a test shows how the reply ended", async () => {
  expect(
    await output(
      () => import("virtual:example/packages/testing/README.md/1.tsx"),
      (lines) => lines.length > 0,
    ),
  ).toEqual(["cutOff"]);
});
