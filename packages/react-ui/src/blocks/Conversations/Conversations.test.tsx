import {
  createFakeConversationLog,
  createTestChat,
  exampleMessage,
  settled,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { CharacterChat } from "../../screens/CharacterChat";
import "../../styles/styles.css";

const panel = page.getByRole("dialog", { name: "Memory Bank" });
const list = panel.getByRole("region", { name: "Conversations" });
const item = (name: string) => list.getByRole("button", { name });
const log = page.getByRole("region", { name: "Messages" });
const question = page.getByRole("alertdialog");

/** A conversation on light, and after it one on sound, which opens. */
const both = [
  exampleMessage(1, { text: "What is *light*?" }),
  exampleMessage(2, { author: "ada", text: "A wave.", status: "complete" }),
  exampleMessage(3, { conversationId: "second", text: "And sound?" }),
  exampleMessage(4, { conversationId: "second", author: "ada", text: "Another wave.", status: "complete" }),
];

async function opened(options: TestChatOptions = {}, at: readonly [number, number] = [1280, 800]) {
  await page.viewport(...at);
  const test = await createTestChat({ messages: both, ...options });
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  await userEvent.click(page.getByRole("button", { name: "View Memory" }));
  await expect.element(list).toBeVisible();
  return test;
}

it("lists the conversations by their first words, the latest first, and opens them", async () => {
  await opened();
  const names = () => [...document.querySelectorAll(".aom-conversation-name")].map(({ textContent }) => textContent);
  expect(names()).toEqual(["And sound?", "What is light?"]);
  await expect.element(item("And sound?").first()).toHaveAttribute("aria-current", "true");
  await userEvent.click(item("What is light?").first());
  await expect.element(log).toHaveTextContent(/A wave\./);
  await expect.element(log).not.toHaveTextContent(/And sound/);
});

it("begins a new one from the panel, which gives way to it on a phone", async () => {
  await opened({}, [390, 844]);
  await userEvent.click(list.getByRole("button", { name: "New conversation" }));
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(page.getByText("Begin with a question for Ada")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "View Memory" }));
  await expect.element(list.getByRole("button", { name: "New conversation" })).toBeDisabled();
  await expect.element(item("And sound?").first()).toBeVisible();
});

it("begins a new one from the menu", async () => {
  const { chat } = await opened();
  await userEvent.click(page.getByRole("button", { name: "Menu" }));
  await userEvent.click(page.getByRole("group", { name: "Menu" }).getByRole("button", { name: "New conversation" }));
  expect(chat.getSnapshot().context.memory.messages).toEqual([]);
  await expect.element(page.getByRole("group", { name: "Menu" })).not.toBeInTheDocument();
});

it("renames one by keyboard, and leaves the name on Escape without closing the panel", async () => {
  const { stored } = await opened();
  await userEvent.click(item("Rename “What is light?”"));
  const field = list.getByRole("textbox", { name: "Name of the conversation" });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Light{Escape}");
  await expect.element(item("Rename “What is light?”")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("On light{Enter}");
  await expect.element(item("Rename “On light”")).toHaveFocus();
  await settled();
  expect((await stored("ada")).map(({ conversationTitle }) => conversationTitle)).toEqual([
    "On light",
    undefined,
    undefined,
    undefined,
  ]);
});

it("deletes one after asking, here and at the server", async () => {
  const conversationLog = createFakeConversationLog();
  const { stored } = await opened({ conversationLog });
  await userEvent.click(item("Delete “And sound?”"));
  await expect.element(question).toHaveTextContent(/“And sound\?”, 2 messages, is deleted in this browser and on/);
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  await expect.element(log).toHaveTextContent(/A wave\./);
  await settled();
  expect((await stored("ada")).map(({ text }) => text)).toEqual(["What is *light*?", "A wave."]);
  // The pressed button is gone, and the keyboard goes on in the list.
  await expect.element(item("What is light?").first()).toHaveFocus();
});

it("keeps the focus when the last one is deleted", async () => {
  await opened({ messages: both.slice(0, 2) });
  await userEvent.click(item("Delete “What is light?”"));
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  await expect.element(list).toHaveTextContent(/No messages yet/);
  await expect.element(list).toHaveFocus();
});

it("can be neither opened nor deleted while a reply is written", async () => {
  const { visitorSays, ready } = await opened();
  const call = await visitorSays("Go on.");
  await expect.element(item("What is light?").first()).toBeDisabled();
  await expect.element(item("Delete “What is light?”")).toBeDisabled();
  await expect.element(list.getByRole("button", { name: "New conversation" })).toBeDisabled();
  call.finish();
  await ready();
  await expect.element(item("What is light?").first()).toBeEnabled();
});

it("shows no words of need", async () => {
  await opened({
    messages: [
      exampleMessage(1, { text: "I cannot go on." }),
      exampleMessage(2, { author: "ada", text: "You are not alone.", safety: "despair" }),
    ],
  });
  await expect.element(item("Conversation").first()).toBeVisible();
  await expect.element(list).not.toHaveTextContent(/cannot go on/);
});

it("counts and finds the messages of all of them, and shows a found one in its conversation", async () => {
  await opened();
  expect(panel.getByText("Total messages").element().nextElementSibling?.textContent).toBe("4");
  await userEvent.fill(panel.getByRole("searchbox"), "light");
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole("button", { name: "Show in the conversation" }));
  await expect.element(log.getByText("What is *light*?")).toBeVisible();
  await userEvent.clear(panel.getByRole("searchbox"));
  await expect.element(list).toBeVisible();
});

it("stands in the rail of a desktop", async () => {
  const { chat } = await opened();
  await userEvent.click(page.getByRole("button", { name: "Close Memory" }));
  const rail = page.getByRole("navigation", { name: "Characters" }).getByRole("region", { name: "Conversations" });
  await userEvent.click(rail.getByRole("button", { name: "What is light?" }));
  expect(chat.getSnapshot().context.memory.conversationId).toBe("ada");
  await userEvent.click(rail.getByRole("button", { name: "New conversation" }));
  expect(chat.getSnapshot().context.memory.messages).toEqual([]);
  // What the new conversation begins with can be typed at once.
  await expect.element(page.getByRole("textbox", { name: "Message" })).toHaveFocus();
  // The characters have doors there; the way back to the other conversations stays.
  await expect.element(page.getByRole("list", { name: "Characters" })).toBeVisible();
  await userEvent.click(
    page.getByRole("region", { name: "Conversations" }).getByRole("button", { name: "What is light?" }),
  );
  expect(chat.getSnapshot().context.memory.conversationId).toBe("ada");
});

it("keeps the focus in the rail when the only other conversation is opened from a new one", async () => {
  const { chat } = await opened({ messages: both.slice(0, 2) });
  await userEvent.click(page.getByRole("button", { name: "Close Memory" }));
  const rail = page.getByRole("region", { name: "Conversations" });
  await userEvent.click(rail.getByRole("button", { name: "New conversation" }));
  await userEvent.click(rail.getByRole("button", { name: "What is light?" }));
  expect(chat.getSnapshot().context.memory.messages).toHaveLength(2);
  await expect.element(rail.getByRole("button", { name: "New conversation" })).toHaveFocus();
});
