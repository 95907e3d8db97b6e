import type { Meta } from "@storybook/react-vite";
import { partStory, playground } from "../../stories/story-kit";
import { StreamingMessage } from "./StreamingMessage";

const meta: Meta = { title: "Conversation/Streaming message", component: StreamingMessage as never };
export default meta;

/** The first word of the reply is awaited. */
export const Awaiting = partStory(<StreamingMessage />, (test) => test.visitorSays("And did it ever fail you?"));
/** The reply appears word by word. */
export const Streaming = partStory(
  <StreamingMessage />,
  async (test, ofLength) => {
    const call = await test.visitorSays("And did it ever fail you?");
    call.say(ofLength("Once. Only when I trusted a contract more than "));
  },
  { texts: "said" },
);

export const Playground = playground({ Streaming, Awaiting });
