import { LanguageModelError, createMemoryMemoryStore, MemoryStoreError } from "@archive-of-minds/core";
import { createFakeLanguageModel, type TestChat } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { partStory, playground } from "../../stories/story-kit";
import { Announcer } from "./Announcer";
import { ModelNotice } from "./ModelNotice";
import { ReplyNotice } from "./ReplyNotice";
import { StatusNotices } from "./StatusNotices";

const meta: Meta = {
  title: "Notices/In a conversation",
  component: StatusNotices as never,
  subcomponents: {
    ReplyNotice: ReplyNotice as never,
    ModelNotice: ModelNotice as never,
    Announcer: Announcer as never,
  },
};
export default meta;

async function answered(test: TestChat) {
  const call = await test.visitorSays("Good evening");
  call.say("Good evening to you.");
  call.finish();
  await test.ready();
}

/** A reply failed: the notice says why, and what to do. */
export const ReplyFailed = partStory(<ReplyNotice />, async (test) => {
  const call = await test.visitorSays("And did it ever fail you?");
  call.fail(new LanguageModelError("network", "The connection to the server failed."));
  await test.ready();
});
/** The memory is full: what was said is kept until the page closes. */
export const MemoryFull = partStory(<StatusNotices />, answered, {
  memoryStore: {
    ...createMemoryMemoryStore(),
    append: () => Promise.reject(new MemoryStoreError("full", "The browser’s storage is full.")),
  },
});
/** Names what answers. */
export const AnsweredByALanguageModel = partStory(<ModelNotice />);
/** Says that built-in replies answer, not a language model. */
export const AnsweredByBuiltInReplies = partStory(<ModelNotice />, () => {}, {
  languageModel: createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn", reply: "From my notes." }),
});
/** Only screen readers get it: it is in the page and cannot be seen. */
export const ReplyAnnounced = partStory(
  <>
    <Announcer />
    <p>A finished reply is read out once. Nothing of it can be seen here.</p>
  </>,
  answered,
);

export const Playground = playground({
  ReplyFailed,
  MemoryFull,
  AnsweredByALanguageModel,
  AnsweredByBuiltInReplies,
  ReplyAnnounced,
});
