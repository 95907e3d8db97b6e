import type { TestChat } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { partStory, playground } from "../../stories/story-kit";
import { StreamingMessage } from "./StreamingMessage";

const meta: Meta = { title: "Conversation/Streaming message", component: StreamingMessage as never };
export default meta;

const streaming = (act: (test: TestChat) => unknown) => partStory(<StreamingMessage />, act);

/** The first word of the reply is awaited. */
export const Awaiting = streaming((test) => test.visitorSays("And did it ever fail you?"));
/** The reply appears word by word. */
export const Streaming = streaming(async (test) => {
  (await test.visitorSays("And did it ever fail you?")).say("Only when I trusted a contract more than ");
});

export const Playground = playground({ Awaiting, Streaming });
