import type { Meta } from "@storybook/react-vite";
import { textOfLength } from "../../stories/controls";
import { partStory, playground, type ChatAct } from "../../stories/story-kit";
import { Composer } from "./Composer";

const meta: Meta = { title: "Conversation/Composer", component: Composer as never };
export default meta;

const composer = (act?: ChatAct) => partStory(<Composer />, act);

/** The text field is empty. */
export const Idle = composer();
/** A message is being written. */
export const Drafting = partStory(
  <Composer />,
  ({ chat }, ofLength) =>
    chat.send({
      type: "draft.change",
      text: ofLength("Is it true? Can you see a machine before you build it?"),
    }),
  { texts: "said" },
);
/** A long message is being written; the field grows. */
export const LongDraft = composer(({ chat }) =>
  chat.send({ type: "draft.change", text: textOfLength("And did it ever fail you? ", "long") }),
);
/** A reply is awaited; it can be stopped. */
export const Replying = composer((test) => test.visitorSays("And did it ever fail you?"));

export const Playground = playground({ Drafting, Idle, LongDraft, Replying });
