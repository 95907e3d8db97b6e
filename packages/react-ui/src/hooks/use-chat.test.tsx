import { LanguageModelError } from "@archive-of-minds/core";
import { createTestChat, exampleMessage } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { ChatProvider } from "../providers/ChatProvider";
import { useChat } from "./use-chat";

const answered = [
  exampleMessage(1, { text: "Good evening" }),
  exampleMessage(2, { author: "ada", text: "To you as well.", status: "complete" }),
];

async function opened(messages = answered) {
  const test = await createTestChat({ messages });
  const { result, act } = await renderHook(() => useChat(), {
    wrapper: ({ children }) => <ChatProvider chat={test.chat}>{children}</ChatProvider>,
  });
  const seen = () => {
    const { messages, status, error, streamingText } = result.current;
    return { texts: messages.map(({ text }) => text), status, reason: error?.reason, streamingText };
  };
  return { test, act, seen, hook: () => result.current };
}

const before = ["Good evening", "To you as well."];

it("loads, sends, streams and completes a reply", async () => {
  const { test, act, seen, hook } = await opened();
  await expect.poll(seen).toEqual({ texts: before, status: "ready", reason: undefined, streamingText: "" });
  await act(() => hook().sendMessage("What is light?"));
  const call = await test.model.nextCall();
  const asked = [...before, "What is light?"];
  await expect.poll(seen).toEqual({ texts: asked, status: "submitted", reason: undefined, streamingText: "" });
  call.say("A wave");
  await expect.poll(seen).toEqual({ texts: asked, status: "streaming", reason: undefined, streamingText: "A wave" });
  call.say(", I think.");
  call.finish();
  await expect
    .poll(seen)
    .toEqual({ texts: [...asked, "A wave, I think."], status: "ready", reason: undefined, streamingText: "" });
});

it("stops a reply, and keeps what was written", async () => {
  const { test, act, seen, hook } = await opened();
  await test.ready();
  await act(() => hook().sendMessage({ text: "What is light?" }));
  const call = await test.model.nextCall();
  call.say("A wave");
  await expect.poll(() => seen().streamingText).toBe("A wave");
  await act(() => hook().stop());
  await expect.poll(() => [seen().status, seen().texts.at(-1)]).toEqual(["ready", "A wave"]);
});

it("says why a reply failed, and asks again", async () => {
  const { test, act, seen, hook } = await opened();
  await test.ready();
  await act(() => hook().sendMessage("What is light?"));
  const call = await test.model.nextCall();
  call.fail(new LanguageModelError("overloaded", "Too many ask."));
  await expect.poll(() => [seen().status, seen().reason]).toEqual(["error", "overloaded"]);
  await act(() => hook().regenerate());
  const next = await test.model.nextCall();
  next.say("A wave.");
  next.finish();
  await expect.poll(() => [seen().status, seen().texts.at(-1)]).toEqual(["ready", "A wave."]);
});

it("writes the last reply again, and deletes an exchange", async () => {
  const { test, act, seen, hook } = await opened();
  await test.ready();
  await act(() => hook().regenerate());
  const call = await test.model.nextCall();
  call.say("And to you.");
  call.finish();
  await expect.poll(() => [seen().status, seen().texts]).toEqual(["ready", ["Good evening", "And to you."]]);
  await act(() => hook().deleteMessage(hook().messages[0]!.id));
  await expect.poll(() => seen().texts).toEqual([]);
});

it("keeps its actions the same from one rendering to the next", async () => {
  const { test, act, hook } = await opened();
  const { sendMessage, stop, regenerate } = hook();
  await test.ready();
  await act(() => hook().sendMessage("What is light?"));
  expect([hook().sendMessage, hook().stop, hook().regenerate]).toEqual([sendMessage, stop, regenerate]);
});

it("asks again for a reply that a reload cut off", async () => {
  const { test, act, seen, hook } = await opened([
    answered[0]!,
    exampleMessage(2, { author: "ada", text: "To you", status: "cut" }),
  ]);
  await test.ready();
  expect([seen().status, hook().canRegenerate]).toEqual(["ready", true]);
  await act(() => hook().regenerate());
  const call = await test.model.nextCall();
  call.say("To you as well.");
  call.finish();
  await expect.poll(() => seen().texts).toEqual(before);
});

it("says whether there is a reply to write again", async () => {
  const { test, act, hook } = await opened([]);
  await test.ready();
  expect(hook().canRegenerate).toBe(false);
  await act(() => hook().sendMessage("What is light?"));
  const call = await test.model.nextCall();
  expect(hook().canRegenerate).toBe(false);
  call.say("A wave");
  call.finish();
  await expect.poll(() => hook().canRegenerate).toBe(true);
});

it.each([
  ["a message with parts", { parts: [{ type: "text", text: "Hello" }] }],
  ["nothing", undefined],
])("refuses what is no text, says what to pass, and goes on: %s", async (_, message) => {
  const { test, act, seen, hook } = await opened([]);
  await test.ready();
  expect(() => hook().sendMessage(message as never)).toThrow(/^useChat\(\)\.sendMessage was given .+ Pass a text, or/);
  await act(() => hook().sendMessage("Good evening"));
  const call = await test.model.nextCall();
  call.finish();
  await expect.poll(() => seen().texts[0]).toBe("Good evening");
});
