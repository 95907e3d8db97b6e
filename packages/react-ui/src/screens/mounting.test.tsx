import { createMemoryBank, createMemoryMemoryStore, type MemoryBankActorRef } from "@archive-of-minds/core";
import {
  createFakeCameraDevice,
  createTestCamera,
  createTestChat,
  createTestChatRoom,
} from "@archive-of-minds/testing";
import { StrictMode, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { paintedCamera } from "../stories/painted-camera";
import "../styles/styles.css";
import { CharacterChat } from "./CharacterChat";
import { ChatRoomScreen } from "./ChatRoomScreen";

// A session outlives the components that show it: React, or a host's router, may take them away at any moment, and StrictMode
// mounts each of them twice.

const errors: unknown[][] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, "error").mockImplementation((...error) => void errors.push(error));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});

const answers = page.getByRole("article").filter({ hasText: "A wave" });

describe.each([
  ["outside StrictMode", ({ children }: { readonly children: ReactNode }) => children],
  ["in StrictMode", StrictMode],
])("%s", (_where, Around) => {
  it("a reply that streams is completed without its page, and shown once when the page is back", async () => {
    const test = await createTestChat();
    await test.ready();
    const chat = (
      <Around>
        <CharacterChat chat={test.chat} />
      </Around>
    );
    const screen = await render(chat);
    await userEvent.fill(page.getByRole("textbox", { name: "Message" }), "What is light?");
    await userEvent.keyboard("{Enter}");
    const call = await test.model.nextCall();
    call.say("A wave");
    await expect.element(answers).toBeVisible();
    await screen.unmount();
    call.say(", I think.");
    await render(chat);
    await expect.element(page.getByText("A wave, I think.")).toBeVisible();
    call.finish();
    await test.until((snapshot) => snapshot.context.memory.messages.length === 2);
    await expect.element(answers).toHaveAttribute("data-end", "complete");
    expect(answers.elements()).toHaveLength(1);
    expect(test.model.calls).toHaveLength(1);
  });

  it("a discussion goes on where it was when the room is back", async () => {
    const test = createTestChatRoom();
    await test.loaded();
    const room = (
      <Around>
        <ChatRoomScreen room={test.room} onClose={() => {}} />
      </Around>
    );
    const screen = await render(room);
    test.visitorSays("Ada, what is light?");
    const call = await test.model.nextCall();
    call.say("A wave");
    await expect.element(page.getByText("A wave").first()).toBeVisible();
    await screen.unmount();
    expect(test.state()).toContain("running");
    call.say(", I think.");
    call.finish();
    await render(room);
    await expect.element(page.getByText("A wave, I think.").first()).toBeVisible();
    expect(test.transcript().filter((line) => line.includes("what is light"))).toHaveLength(1);
  });

  it("one camera is open, and none when the page is gone", async () => {
    const test = await createTestChat();
    await test.ready();
    const device = createFakeCameraDevice();
    const camera = createTestCamera({ cameraDevice: paintedCamera(device) });
    const screen = await render(
      <Around>
        <CharacterChat chat={test.chat} camera={camera.camera} />
      </Around>,
    );
    await camera.turnOn();
    expect([device.openings.length, device.liveCount]).toEqual([1, 1]);
    await screen.unmount();
    await camera.settle();
    expect(device.liveCount).toBe(0);
  });

  it("of the memory banks that were opened none outlives its panel", async () => {
    const test = await createTestChat();
    await test.ready();
    const opened: MemoryBankActorRef[] = [];
    const screen = await render(
      <Around>
        <CharacterChat
          chat={test.chat}
          memoryBank={(character) => {
            const bank = createMemoryBank({ character, providers: { memoryStore: createMemoryMemoryStore() } });
            opened.push(bank);
            return bank;
          }}
        />
      </Around>,
    );
    await userEvent.click(page.getByRole("button", { name: "View Memory" }));
    await expect.element(page.getByRole("button", { name: "Download File" })).toBeVisible();
    await screen.unmount();
    await expect.poll(() => opened.map((bank) => bank.getSnapshot().status)).not.toContain("active");
  });
});
