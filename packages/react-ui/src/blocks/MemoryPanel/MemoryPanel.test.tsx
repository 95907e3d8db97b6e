import { createChat, createMemoryMemoryStore, memoryFileText, tesla, type ChatActorRef } from "@archive-of-minds/core";
import {
  createBrowserStorageMeter,
  createBrowserTextSharer,
  createIndexedDBMemoryStore,
  createWorkerMemoryReader,
} from "@archive-of-minds/core/providers/browser";
import {
  createFakeConversationLog,
  createFakeLanguageModel,
  createTestChat,
  createTestMemoryBank,
  createTestYourData,
  exampleExchange,
  exampleMessage,
  type TestMemoryBankOptions,
  propertyRuns,
} from "@archive-of-minds/testing";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { ChatProvider } from "../../providers/ChatProvider";
import "../../styles/styles.css";
import { MessageList } from "../MessageList/MessageList";
import { MemoryPanel, type MemoryPanelProps } from "./MemoryPanel";

const DATABASE = "memory-panel-test";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const panel = page.getByRole("dialog", { name: "Memory Bank" });
const messages = page.getByRole("region", { name: "Messages" });
const question = page.getByRole("alertdialog");
const box = page.getByRole("textbox", { name: "Paste memory" });
const notices = () => ({
  status: text('.aom-memory-notices > [role="status"]'),
  alert: text('.aom-memory-notices > [role="alert"]'),
});
const text = (selector: string) =>
  [...document.querySelectorAll(`${selector} > p`)].map(({ textContent }) => textContent);

const said = [
  exampleMessage(1, { text: "Good evening." }),
  exampleMessage(2, { author: "tesla", text: "It is.", status: "complete" }),
];
const brought = [
  exampleMessage(8, { text: "Old message." }),
  exampleMessage(9, { author: "tesla", text: "Old answer.", status: "complete" }),
];

afterEach(async () => {
  localStorage.clear();
  await new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(DATABASE);
    deleting.onsuccess = resolve;
    deleting.onerror = resolve;
  });
});

function Screen({ chat, ...panelProps }: Omit<MemoryPanelProps, "onClose"> & { readonly chat: ChatActorRef }) {
  return (
    <ChatProvider chat={chat}>
      <div className="aom aom-main" data-fill="window">
        <div className="aom-frame">
          <div className="aom-body">
            <main className="aom-desk">
              <MessageList />
            </main>
            <MemoryPanel onClose={() => {}} {...panelProps} />
          </div>
        </div>
      </div>
    </ChatProvider>
  );
}

/** The messages with the memory open beside them, over the browser's own storage, worker and clipboard. */
async function opened(
  { memoryStore = createIndexedDBMemoryStore({ name: DATABASE }), ...options }: TestMemoryBankOptions = {},
  at: readonly [number, number] = [1280, 900],
) {
  await page.viewport(...at);
  const test = await createTestMemoryBank({
    character: tesla,
    messages: said,
    memoryReader: createWorkerMemoryReader(),
    storageMeter: createBrowserStorageMeter(),
    textSharer: createBrowserTextSharer(),
    ...options,
    memoryStore,
  });
  const chat = await createTestChat({ characters: [tesla], memoryStore });
  await chat.ready();
  const onImported = vi.fn();
  await render(<Screen chat={chat.chat} memoryBank={() => test.bank} onImported={onImported} />);
  await expect.element(button("Import from File (.json)")).toBeEnabled();
  return { ...test, chat: chat.chat, onImported };
}

const choose = async (content: BlobPart) => {
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  const files = new DataTransfer();
  files.items.add(new File([content], "memory.json", { type: "application/json" }));
  if (!field) throw new Error("There is no file field.");
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
};

it("shows a read-only memory without a memory bank", async () => {
  const { chat, ready } = await createTestChat({ characters: [tesla], messages: said });
  await ready();
  await render(<Screen chat={chat} />);
  await expect.element(panel.getByText("Core Identity")).toBeVisible();
  expect(document.querySelector('input[type="file"]')).toBeNull();
  await expect.element(button("Clear Memory")).not.toBeInTheDocument();
});

it("imports a file, and shows its messages at once", async () => {
  const { fileOf, stored } = await opened();
  await choose(fileOf(brought));
  await expect.element(messages.getByText("Old message.")).toBeVisible();
  await expect.poll(notices).toEqual({ status: ["Memory imported successfully!"], alert: [] });
  await expect.element(messages.getByText("Good evening.")).not.toBeInTheDocument();
  expect(await stored()).toEqual(brought);
});

it("shows the warning that a file names another character until it is dismissed", async () => {
  const { fileOf, clock } = await opened();
  const warning = panel.getByText("The file names hypatia, but was imported into Tesla’s memory.");
  await choose(fileOf(brought, "hypatia"));
  await expect.element(warning).toBeVisible();
  clock.increment(60_000);
  await expect.element(warning).toBeVisible();
  await userEvent.click(button("OK"));
  await expect.element(warning).not.toBeInTheDocument();
});

it.each([
  [true, "Your browser keeps the messages, even when space is low."],
  [false, "Your browser may delete messages when space is low. Download a copy to be safe."],
])("tells whether the browser has promised to keep the messages: %s", async (isPromised, sentence) => {
  await opened({
    storageMeter: { measure: () => Promise.resolve({ usedBytes: 1_000_000, totalBytes: 1_000_000_000, isPromised }) },
  });
  await expect.element(panel.getByText(`1 MB of 1 GB of this browser’s storage is in use. ${sentence}`)).toBeVisible();
});

it("imports a pasted text", async () => {
  const { fileOf, stored } = await opened();
  await userEvent.fill(box, fileOf(brought));
  await userEvent.click(button("Import from Text Above"));
  await expect.poll(notices).toEqual({ status: ["Memory imported successfully!"], alert: [] });
  expect(await stored()).toEqual(brought);
});

it("reloads the page a second later, and can undo the import then", async () => {
  const { fileOf, clock, onImported, stored } = await opened();
  await userEvent.fill(box, fileOf(brought));
  await userEvent.click(button("Import from Text Above"));
  await expect.element(page.getByText(/^An import on/)).toBeVisible();
  await expect.element(button("Restore the old memory")).toBeDisabled();
  clock.increment(999);
  expect(onImported).not.toHaveBeenCalled();
  clock.increment(1);
  expect(onImported).toHaveBeenCalledTimes(1);
  await userEvent.click(button("Restore the old memory"));
  await expect.element(messages.getByText("Good evening.")).toBeVisible();
  await expect.poll(() => notices().status).toEqual(["The old memory is back."]);
  await expect.element(button("Restore the imported memory")).toBeEnabled();
  expect(await stored()).toEqual(said);
});

it("shows the first date of an imported and of a restored memory", async () => {
  const { clock, memoryStore } = await opened();
  await memoryStore.replace("tesla", said, {
    createdAt: "2019-05-05T12:00:00.000Z",
    totalInteractions: 1,
    lastInteraction: said[1]?.createdAt ?? null,
  });
  const created = panel.getByText(/^Created/).element().parentElement;
  await expect.poll(() => created?.textContent).toMatch(/^Created5 May 2019/);
  await userEvent.fill(
    box,
    memoryFileText({
      characterId: "tesla",
      memory: {
        messages: brought,
        metadata: { createdAt: "2020-06-06T12:00:00.000Z", totalInteractions: 1, lastInteraction: null },
      },
      exportedAt: 0,
    }),
  );
  await userEvent.click(button("Import from Text Above"));
  await expect.poll(() => created?.textContent).toMatch(/^Created6 June 2020/);
  await expect.poll(notices).toEqual({ status: ["Memory imported successfully!"], alert: [] });
  clock.increment(1_000);
  await userEvent.click(button("Restore the old memory"));
  await expect.poll(() => created?.textContent).toMatch(/^Created5 May 2019/);
});

it.each([
  ["a line is half written", (chat: ChatActorRef) => chat.send({ type: "draft.change", text: "My dear" })],
  ["a reply is awaited", (chat: ChatActorRef) => chat.send({ type: "message.send", text: "Good evening." })],
  ["the visitor is recorded", (chat: ChatActorRef) => chat.send({ type: "mic.start" })],
] as const)("does not reload the page when %s", async (_, act) => {
  const { fileOf, clock, onImported, chat, untilIn } = await opened();
  await userEvent.fill(box, fileOf(brought));
  await userEvent.click(button("Import from Text Above"));
  await untilIn("imported");
  act(chat);
  clock.increment(1_000);
  expect(onImported).not.toHaveBeenCalled();
  await expect.poll(notices).toEqual({ status: ["Memory imported successfully!"], alert: [] });
  await expect.element(messages.getByText("Old message.")).toBeVisible();
});

it("does not reload the page without storage, and shows the import", async () => {
  const memoryStore = createMemoryMemoryStore();
  const { fileOf, clock, onImported, untilIn } = await opened({ memoryStore });
  await userEvent.fill(box, fileOf(brought));
  await userEvent.click(button("Import from Text Above"));
  await untilIn("imported");
  clock.increment(1_000);
  expect(onImported).not.toHaveBeenCalled();
  await expect.element(messages.getByText("Old message.")).toBeVisible();
  await userEvent.click(button("Restore the old memory"));
  await expect.element(messages.getByText("Good evening.")).toBeVisible();
});

it("reports full storage and keeps the former memory", async () => {
  const { fileOf, stored } = await opened();
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort();
    throw new DOMException("Full, says the test.", "QuotaExceededError");
  });
  await choose(fileOf(brought));
  await expect.poll(notices).toEqual({
    status: [],
    alert: [
      "Failed to import memory.",
      "Free some space, then try again: this browser’s storage is full. Nothing was changed.",
    ],
  });
  full.mockRestore();
  expect(await stored()).toEqual(said);
});

it("reports messages with a date in the future until the note is dismissed", async () => {
  const { fileOf, clock } = await opened();
  const note = panel.getByText("1 message of the import was dated in the future, and now has the time of the import.");
  await choose(fileOf([exampleMessage(8, { text: "From afar.", createdAt: "9999-12-31T23:59:59.999Z" })]));
  await expect.element(messages.getByText("From afar.")).toBeVisible();
  await expect.element(note).toBeVisible();
  clock.increment(60_000);
  await expect.element(note).toBeVisible();
  await userEvent.click(button("OK"));
  await expect.element(note).not.toBeInTheDocument();
});

it("completes an import when the panel is closed during it", async () => {
  await page.viewport(1280, 900);
  const memoryStore = createIndexedDBMemoryStore({ name: DATABASE });
  const test = await createTestMemoryBank({ character: tesla, messages: said, memoryStore });
  const { chat, ready } = await createTestChat({ characters: [tesla], memoryStore: test.memoryStore });
  await ready();
  const onImported = vi.fn();
  const { unmount } = await render(<Screen chat={chat} memoryBank={() => test.bank} onImported={onImported} />);
  await userEvent.fill(box, test.fileOf(brought));
  await userEvent.click(button("Import from Text Above"));
  await test.untilIn("imported");
  await unmount();
  test.clock.increment(1_000);
  expect([onImported.mock.calls.length, test.bank.getSnapshot().status, await test.stored()]).toEqual([
    1,
    "stopped",
    brought,
  ]);
});

it.each([
  ["file", '{"conversations": [', "Invalid JSON file"],
  ["file", "[]", "Failed to import memory. Check file format."],
  ["text", '{"conversations": [', "Invalid memory data. Make sure you copied the entire text."],
  ["text", "{}", "Failed to import memory. Check data format."],
])("tells what is wrong with a %s such as %j, for three seconds", async (source, content, sentence) => {
  const { clock } = await opened();
  if (source === "file") await choose(content);
  else {
    await userEvent.fill(box, content);
    await userEvent.click(button("Import from Text Above"));
  }
  await expect.poll(() => notices().alert[0]).toBe(sentence);
  clock.increment(3_000);
  await expect.poll(notices).toEqual({ status: [], alert: [] });
});

it("asks for a text before an empty import", async () => {
  await opened();
  await userEvent.click(button("Import from Text Above"));
  await expect.poll(notices).toEqual({ status: [], alert: ["Please paste memory data into the text box first."] });
});

it("downloads a file named by the character and the day", async () => {
  const { stored } = await opened();
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await userEvent.click(button("Download File"));
  await expect.poll(() => notices().status).toEqual(["The download has started."]);
  const link = clicked.mock.contexts[0] as unknown as HTMLAnchorElement;
  clicked.mockRestore();
  expect(link.download).toBe("memory-tesla-2026-01-01.json");
  expect(JSON.parse(await (await fetch(link.href)).text())).toMatchObject({
    version: "1.0",
    character: "tesla",
    conversations: (await stored()).map(({ id, text: content }) => ({ id, content })),
  });
});

it("shows why nothing was copied", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("", "NotAllowedError"));
  await opened();
  await userEvent.click(button("Copy/Share Memory"));
  await expect
    .poll(() => notices().alert)
    .toEqual(["Copying failed. Allow the clipboard in the address bar, or download the file."]);
  vi.restoreAllMocks();
});

it("asks before it clears, with the focus on Cancel", async () => {
  const { stored } = await opened();
  await userEvent.click(button("Clear Memory"));
  await expect
    .element(question)
    .toHaveTextContent("Are you sure you want to clear all conversation history? This cannot be undone.");
  await expect.element(question).toHaveTextContent("This deletes all conversations with Tesla:");
  expect(document.activeElement?.textContent).toBe("Cancel");
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(panel).toBeVisible();
  expect(await stored()).toEqual(said);
});

it("clears the messages, the memory and the server", async () => {
  const { stored, conversationLog } = await opened();
  await conversationLog.log({
    exchangeId: "one",
    characterId: "tesla",
    userMessage: "Good evening.",
    assistantMessage: "It is.",
    sessionId: null,
    hasImage: false,
  });
  await userEvent.click(button("Clear Memory"));
  await userEvent.click(question.getByRole("button", { name: "Clear", exact: true }));
  await expect.element(messages.getByText("Good evening.")).not.toBeInTheDocument();
  await expect.poll(() => notices().status).toEqual(["The memory is cleared."]);
  expect([await stored(), conversationLog.kept]).toEqual([[], []]);
});

it("covers nothing with the notice of an import", async () => {
  const { fileOf, clock, untilIn } = await opened({}, [390, 844]);
  await userEvent.fill(box, fileOf(brought));
  await userEvent.click(button("Import from Text Above"));
  await untilIn("imported");
  clock.increment(1_000);
  await expect.element(button("Restore the old memory")).toBeEnabled();
  const restore = button("Restore the old memory").element();
  for (const block of ["end", "nearest", "start"] as const) {
    restore.scrollIntoView({ block });
    const { x, y, width, height } = restore.getBoundingClientRect();
    expect([notices().status, document.elementFromPoint(x + width / 2, y + height - 4)]).toEqual([
      ["Memory imported successfully!"],
      restore,
    ]);
  }
});

it.each([
  [
    "with a server",
    { durability: "indexedDB", days: 30 },
    "Conversations are stored locally in this browser, and on the server for 30 days. “Clear Memory” deletes those with this character in both places.",
  ],
  [
    "with a server that names no days",
    { durability: "indexedDB", days: null },
    "Conversations are stored locally in this browser, and on the server. “Clear Memory” deletes those with this character in both places.",
  ],
  [
    "without a server",
    { durability: "indexedDB", days: undefined },
    "Conversations are stored locally in this browser; no other copy is kept. “Clear Memory” deletes those with this character.",
  ],
  [
    "with a server, where the browser keeps nothing",
    { durability: "memory", days: 1 },
    "This browser stores nothing for this page. The server keeps the conversation for 1 day. “Clear Memory” deletes it there too.",
  ],
  [
    "without a server, where the browser keeps nothing",
    { durability: "memory", days: undefined },
    "This browser stores nothing for this page: the conversation lasts until the page closes. No other copy is kept.",
  ],
] as const)("tells where conversations are stored %s", async (_, { durability, days }, sentence) => {
  const memoryStore = createMemoryMemoryStore();
  const chat = createChat({
    providers: {
      languageModel: createFakeLanguageModel({ name: "Fake" }),
      memoryStore: { ...memoryStore, load: async (id) => ({ ...(await memoryStore.load(id)), durability }) },
      ...(days !== undefined && {
        conversationLog: { ...createFakeConversationLog(), ...(days !== null && { retentionDays: days }) },
      }),
    },
  });
  const bank = createTestMemoryBank({ character: tesla });
  await render(<Screen chat={chat} memoryBank={async () => (await bank).bank} />);
  await expect.element(panel.getByText(sentence, { exact: true })).toBeVisible();
});

it("names no button that is not there, where the panel is for reading", async () => {
  const { chat, ready } = await createTestChat({ characters: [tesla], messages: said });
  await ready();
  await render(<Screen chat={chat} />);
  await expect.element(panel.getByText("Total messages")).toBeVisible();
  expect(panel.element().textContent).not.toContain("Clear Memory");
});

it("shows the server’s records by character, and deletes all of them after a confirmation", async () => {
  await page.viewport(1280, 900);
  const test = await createTestYourData();
  for (let number = 1; number <= 25; number += 1) await test.conversationLog.log(exampleExchange(number));
  await test.conversationLog.log(exampleExchange(900, { characterId: "hypatia" }));
  const { chat, ready } = await createTestChat({ characters: [tesla], messages: said });
  await ready();
  await render(<Screen chat={chat} yourData={() => test.data} />);
  await userEvent.click(button("Show what the server has"));
  const withTesla = panel.getByRole("region", { name: "Tesla", exact: true });
  await expect.element(withTesla.getByText("Question 25", { exact: false })).toBeVisible();
  expect(withTesla.getByRole("listitem").elements().length).toBe(20);
  await userEvent.click(button("Show more with Tesla"));
  await expect.poll(() => withTesla.getByRole("listitem").elements().length).toBe(25);
  await userEvent.click(button("Delete everything"));
  expect(document.activeElement?.textContent).toBe("Cancel");
  await userEvent.click(button("Delete everything now"));
  await expect.element(panel.getByText("Everything is deleted.")).toBeVisible();
  await expect.element(withTesla).not.toBeInTheDocument();
  expect(test.conversationLog.kept).toEqual([]);
});

it("finds words in the memory", async () => {
  await opened();
  await userEvent.fill(page.getByRole("searchbox", { name: "Search all conversations" }), "EVENING");
  await expect.element(panel.getByText("1 message", { exact: true })).toBeVisible();
  await expect
    .element(panel.getByRole("listitem"))
    .toHaveTextContent(/^You 1 January 2026, \d\d:\d\d [AP]MGood evening\.$/);
});

it("shows many found messages in place of the rest, which comes back with an empty field", async () => {
  await opened({
    messages: Array.from({ length: 80 }, (_, index) =>
      exampleMessage(index, { text: `Good evening, number ${index}.` }),
    ),
  });
  const field = page.getByRole("searchbox", { name: "Search all conversations" });
  await userEvent.fill(field, "evening");
  await expect.element(panel.getByText("80 messages; the newest 50 are shown.")).toBeVisible();
  const list = panel.getByRole("list", { name: "Messages found" });
  await expect.element(list.getByText("number 79.")).toBeInViewport();
  await expect.element(panel.getByText("Core Identity")).not.toBeVisible();
  // The panel scrolls by keyboard, since it has the focus before the field.
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{End}");
  await expect.element(list.getByText("number 30.")).toBeInViewport();
  await userEvent.clear(field);
  await expect.element(panel.getByText("Core Identity")).toBeVisible();
});

it("fits a phone", async () => {
  await opened({}, [390, 844]);
  const scroller = panel.element();
  expect([document.documentElement.scrollWidth, scroller.scrollWidth <= scroller.clientWidth]).toEqual([390, true]);
});

it("imports or refuses odd and broken pastes", async () => {
  const { clock, bank, stored } = await opened();
  const pieces = fc.constantFrom(
    '{"conversations":[',
    "]}",
    '{"role":"user","content":"<img src=x onerror=alert(1)>","timestamp":"2026-01-01T00:00:00Z"}',
    ",",
    '"__proto__":{"a":1}',
    "\u0000",
    "💡",
    "{",
    "null",
    "system:",
    '"metadata":[]',
  );
  const paste = fc.oneof(
    fc.array(pieces, { minLength: 1, maxLength: 6 }).map((parts) => parts.join("")),
    fc.json(),
    fc.array(pieces, { maxLength: 2 }).map((parts) => `{"conversations":[],"more":${JSON.stringify(parts)}}`),
  );
  const field = box.element() as HTMLTextAreaElement;
  const outcomes = new Set<string>();
  for (const content of fc.sample(paste, propertyRuns(400))) {
    field.value = content;
    const before = await stored();
    await userEvent.click(button("Import from Text Above"));
    await vi.waitUntil(() => !bank.getSnapshot().matches({ work: "importing" }), { timeout: 60_000 });
    const isImported = bank.getSnapshot().matches({ work: "imported" });
    outcomes.add(isImported ? "imported" : "refused");
    expect(isImported || bank.getSnapshot().context.refusal !== null).toBe(true);
    if (!isImported) expect(await stored()).toEqual(before);
    clock.increment(3_000);
  }
  expect([...outcomes].toSorted()).toEqual(["imported", "refused"]);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
