import { createTestChat, type TestChatOptions } from "@archive-of-minds/testing";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { ChatProvider } from "../../providers/ChatProvider";
import { pressUntilGone } from "../../shared/press.fixture";
import { Composer } from "./Composer";
import "../../styles/styles.css";

async function open(options: TestChatOptions = {}) {
  const test = await createTestChat(options);
  await test.ready();
  const screen = await render(
    <ChatProvider chat={test.chat}>
      <Composer />
    </ChatProvider>,
  );
  const field = screen.getByRole("textbox", { name: "Message" });
  const send = screen.getByRole("button", { name: "Send" });
  return { test, screen, field, send };
}

const said = (test: Awaited<ReturnType<typeof createTestChat>>) =>
  test.chat.getSnapshot().context.memory.messages.map(({ text }) => text);

describe("the composer", () => {
  it("sends with Enter and starts a new line with Shift+Enter", async () => {
    const { test, field } = await open();
    await field.fill("Good");
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    await userEvent.keyboard("evening");
    expect(said(test)).toEqual([]);
    await userEvent.keyboard("{Enter}");
    expect(said(test)).toEqual(["Good\nevening"]);
    await expect.element(field).toHaveValue("");
  });

  it("tells the page of each submission, by key and by button", async () => {
    const { chat, ready } = await createTestChat();
    await ready();
    let submissions = 0;
    const screen = await render(
      <ChatProvider chat={chat}>
        <Composer onSubmit={() => void submissions++} />
      </ChatProvider>,
    );
    await screen.getByRole("textbox", { name: "Message" }).fill("Good evening");
    await userEvent.keyboard("{Enter}");
    expect(submissions).toBe(1);
    expect(chat.getSnapshot().context.memory.messages).toHaveLength(1);
  });

  it("does not send with Enter during input method composition", async () => {
    const { test, field } = await open();
    await field.fill("こんにちは");
    field
      .element()
      .dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true }),
      );
    field
      .element()
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true }));
    expect(said(test)).toEqual([]);
    field.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    expect(said(test)).toEqual(["こんにちは"]);
  });

  it("cannot send while it is blank", async () => {
    const { field, send } = await open();
    await expect.element(send).toBeDisabled();
    await field.fill("   ");
    await expect.element(send).toBeDisabled();
    await field.fill("Good evening");
    await expect.element(send).toBeEnabled();
  });

  it("sends a key to the chat after its frame, and a change of what can be sent at once", async () => {
    const { test, field } = await open();
    const draft = () => test.chat.getSnapshot().context.composer.draft;
    /** Synchronous, so that the draft can be read right after the key. */
    const write = (text: string) => {
      const element = field.element() as HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(element, text);
      element.dispatchEvent(new InputEvent("input", { bubbles: true }));
      return draft();
    };
    expect([write("G"), write("Go"), write("Goo")]).toEqual(["G", "G", "G"]);
    await expect.poll(draft).toBe("Goo");
    // Text that is not yet sent to the chat survives a change of its draft and an unmount.
    write("Good");
    test.chat.send({ type: "turnTaking.automate" });
    await expect.element(field).toHaveValue("Good");
    field.element().dispatchEvent(new FocusEvent("blur"));
    expect(draft()).toBe("Good");
    expect([write("Good e"), write("")]).toEqual(["Good", ""]);
  });

  it("sends text that was typed in the same frame as Enter", async () => {
    const { test, field } = await open();
    await field.fill("Good");
    const element = field.element() as HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(element, "Good evening");
    element.dispatchEvent(new InputEvent("input", { bubbles: true }));
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    expect(said(test)).toEqual(["Good evening"]);
  });

  it("is disabled until the first word and then gets the focus back, while Send waits for the end", async () => {
    const { test, field, send, screen } = await open();
    await field.fill("Good evening");
    await userEvent.keyboard("{Enter}");
    const call = await test.model.nextCall();
    await expect.element(field).toBeDisabled();
    call.say("Good");
    await expect.element(field).toBeEnabled();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("And then?");
    await expect.element(send).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Stop reply" })).toBeVisible();
    call.finish();
    await expect.element(send).toBeEnabled();
    await expect.element(field).toHaveValue("And then?");
  });

  it("stops a reply with Escape", async () => {
    const { test, field } = await open();
    await field.fill("Tell me a story");
    await userEvent.keyboard("{Enter}");
    const call = await test.model.nextCall();
    call.say("Once upon");
    await expect.element(field).toBeEnabled();
    await userEvent.keyboard("{Escape}");
    expect([call.signal.aborted, test.chat.getSnapshot().context.memory.messages.at(-1)?.status]).toEqual([
      true,
      "stopped",
    ]);
    await expect.element(field).toHaveFocus();
  });

  it.each([
    ["awaited", ""],
    ["being written", "Once upon"],
  ])("has the focus when “Stop reply” was pressed, while the reply was %s", async (_, said) => {
    const { test, field, screen } = await open();
    await field.fill("Tell me a story");
    await userEvent.keyboard("{Enter}");
    const call = await test.model.nextCall();
    if (said !== "") {
      call.say(said);
      await expect.element(field).toBeEnabled();
    }
    await pressUntilGone(screen.getByRole("button", { name: "Stop reply" }));
    await expect.element(field).toHaveFocus();
  });

  it.each([
    ["a mouse, on a screen to be touched", "mouse", "Message"],
    ["a finger, whose keyboard would come up", "touch", "Menu"],
  ])("moves the focus to a near control when “Stop reply” was pressed with %s", async (_, pointerType, focused) => {
    const desktop = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.defineProperty(desktop(query), "matches", { value: false }),
    );
    const { test, screen } = await open();
    const call = await test.visitorSays("Tell me a story");
    call.say("Once upon");
    const stop = screen.getByRole("button", { name: "Stop reply" });
    await expect.element(stop).toBeVisible();
    (stop.element() as HTMLElement).focus();
    await pressUntilGone(stop, (each) =>
      each.element().dispatchEvent(new PointerEvent("click", { pointerType, bubbles: true, cancelable: true })),
    );
    await expect.element(screen.getByRole(focused === "Menu" ? "button" : "textbox", { name: focused })).toHaveFocus();
    vi.restoreAllMocks();
  });

  it("reports a text that is too long to send, and keeps it", async () => {
    const { test, screen, field, send } = await open();
    const long = "a".repeat(1_000_001);
    await field.fill(long);
    const notice = screen.getByText(/^Shorten this message/);
    await expect.element(notice).toBeVisible();
    await expect.element(send).toBeDisabled();
    await userEvent.keyboard("{Enter}");
    expect([said(test), (field.element() as HTMLTextAreaElement).value.length]).toEqual([[], 1_000_001]);
    await field.fill(long.slice(1));
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(send).toBeEnabled();
  });

  it("keeps the text when a reply fails", async () => {
    const { test, field } = await open();
    await field.fill("Good evening");
    await userEvent.keyboard("{Enter}");
    const call = await test.model.nextCall();
    call.say("Good");
    await expect.element(field).toBeEnabled();
    await userEvent.keyboard("A second thought");
    call.cut();
    await test.ready();
    await expect.element(field).toHaveValue("A second thought");
  });

  it.each([
    ["a desktop", 1280, 800],
    ["a phone", 390, 844],
  ])("moves nothing below it while a reply comes and goes, on %s", async (_, width, height) => {
    await page.viewport(width, height);
    const { test, field, screen } = await open();
    const places = () =>
      ["Menu", "Record", /^(Send|Stop reply)$/].map((name) => {
        const {
          left,
          top,
          width: wide,
        } = screen.getByRole("button", { name, exact: true }).element().getBoundingClientRect();
        return [left, top, wide].map(Math.round);
      });
    const before = places();
    const call = await test.visitorSays("Good evening");
    await expect.element(screen.getByRole("button", { name: "Stop reply" })).toBeVisible();
    expect(places()).toEqual(before);
    call.say("Good");
    call.finish();
    await test.ready();
    await expect.element(screen.getByRole("button", { name: "Send" })).toBeVisible();
    expect(places()).toEqual(before);
    await expect.element(field).toBeVisible();
  });

  it("ignores presses for half a second after Send and Stop reply are swapped", async () => {
    const { test, field, screen, send } = await open();
    let now = 10_000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const call = await test.visitorSays("Good evening");
    call.say("Good");
    const stop = screen.getByRole("button", { name: "Stop reply" });
    await expect.element(stop).toBeVisible();
    now += 499;
    (stop.element() as HTMLElement).click();
    expect(call.signal.aborted).toBe(false);
    call.finish();
    await test.ready();
    await field.fill("And then?");
    await expect.element(send).toBeEnabled();
    now += 499;
    (send.element() as HTMLElement).click();
    expect(said(test)).toEqual(["Good evening", "Good"]);
    now += 1;
    (send.element() as HTMLElement).click();
    expect(said(test)).toEqual(["Good evening", "Good", "And then?"]);
    vi.restoreAllMocks();
  });

  it("does not stop a reply with Enter", async () => {
    const { test, field } = await open();
    await field.fill("Good evening");
    await userEvent.keyboard("{Enter}");
    const call = await test.model.nextCall();
    call.say("Good");
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("And?{Enter}{Enter}");
    expect([call.signal.aborted, said(test)]).toEqual([false, ["Good evening"]]);
    await expect.element(field).toHaveValue("And?");
  });
});
