import type { Meta } from "@storybook/react-vite";
import { exampleConversations } from "../../stories/example-conversations";
import { partStory, playground, type ChatAct, type Story } from "../../stories/story-kit";
import { ConversationList } from "./ConversationList";

const meta: Meta = { title: "Memory/Conversations", component: ConversationList };
export default meta;

const list = (conversations: number, act?: ChatAct): Story =>
  partStory(
    <div style={{ maxWidth: "26rem" }}>
      <ConversationList onOpen={() => {}} />
    </div>,
    act,
    { messages: exampleConversations(conversations), texts: "said" },
  );

/** A story in which the button of the first conversation is pressed whose name begins so. */
const pressed = (name: RegExp, found: string): Story => ({
  ...list(3),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole("button", { name });
    if (button) await userEvent.click(button);
    await canvas.findByRole(found);
  },
});

/** Several conversations with the character, the latest first; one of them is open. */
export const Several = list(4);
/** The only conversation is open. */
export const One = list(1);
/** Nothing has been said yet. */
export const None = list(0);
/** A reply is awaited: no conversation can be opened, deleted or begun. */
export const Locked = list(3, (test) => test.visitorSays("And did it ever fail you?"));
/** The visitor writes another name for a conversation. */
export const Renaming = pressed(/^Rename/, "textbox");
/** The visitor is asked before a conversation is deleted. */
export const Deleting = pressed(/^Delete/, "alertdialog");

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({ Several, One, None, Locked, Renaming, Deleting });
