import type { Message as ChatMessage } from "@archive-of-minds/core";
import { exampleMessage } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { chosenCharacter, textLengthControl, textOfLength } from "../../stories/controls";
import { chatStory, exampleConversation, InChat, withProps } from "../../stories/story-kit";
import { Message } from "./Message";

const meta: Meta = { title: "Conversation/Message", component: Message as never };
export default meta;

const ends: readonly NonNullable<ChatMessage["status"]>[] = [
  "complete",
  "stopped",
  "interrupted",
  "length",
  "refused",
  "cut",
  "failed",
];
const [question, answer] = exampleConversation;

/** One message of the visitor, or of the character, which may have ended in several ways. */
export const Playground = withProps(
  chatStory(
    {},
    (test) => test.ready(),
    ({ chat }, { author, end, character, textLength }) => {
      const { name } = chosenCharacter(character);
      const message =
        author === "visitor"
          ? exampleMessage(1, { text: textOfLength(question?.text ?? "", textLength) })
          : exampleMessage(2, {
              author: String(character),
              text: textOfLength(answer?.text ?? "", textLength),
              status: end as NonNullable<ChatMessage["status"]>,
            });
      return (
        <InChat chat={chat}>
          <Message message={message} characterName={name} />
        </InChat>
      );
    },
  ),
  { author: "character", end: "complete", textLength: "usual" },
  {
    ...textLengthControl,
    author: {
      name: "Author",
      description: "Who wrote the message.",
      control: "inline-radio",
      options: ["visitor", "character"],
    },
    end: {
      name: "End of the reply",
      description: "How the reply ended: whole, stopped, interrupted, too long, declined, broken off or failed.",
      control: "select",
      options: ends,
      if: { arg: "author", eq: "character" },
    },
  },
);
