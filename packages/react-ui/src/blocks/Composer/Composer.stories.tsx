import type { TestChat } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { textOfLength } from "../../stories/controls";
import { partStory, playground } from "../../stories/story-kit";
import { Composer } from "./Composer";

const meta: Meta = { title: "Conversation/Composer", component: Composer as never };
export default meta;

const composer = (act?: (test: TestChat) => unknown) => partStory(<Composer />, act);

/** The text field is empty. */
export const Idle = composer();
/** A message is being written. */
export const Drafting = composer(({ chat }) =>
  chat.send({ type: "draft.change", text: "Is it true that you can see a machine before you build it?" }),
);
/** A long message is being written; the field grows. */
export const LongDraft = composer(({ chat }) =>
  chat.send({ type: "draft.change", text: textOfLength("And did it ever fail you? ", "long") }),
);
/** A reply is awaited; it can be stopped. */
export const Replying = composer((test) => test.visitorSays("And did it ever fail you?"));

export const Playground = playground({ Idle, Drafting, LongDraft, Replying });
