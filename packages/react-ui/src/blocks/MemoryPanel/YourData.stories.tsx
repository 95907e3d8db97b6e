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

export const Ready: Story = yourDataStory({});
export const Reading: Story = yourDataStory(silent("list"), show);
export const Failed: Story = yourDataStory({}, unreachable);
export const Shown: Story = yourDataStory({}, shown);
export const ShownEmpty: Story = yourDataStory({}, shown, 0);
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
export const ReadingMore: Story = yourDataStory({ conversationLog: answersOnce() }, async (test) => {
  await shown(test);
  test.data.send({ type: "server.more", characterId: "tesla" });
});
export const Collecting: Story = yourDataStory(
  { memoryStore: { ...createMemoryMemoryStore(), load: never } },
  ({ data }) => data.send({ type: "data.download" }),
);
export const Downloaded: Story = yourDataStory({}, async (test) => {
  test.data.send({ type: "data.download" });
  await test.rested();
});
export const ConfirmingDelete: Story = yourDataStory({}, asks("data.delete"));
export const ConfirmingForget: Story = yourDataStory({}, asks("visitor.forget"));
export const DeletingHere: Story = yourDataStory(
  { memoryStore: { ...createMemoryMemoryStore(), clear: never } },
  confirms("data.delete"),
);
export const DeletingOnServer: Story = yourDataStory(silent("clearAll"), async (test) => {
  confirms("data.delete")(test);
  await test.until((snapshot) => snapshot.matches({ deletion: { deleting: "onServer" } }));
});
export const Forgetting: Story = yourDataStory(silent("forgetVisitor"), confirms("visitor.forget"));
export const Deleted: Story = yourDataStory({}, async (test) => {
  confirms("data.delete")(test);
  await test.rested();
});
export const DeletedHereOnly: Story = yourDataStory({}, async (test) => {
  test.conversationLog.breakDown();
  confirms("data.delete")(test);
  await test.rested();
});
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
