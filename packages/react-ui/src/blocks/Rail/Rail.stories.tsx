import type { Meta } from "@storybook/react-vite";
import { exampleConversations } from "../../stories/example-conversations";
import { partStory, playground, type ChatAct } from "../../stories/story-kit";
import { RailConversations } from "../Conversations/RailConversations";
import { Beside } from "./Beside";
import { Rail, type RailProps } from "./Rail";

const meta: Meta = {
  title: "Conversation/Rail",
  component: Rail as never,
  subcomponents: { Beside, RailConversations },
};
export default meta;

const rail = (conversations: number, act?: ChatAct, props: RailProps = { onOpenChatRoom: () => {} }) =>
  partStory(
    <div style={{ width: "15rem" }}>
      <Rail onShowConversations={() => {}} {...props} />
    </div>,
    act,
    { messages: exampleConversations(conversations), texts: "said" },
  );

const beside = (act: ChatAct) =>
  partStory(
    <div style={{ display: "flex", width: "15rem", height: "24rem" }}>
      <Beside />
    </div>,
    act,
    { texts: "said" },
  );

/** The characters, and several conversations with the chosen one. */
export const Filled = rail(4);
/** There is one conversation, which is open: no others are listed. */
export const OneConversation = rail(1);
/** There are more conversations than fit; a button shows all of them. */
export const ManyConversations = rail(8);
/** A page without a Chat Room has no entry for it. */
export const WithoutChatRoom = rail(2, undefined, {});
/** A new conversation is empty: the characters have doors there, and only the way back to the others is shown. */
export const Empty = rail(4, ({ chat }) => chat.send({ type: "conversation.begin" }));
/** A reply is awaited: neither the character nor the conversation can be changed. */
export const Locked = rail(4, (test) => test.visitorSays("And did it ever fail you?"));
/** Beside the messages, the character thinks. */
export const BesideThinking = beside((test) => test.visitorSays("And did it ever fail you?"));
/** Nothing is thought, said or heard: the place beside the messages is empty. */
export const BesideQuiet = beside(() => {});

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  Filled,
  OneConversation,
  ManyConversations,
  WithoutChatRoom,
  Empty,
  Locked,
  BesideThinking,
  BesideQuiet,
});
