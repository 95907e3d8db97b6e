import { createMemoryMemoryStore } from "@archive-of-minds/core";
import { createFakeConversationLog, type TestYourData } from "@archive-of-minds/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { yourDataStory } from "../../stories/memory-story";
import { YourData } from "./YourData";
import { playground } from "../../stories/story-kit";

const meta: Meta = { title: "Memory/Your data", component: YourData as never };
export default meta;

type Story = StoryObj<Meta>;

const never = () => new Promise<never>(() => {});
const show = ({ data }: TestYourData) => data.send({ type: "server.show" });
const shown = async (test: TestYourData) => {
  show(test);
  await test.rested();
};
const asks = (type: "data.delete" | "visitor.forget") => (test: TestYourData) => test.data.send({ type });
const confirms = (type: "data.delete" | "visitor.forget") => (test: TestYourData) => {
  test.data.send({ type });
  test.data.send({ type: "question.confirm" });
};
/** A server that never answers one call. */
const silent = (call: "list" | "clearAll" | "forgetVisitor") => ({
  conversationLog: { ...createFakeConversationLog(), [call]: never },
});
const unreachable = async (test: TestYourData) => {
  test.conversationLog.breakDown();
  await shown(test);
};

/** The visitor’s data on the server can be shown. */
export const Ready: Story = yourDataStory({});
/** The data is being read from the server. */
export const Reading: Story = yourDataStory(silent("list"), show);
/** The server cannot be reached: the connection failed. */
export const Failed: Story = yourDataStory({}, unreachable);
/** The data on the server is listed. */
export const Shown: Story = yourDataStory({}, shown);
/** The server has no data of this visitor. */
export const ShownEmpty: Story = yourDataStory({}, shown, 0);
/** The list has more than one page. */
export const ShownWithMore: Story = yourDataStory({}, shown, 25);

/** The first page comes, the second does not. */
const answersOnce = () => {
  const log = createFakeConversationLog();
  return {
    ...log,
    list: (id: string, page?: { readonly before?: string }) =>
      page?.before === undefined
        ? Promise.resolve({ success: true as const, value: { conversations: [], next: "older" } })
        : never(),
  };
};
/** The next page of the list is being read. */
export const ReadingMore: Story = yourDataStory({ conversationLog: answersOnce() }, async (test) => {
  await shown(test);
  test.data.send({ type: "server.more", characterId: "tesla" });
});
/** All data is collected for a download. */
export const Collecting: Story = yourDataStory(
  { memoryStore: { ...createMemoryMemoryStore(), load: never } },
  ({ data }) => data.send({ type: "data.download" }),
);
/** The download of all data has started. */
export const Downloaded: Story = yourDataStory({}, async (test) => {
  test.data.send({ type: "data.download" });
  await test.rested();
});
/** Asks whether the data of this character shall be deleted. */
export const ConfirmingDelete: Story = yourDataStory({}, asks("data.delete"));
/** Asks whether all data of the visitor shall be deleted. */
export const ConfirmingForget: Story = yourDataStory({}, asks("visitor.forget"));
/** The data in this browser is being deleted. */
export const DeletingHere: Story = yourDataStory(
  { memoryStore: { ...createMemoryMemoryStore(), clear: never } },
  confirms("data.delete"),
);
/** The data on the server is being deleted. */
export const DeletingOnServer: Story = yourDataStory(silent("clearAll"), async (test) => {
  confirms("data.delete")(test);
  await test.until((snapshot) => snapshot.matches({ deletion: { deleting: "onServer" } }));
});
/** All data of the visitor is being deleted. */
export const Forgetting: Story = yourDataStory(silent("forgetVisitor"), confirms("visitor.forget"));
/** The data was deleted, here and on the server. */
export const Deleted: Story = yourDataStory({}, async (test) => {
  confirms("data.delete")(test);
  await test.rested();
});
/** The data was deleted in this browser; the server could not be reached. */
export const DeletedHereOnly: Story = yourDataStory({}, async (test) => {
  test.conversationLog.breakDown();
  confirms("data.delete")(test);
  await test.rested();
});
/** This archive has no server that keeps data. */
export const WithoutServer: Story = yourDataStory({ hasServer: false });

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  Ready,
  Reading,
  Failed,
  Shown,
  ShownEmpty,
  ShownWithMore,
  ReadingMore,
  Collecting,
  Downloaded,
  ConfirmingDelete,
  ConfirmingForget,
  DeletingHere,
  DeletingOnServer,
  Forgetting,
  Deleted,
  DeletedHereOnly,
  WithoutServer,
});
