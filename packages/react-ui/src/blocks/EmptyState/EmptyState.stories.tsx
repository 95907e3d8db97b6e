import type { Meta } from "@storybook/react-vite";
import { chatStory, InChat, withProps } from "../../stories/story-kit";
import { EmptyState } from "./EmptyState";

const meta: Meta = { title: "Conversation/Empty state", component: EmptyState as never };
export default meta;

/** Before the first message. */
export const Playground = withProps(
  chatStory(
    { texts: "characters" },
    (test) => test.ready(),
    ({ chat }, { isBrief, hasChatRoom }) => (
      <InChat chat={chat}>
        <EmptyState isBrief={isBrief === true} onOpenChatRoom={hasChatRoom === true ? () => {} : undefined} />
      </InChat>
    ),
  ),
  { isBrief: false, hasChatRoom: true },
  {
    isBrief: { name: "Brief", description: "One line, where there is no room for more.", control: "boolean" },
    hasChatRoom: { name: "Has a Chat Room", description: "Whether a button opens the Chat Room.", control: "boolean" },
  },
);
