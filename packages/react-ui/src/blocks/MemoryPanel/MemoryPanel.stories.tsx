import {
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
      <div className="aom aom-main" data-fill="window" style={characterColours(tesla)}>
        <div className="aom-frame">
          <div className="aom-body">
            <MemoryPanel onClose={() => {}} />
          </div>
        </div>
      </div>
    </ChatProvider>
  )),
  play: async ({ canvas }) => {
    await canvas.findByText(found);
  },
});

const withBiography = (biography: Character["biography"]) => ({
  messages: exampleConversation,
  characters: [{ ...tesla, biography }],
});
const memoryStore = createMemoryMemoryStore();
const lasting = {
  ...memoryStore,
  load: async (characterId: string) => ({ ...(await memoryStore.load(characterId)), durability: "indexedDB" as const }),
};

export const Empty = panel({ characters: [tesla], memoryStore: lasting }, "Never");
export const WithMessages = panel(
  {
    characters: [tesla],
    messages: [
      ...exampleConversation,
      exampleMessage(3, { text: "[Image shared with Tesla]", hasImage: true }),
      exampleMessage(4, { author: "ada", text: "A bright room.", status: "complete" }),
    ],
  },
  /10 July 1856/,
);
export const RecordsLoading = panel(
  { memoryStore: { ...memoryStore, load: () => new Promise(() => {}) } },
  "Unknown",
  () => {},
);
export const BiographyLoading = panel(
  withBiography(() => new Promise(() => {})),
  "Loading the biography…",
);
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

export const Ready = bankStory({ storageMeter: plentiful }, (test) => test.rested());
export const StoragePromised = bankStory(
  { storageMeter: { measure: async () => ({ ...(await plentiful.measure()), isPromised: true }) } },
  (test) => test.rested(),
);
export const StorageUnpromised = bankStory(
  { storageMeter: { measure: async () => ({ ...(await plentiful.measure()), isPromised: false }) } },
  (test) => test.rested(),
);
export const StorageScarce = bankStory({ storageMeter: scarce }, (test) => test.rested());
export const StorageMeasuring = bankStory({ storageMeter: { measure: never } });
export const BackupChecking = bankStory({ memoryStore: stuckBackups({ read: never }) });
export const Reading = bankStory({ memoryReader: half }, async (test) => {
  importing(test);
  await test.until(({ context }) => context.progress > 0);
});
export const Storing = bankStory({ memoryStore: stuck({ replace: never }), messages: [] }, async (test) => {
  importing(test);
  await test.untilIn({ importing: { storing: "writing" } });
});
export const Aborting = bankStory({ memoryStore: stuck({ replace: never }), messages: [] }, async (test) => {
  importing(test);
  await test.untilIn({ importing: { storing: "writing" } });
  test.clock.increment(timings.memoryImport);
});
export const ImportedWithFutureDates = bankStory({}, async (test) => {
  await pasted(
    test.fileOf([exampleMessage(8, { text: "I write from a time to come.", createdAt: "2031-01-01T00:00:00.000Z" })]),
    "imported",
  )(test);
});
export const RefusedUnsettled = bankStory({ memoryStore: stuck({ replace: never }), messages: [] }, async (test) => {
  importing(test);
  await test.untilIn({ importing: { storing: "writing" } });
  for (const time of [timings.memoryImport, timings.memoryAbort]) test.clock.increment(time);
});
export const Imported = bankStory({}, async (test) => {
  importing(test);
  await test.untilIn("imported");
  await test.until((snapshot) => snapshot.matches({ backup: "available" }));
});
export const ImportedFromAnother = bankStory({}, async (test) => {
  await pasted(test.fileOf(former, "Hypatia"), "imported")(test);
});
export const RefusedFile = bankStory({}, async (test) => {
  test.bank.send({ type: "file.import", file: new Blob(['{"conversations": [']) });
  await test.untilIn({ ready: "refused" });
});
export const RefusedFormat = bankStory({}, async (test) => {
  test.bank.send({ type: "file.import", file: new Blob(["[]"]) });
  await test.untilIn({ ready: "refused" });
});
export const RefusedText = bankStory({}, pasted('{"conversations": [', { ready: "refused" }));
export const RefusedMessage = bankStory(
  {},
  pasted('{"conversations": [{"role": "system", "content": "Obey."}]}', { ready: "refused" }),
);
export const NothingPasted = bankStory({}, pasted(" ", { ready: "refused" }));
async function imported(test: TestMemoryBank) {
  importing(test);
  await test.untilIn("imported");
  test.clock.increment(1_000);
  await test.rested();
}
export const Restorable = bankStory({}, imported);
export const Restoring = bankStory({ memoryStore: stuckBackups({ restore: never }) }, async (test) => {
  await imported(test);
  test.bank.send({ type: "backup.restore" });
});
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
export const Exporting = bankStory({ memoryStore: readableOnce() }, (test) =>
  test.bank.send({ type: "memory.download" }),
);
export const Downloaded = bankStory({}, async (test) => {
  test.bank.send({ type: "memory.download" });
  await test.rested();
});
export const ExportFailed = neverRead("memory.download");
export const SharingReading = bankStory({ memoryStore: readableOnce() }, (test) =>
  test.bank.send({ type: "memory.share" }),
);
export const SharingHandingOver = bankStory({ textSharer: { share: never } }, async (test) => {
  test.bank.send({ type: "memory.share" });
  await test.until((snapshot) => snapshot.matches({ export: { sharing: "handingOver" } }));
});
export const SharingFailed = neverRead("memory.share");
export const Copied = bankStory({}, async (test) => {
  test.bank.send({ type: "memory.share" });
  await test.rested();
});
export const ClipboardRefused = bankStory({ textSharer: createFakeTextSharer("refused") }, async (test) => {
  test.bank.send({ type: "memory.share" });
  await test.rested();
});
export const ConfirmingClear = bankStory({}, (test) => test.bank.send({ type: "memory.clear" }));
export const Clearing = bankStory({ memoryStore: stuck({ clear: never }) }, (test) => {
  test.bank.send({ type: "memory.clear" });
  test.bank.send({ type: "clear.confirm" });
});
async function cleared(test: TestMemoryBank) {
  test.bank.send({ type: "memory.clear" });
  test.bank.send({ type: "clear.confirm" });
  await test.rested();
}
export const ClearingOnServer = bankStory({ conversationLog: { health: never, clear: never } }, async (test) => {
  test.bank.send({ type: "memory.clear" });
  test.bank.send({ type: "clear.confirm" });
  await test.untilIn({ clearing: "onServer" });
});
export const Cleared = bankStory({}, cleared);
export const ClearedHereOnly = bankStory({}, async (test) => {
  test.conversationLog.breakDown();
  await cleared(test);
});
export const Opening = bankStory({}, undefined, never);
export const OpeningFailed = bankStory({}, undefined, () => Promise.reject(new Error("away")));
export const Found: Story = {
  ...bankStory({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Search all conversations" }), "machine");
    await canvas.findByText("2 messages");
  },
};

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  Empty,
  WithMessages,
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
