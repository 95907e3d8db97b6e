import {
  characters,
  createMemoryMemoryStore,
  tesla,
  timings,
  type Character,
  type MemoryBackups,
  type MemoryStore,
} from "@archive-of-minds/core";
import {
  createFakeTextSharer,
  exampleMessage,
  type TestChat,
  type TestChatOptions,
  type TestMemoryBank,
} from "@archive-of-minds/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChatProvider } from "../../providers/ChatProvider";
import { bankStory } from "../../stories/memory-story";
import { chatStory, exampleConversation, playground } from "../../stories/story-kit";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { MemoryPanel } from "./MemoryPanel";

const meta: Meta = { title: "Memory/Memory Bank", component: MemoryPanel as never };
export default meta;

type Story = StoryObj<Meta>;

/** The panel on the main screen. The story is ready when it shows `found`. */
const panel = (
  options: TestChatOptions,
  found: string | RegExp,
  act = (test: TestChat): unknown => test.ready(),
): Story => ({
  ...chatStory(options, act, ({ chat }) => (
    <ChatProvider chat={chat}>
      <div className="aom aom-main" data-fill="window" style={characterColours(chat.getSnapshot().context.character)}>
        <div className="aom-frame">
          <div className="aom-body">
            <MemoryPanel onClose={() => {}} />
          </div>
        </div>
      </div>
    </ChatProvider>
  )),
  play: async ({ canvas, args }) => {
    // Others have another biography.
    if (args["character"] === tesla.id) await canvas.findByText(found);
  },
});

const withBiography = (biography: Character["biography"]) => ({
  messages: exampleConversation,
  characters: characters.map((character) => ({ ...character, biography })),
});
const memoryStore = createMemoryMemoryStore();
const lasting = {
  ...memoryStore,
  load: async (characterId: string) => ({ ...(await memoryStore.load(characterId)), durability: "indexedDB" as const }),
};

/** Nothing has been said yet. */
export const Empty = panel({ memoryStore: lasting }, "Never");
/** The memory has messages, and one picture. */
export const WithMessages = panel(
  {
    messages: [
      ...exampleConversation,
      exampleMessage(3, { text: "[Image shared with Tesla]", hasImage: true }),
      exampleMessage(4, { author: "ada", text: "A bright room.", status: "complete" }),
    ],
  },
  /10 July 1856/,
);
/** The memory is being read. */
export const RecordsLoading = panel(
  { memoryStore: { ...memoryStore, load: () => new Promise(() => {}) } },
  "Unknown",
  () => {},
);
/** The biography is loading. */
export const BiographyLoading = panel(
  withBiography(() => new Promise(() => {})),
  "Loading the biography…",
);
/** The biography could not be loaded, such as without a network. */
export const BiographyFailed = panel(
  withBiography(() => Promise.reject(new Error("away"))),
  /biography could not be loaded/,
);

const never = () => new Promise<never>(() => {});
const GB = 1_000_000_000;
const plentiful = { measure: () => Promise.resolve({ usedBytes: 0.02 * GB, totalBytes: 9 * GB }) };
const scarce = { measure: () => Promise.resolve({ usedBytes: 8.9 * GB, totalBytes: 9 * GB }) };
const former = [
  exampleMessage(8, { text: "I have brought my old messages." }),
  exampleMessage(9, { author: "ada", text: "Then let us read them.", status: "complete" }),
];
const stuck = (changes: Partial<MemoryStore>): MemoryStore => ({ ...createMemoryMemoryStore(), ...changes });
function stuckBackups(changes: Partial<MemoryBackups>): MemoryStore {
  const store = createMemoryMemoryStore();
  return { ...store, backups: { ...store.backups, ...changes } };
}
const half = {
  read: (_: unknown, { onProgress }: { readonly onProgress?: (share: number) => void }) => (onProgress?.(0.4), never()),
};

/** A store that can be read once: for the messages, but not for an export. */
function readableOnce(): MemoryStore {
  const memoryStore = createMemoryMemoryStore();
  let isRead = false;
  return {
    ...memoryStore,
    load: (characterId) => {
      if (isRead) return never();
      isRead = true;
      return memoryStore.load(characterId);
    },
  };
}

const pasted = (text: string, state: Parameters<TestMemoryBank["untilIn"]>[0]) => async (test: TestMemoryBank) => {
  test.bank.send({ type: "text.import", text });
  await test.untilIn(state);
};
const importing = (from: TestMemoryBank) =>
  from.bank.send({ type: "file.import", file: new Blob([from.fileOf(former)]) });

/** The memory bank is open, with much storage left. */
export const Ready = bankStory({ storageMeter: plentiful }, (test) => test.rested());
/** The browser promises to keep the storage. */
export const StoragePromised = bankStory(
  { storageMeter: { measure: async () => ({ ...(await plentiful.measure()), isPromised: true }) } },
  (test) => test.rested(),
);
/** The browser may delete the storage when it needs room. */
export const StorageUnpromised = bankStory(
  { storageMeter: { measure: async () => ({ ...(await plentiful.measure()), isPromised: false }) } },
  (test) => test.rested(),
);
/** The storage is almost full. */
export const StorageScarce = bankStory({ storageMeter: scarce }, (test) => test.rested());
/** The storage is being measured. */
export const StorageMeasuring = bankStory({ storageMeter: { measure: never } });
/** Looks for a backup. */
export const BackupChecking = bankStory({ memoryStore: stuckBackups({ read: never }) });
/** A file with a memory is being read. */
export const Reading = bankStory({ memoryReader: half }, async (test) => {
  importing(test);
  await test.until(({ context }) => context.progress > 0);
});
/** An imported memory is being stored. */
export const Storing = bankStory({ memoryStore: stuck({ replace: never }), messages: [] }, async (test) => {
  importing(test);
  await test.untilIn({ importing: { storing: "writing" } });
});
/** Storing an imported memory took too long and is given up. */
export const Aborting = bankStory({ memoryStore: stuck({ replace: never }), messages: [] }, async (test) => {
  importing(test);
  await test.untilIn({ importing: { storing: "writing" } });
  test.clock.increment(timings.memoryImport);
});
/** An imported memory has dates in the future. */
export const ImportedWithFutureDates = bankStory({}, async (test) => {
  await pasted(
    test.fileOf([exampleMessage(8, { text: "I write from a time to come.", createdAt: "2031-01-01T00:00:00.000Z" })]),
    "imported",
  )(test);
});
/** It is not known whether the imported memory was stored. */
export const RefusedUnsettled = bankStory({ memoryStore: stuck({ replace: never }), messages: [] }, async (test) => {
  importing(test);
  await test.untilIn({ importing: { storing: "writing" } });
  for (const time of [timings.memoryImport, timings.memoryAbort]) test.clock.increment(time);
});
/** A memory was imported from a file; the one before is kept as a backup. */
export const Imported = bankStory({}, async (test) => {
  importing(test);
  await test.untilIn("imported");
  await test.until((snapshot) => snapshot.matches({ backup: "available" }));
});
/** A memory of another character was imported. */
export const ImportedFromAnother = bankStory({}, async (test) => {
  await pasted(test.fileOf(former, "Hypatia"), "imported")(test);
});
/** The file was refused: it is damaged. */
export const RefusedFile = bankStory({}, async (test) => {
  test.bank.send({ type: "file.import", file: new Blob(['{"conversations": [']) });
  await test.untilIn({ ready: "refused" });
});
/** The file was refused: it is no memory. */
export const RefusedFormat = bankStory({}, async (test) => {
  test.bank.send({ type: "file.import", file: new Blob(["[]"]) });
  await test.untilIn({ ready: "refused" });
});
/** The pasted text was refused: it is damaged. */
export const RefusedText = bankStory({}, pasted('{"conversations": [', { ready: "refused" }));
/** The pasted text was refused: one of its messages is damaged. */
export const RefusedMessage = bankStory(
  {},
  pasted('{"conversations": [{"role": "system", "content": "Obey."}]}', { ready: "refused" }),
);
/** Nothing was pasted. */
export const NothingPasted = bankStory({}, pasted(" ", { ready: "refused" }));
async function imported(test: TestMemoryBank) {
  importing(test);
  await test.untilIn("imported");
  test.clock.increment(1_000);
  await test.rested();
}
/** The memory before the import can be restored. */
export const Restorable = bankStory({}, imported);
/** The memory before the import is being restored. */
export const Restoring = bankStory({ memoryStore: stuckBackups({ restore: never }) }, async (test) => {
  await imported(test);
  test.bank.send({ type: "backup.restore" });
});
/** The memory before the import was restored. */
export const Restored = bankStory({}, async (test) => {
  await imported(test);
  test.bank.send({ type: "backup.restore" });
  await test.rested();
});
/** An export whose memory cannot be read in time. */
const neverRead = (type: "memory.download" | "memory.share"): Story => ({
  ...bankStory({ memoryStore: readableOnce() }, (test) => {
    test.bank.send({ type });
    test.clock.increment(timings.memoryExport);
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("The memory could not be read. Reload the page, then try again.");
  },
});
/** The memory is read, to be downloaded. */
export const Exporting = bankStory({ memoryStore: readableOnce() }, (test) =>
  test.bank.send({ type: "memory.download" }),
);
/** The download of the memory has started. */
export const Downloaded = bankStory({}, async (test) => {
  test.bank.send({ type: "memory.download" });
  await test.rested();
});
/** The memory could not be read, so nothing was downloaded. */
export const ExportFailed = neverRead("memory.download");
/** The memory is read, to be shared. */
export const SharingReading = bankStory({ memoryStore: readableOnce() }, (test) =>
  test.bank.send({ type: "memory.share" }),
);
/** The memory is handed to the system’s share sheet. */
export const SharingHandingOver = bankStory({ textSharer: { share: never } }, async (test) => {
  test.bank.send({ type: "memory.share" });
  await test.until((snapshot) => snapshot.matches({ export: { sharing: "handingOver" } }));
});
/** The memory could not be read, so nothing was shared. */
export const SharingFailed = neverRead("memory.share");
/** The memory was copied to the clipboard. */
export const Copied = bankStory({}, async (test) => {
  test.bank.send({ type: "memory.share" });
  await test.rested();
});
/** The browser refused the clipboard. */
export const ClipboardRefused = bankStory({ textSharer: createFakeTextSharer("refused") }, async (test) => {
  test.bank.send({ type: "memory.share" });
  await test.rested();
});
/** Asks whether the memory shall be deleted. */
export const ConfirmingClear = bankStory({}, (test) => test.bank.send({ type: "memory.clear" }));
/** The memory is being deleted in this browser. */
export const Clearing = bankStory({ memoryStore: stuck({ clear: never }) }, (test) => {
  test.bank.send({ type: "memory.clear" });
  test.bank.send({ type: "clear.confirm" });
});
async function cleared(test: TestMemoryBank) {
  test.bank.send({ type: "memory.clear" });
  test.bank.send({ type: "clear.confirm" });
  await test.rested();
}
/** The server’s copy of the memory is being deleted. */
export const ClearingOnServer = bankStory({ conversationLog: { health: never, clear: never } }, async (test) => {
  test.bank.send({ type: "memory.clear" });
  test.bank.send({ type: "clear.confirm" });
  await test.untilIn({ clearing: "onServer" });
});
/** The memory was deleted. */
export const Cleared = bankStory({}, cleared);
/** The memory was deleted in this browser; the server could not be reached and keeps its copy. */
export const ClearedHereOnly = bankStory({}, async (test) => {
  test.conversationLog.breakDown();
  await cleared(test);
});
/** The memory bank is loading. */
export const Opening = bankStory({}, undefined, never);
/** The memory bank could not be loaded, such as without a network. */
export const OpeningFailed = bankStory({}, undefined, () => Promise.reject(new Error("away")));
/** The search through all conversations has hits. */
export const Found: Story = {
  ...bankStory({}),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Search all conversations" }), "machine");
    // Texts of another length have other words.
    if (args["textLength"] === "usual") await canvas.findByText("2 messages");
  },
};

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  WithMessages,
  Empty,
  RecordsLoading,
  BiographyLoading,
  BiographyFailed,
  Ready,
  StoragePromised,
  StorageUnpromised,
  StorageScarce,
  StorageMeasuring,
  BackupChecking,
  Reading,
  Storing,
  Aborting,
  ImportedWithFutureDates,
  RefusedUnsettled,
  Imported,
  ImportedFromAnother,
  RefusedFile,
  RefusedFormat,
  RefusedText,
  RefusedMessage,
  NothingPasted,
  Restorable,
  Restoring,
  Restored,
  Exporting,
  Downloaded,
  ExportFailed,
  SharingReading,
  SharingHandingOver,
  SharingFailed,
  Copied,
  ClipboardRefused,
  ConfirmingClear,
  Clearing,
  ClearingOnServer,
  Cleared,
  ClearedHereOnly,
  Opening,
  OpeningFailed,
  Found,
});
