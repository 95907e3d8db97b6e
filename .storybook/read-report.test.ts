import { LanguageModelError, record } from "@archive-of-minds/core";
import { createTestChat, exampleMessage } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { readReport } from "./read-report";

it("shows a saved report of a failed reply, with its charts and the transitions that were taken", async () => {
  const test = await createTestChat({ messages: [exampleMessage(1)] });
  const recorder = record(test.chat);
  await test.ready();
  const call = await test.visitorSays("And did it ever fail you?");
  call.fail(new LanguageModelError("network", "Connection error."));
  await test.ready();
  const { actors, charts } = readReport(JSON.stringify(recorder.report()));
  expect(actors.map(({ chart, parent }) => [chart, parent === null])).toEqual([
    ["chat", true],
    ["turn", false],
    ["reply", false],
  ]);
  const [chat] = actors;
  const sent = chat?.events.find(({ event }) => event.type === "message.send");
  expect(sent?.active).toContain("chat.conversation.ready.replying.storing");
  const taken = charts["chat"]?.transitions.filter(({ id }) => sent?.transitions.includes(id));
  expect(taken?.map(({ event }) => event)).toContain("message.send");
  expect(chat?.events.at(-1)?.active).toContain("chat.conversation.ready.idle");
});

it("refuses a file that is no report", () => {
  expect(() => readReport('{"version": 1}')).toThrow(/This file is no recording\. Choose one/);
});
