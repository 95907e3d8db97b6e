import { LanguageModelError, timings } from "@archive-of-minds/core";
import { createTestChatRoom, settled } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { ChatRoomProvider } from "../providers/ChatRoomProvider";
import { useChatRoom } from "./use-chat-room";

async function opened(options: Parameters<typeof createTestChatRoom>[0] = {}) {
  const test = createTestChatRoom(options);
  const { result, act } = await renderHook(() => useChatRoom(), {
    wrapper: ({ children }) => <ChatRoomProvider room={test.room}>{children}</ChatRoomProvider>,
  });
  const seen = () => {
    const { messages, status, error, speaker, streamingText } = result.current;
    return { texts: messages.map(({ text }) => text), status, error, speaker, streamingText };
  };
  return { test, act, seen, hook: () => result.current };
}

const quiet = { error: null, speaker: null, streamingText: "" };

it("starts a discussion, and shows who says what", async () => {
  const { test, act, seen, hook } = await opened();
  expect(seen()).toEqual({ texts: [], status: "ready", ...quiet });
  await act(() => hook().sendMessage("What is light, Ada?"));
  const call = await test.model.nextCall();
  await expect.poll(() => [seen().texts, seen().status]).toEqual([["What is light, Ada?"], "submitted"]);
  call.say("A wave");
  await expect
    .poll(() => [seen().status, seen().speaker, seen().streamingText])
    .toEqual(["streaming", "ada", "A wave"]);
  call.say(", I think.");
  call.finish();
  await act(async () => {
    await settled();
    await test.pass(timings.noVoiceWait);
  });
  await expect.poll(() => seen().texts).toEqual(["What is light, Ada?", "A wave, I think."]);
});

it("pauses, resumes and ends it", async () => {
  const { test, act, seen, hook } = await opened();
  await act(() => hook().sendMessage("What is light?"));
  await test.model.nextCall();
  await act(() => hook().pause());
  expect(seen().status).toBe("paused");
  await act(() => hook().resume());
  expect(seen().status).toBe("submitted");
  await act(() => hook().stop());
  expect(seen()).toEqual({ texts: ["What is light?"], status: "ready", ...quiet });
  await act(() => hook().clear());
  expect(seen().texts).toEqual([]);
});

it("says why a turn failed and whose it was, and tries again", async () => {
  const { test, act, seen, hook } = await opened();
  await act(() => hook().sendMessage("What is light, Ada?"));
  const call = await test.model.nextCall();
  call.fail(new LanguageModelError("overloaded", "Too many ask."));
  await expect.poll(() => [seen().status, seen().error]).toEqual(["error", { reason: "overloaded", speaker: "ada" }]);
  await act(() => hook().retry());
  const next = await test.model.nextCall();
  next.say("A wave.");
  await expect.poll(() => [seen().status, seen().error, seen().streamingText]).toEqual(["streaming", null, "A wave."]);
});

it("asks whether to go on at the limit, and goes on", async () => {
  const { test, act, seen, hook } = await opened({ turnLimit: 1 });
  await act(() => hook().sendMessage("What is light, Ada?"));
  await act(async () => {
    await test.nextSays("A wave.");
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
  });
  await expect.poll(() => seen().status).toBe("atLimit");
  await act(() => hook().retry());
  expect(seen().status).toBe("submitted");
});

it("lets participants in and out, and mutes them", async () => {
  const { act, hook } = await opened();
  expect([hook().characters.map(({ id }) => id), hook().participants]).toEqual([
    ["ada", "ben", "cleo", "dan"],
    ["ada", "ben"],
  ]);
  await act(() => {
    hook().addParticipant("cleo");
    hook().removeParticipant("ada");
    hook().setMuted("ben", true);
  });
  expect([hook().participants, hook().muted]).toEqual([["ben", "cleo"], ["ben"]]);
  await act(() => hook().setMuted("ben", false));
  expect(hook().muted).toEqual([]);
});

it("keeps its actions the same from one rendering to the next", async () => {
  const { act, hook } = await opened();
  const { sendMessage, pause, pickSpeaker } = hook();
  await act(() => hook().sendMessage("What is light?"));
  expect([hook().sendMessage, hook().pause, hook().pickSpeaker]).toEqual([sendMessage, pause, pickSpeaker]);
});
