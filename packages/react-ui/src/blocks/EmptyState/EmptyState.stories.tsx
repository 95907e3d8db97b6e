import type { Meta } from "@storybook/react-vite";
import { chatStory, InChat, withProps } from "../../stories/story-kit";
import { EmptyState } from "./EmptyState";

const meta: Meta = { title: "Conversation/Empty state", component: EmptyState as never };
export default meta;

/** Before the first message. */
export const Playground = withProps(
  chatStory(
    {},
    (test) => test.ready(),
    ({ chat }, { isBrief, hasChatRoom }) => (
      <InChat chat={chat}>
        <EmptyState isBrief={isBrief === true} onOpenChatRoom={hasChatRoom === true ? () => {} : undefined} />
      </InChat>
    ),
  ),
  { isBrief: false, hasChatRoom: true },
);
