import { createFakeLanguageModel, exampleMessage, type TestChat } from "@archive-of-minds/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { chatStory, exampleConversation, playground } from "../../stories/story-kit";
import { MessageList } from "./MessageList";

const meta: Meta = { title: "Conversation/Message list", component: MessageList as never };
export default meta;

type Story = StoryObj<Meta>;

const said = { messages: exampleConversation };
const ready = (test: TestChat) => test.ready();

/** The last question can be edited and the last reply regenerated. */
export const Rewritable: Story = {
  ...chatStory(said, ready),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Edit message" });
    await canvas.findByRole("button", { name: "Try another reply" });
  },
};

/** The question is in the text field, and still in the list. */
export const Editing: Story = {
  ...chatStory(said, ready),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit message" }));
    await canvas.findByDisplayValue(/Is it true that you can see a machine/);
  },
};

/** A built-in reply that has no answer offers questions instead. */
export const Suggestions: Story = {
  ...chatStory(
    {
      languageModel: createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn" }),
      messages: [
        exampleMessage(1, { text: "How is a transformer wound?" }),
        exampleMessage(2, {
          author: "tesla",
          text: "For that I have no drawing. These lie closest, and for each I have a true answer.\nWhat is a transformer?\nWho built the first motor?",
          status: "complete",
          model: "Built-in replies",
        }),
      ],
    },
    ready,
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "What is a transformer?" });
  },
};

/** A message that is too long is not sent, and stays in the text field. */
export const TooLong: Story = {
  ...chatStory(said, async (test) => {
    await test.ready();
    test.chat.send({ type: "draft.change", text: "And then? ".repeat(100_001) });
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Shorten this message/);
  },
};

const markdown = [
  "Three things make **my** engine *truly* mine:",
  "1. the mill, which `adds` and carries\n2. the store\n3. the cards, as in [Jacquard’s loom](https://example.org/loom)",
  "> It weaves algebraical patterns.",
  "```\ncarry = sum / 10\n```",
  "No more, and no less.",
].join("\n\n");

/** A model wrote Markdown in spite of its rules. */
export const Markdown: Story = {
  ...chatStory(
    { messages: [...exampleConversation, exampleMessage(9, { author: "tesla", text: markdown, status: "complete" })] },
    ready,
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Jacquard’s loom" });
  },
};

/** The same while it streams: marks without a partner are not shown. */
export const StreamingMarkdown: Story = {
  ...chatStory(said, async (test) => (await regenerate(test)).say(`${markdown.slice(0, 120)} and **the`)),
  play: async ({ canvas }) => {
    await canvas.findByText("truly", { selector: "em" });
  },
};

async function regenerate(test: TestChat) {
  await test.ready();
  test.chat.send({ type: "reply.regenerate" });
  return test.model.nextCall();
}

/** The character is thinking. */
export const Regenerating: Story = chatStory(said, regenerate);

/** The new reply streams. */
export const RegeneratingStreaming: Story = {
  ...chatStory(said, async (test) => (await regenerate(test)).say("It is true, though I would put it")),
  play: async ({ canvas }) => {
    await canvas.findByText(/though I would put it/);
  },
};

/** The new reply has replaced the first one. */
export const Regenerated: Story = {
  ...chatStory(said, async (test) => {
    const call = await regenerate(test);
    call.say("Yes. And the machine in my mind never needs oil.");
    call.finish();
    await test.ready();
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/never needs oil/);
  },
};

/** A model that takes no pictures got a description of the visitor's. */
export const PictureInWords: Story = {
  ...chatStory(
    {
      languageModel: createFakeLanguageModel({ takesPictures: false, reply: "A cup, I am told." }),
      describePicture: () => "a cup",
    },
    async (test) => {
      await test.ready();
      test.chat.send({ type: "message.send", text: "What is this?", image: { jpegBase64: "/9j/" } });
      await test.until(({ context }) => context.memory.messages.length === 2);
    },
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/given a description of yours/);
  },
};

/** A server on the operator's machine loads its model. */
export const ModelLoading: Story = {
  ...chatStory({}, async (test) => {
    await test.ready();
    (await test.visitorSays("Good evening.")).think({ isLoading: true });
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/may still be loading/);
  },
};

/** The server's own model answers others first. */
export const Queued: Story = {
  ...chatStory({}, async (test) => {
    await test.ready();
    (await test.visitorSays("Good evening.")).think({ queue: { place: 2, waitMs: 20_000 } });
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/2 are before yours/);
  },
};

/** A conversation of several days, with a line for each day. */
export const SeveralDays: Story = chatStory(
  {
    messages: [
      ...exampleConversation.map((message, index) => ({
        ...message,
        createdAt: new Date(2026, 0, 1, 10, index).toISOString(),
      })),
      exampleMessage(8, { text: "I have slept on it.", createdAt: new Date(2026, 0, 2, 10).toISOString() }),
      exampleMessage(9, {
        author: "ada",
        text: "And has it turned since?",
        status: "complete",
        createdAt: new Date(2026, 0, 2, 10, 1).toISOString(),
      }),
    ],
  },
  ready,
);

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  Rewritable,
  Editing,
  Suggestions,
  TooLong,
  Markdown,
  StreamingMarkdown,
  Regenerating,
  RegeneratingStreaming,
  Regenerated,
  PictureInWords,
  ModelLoading,
  Queued,
  SeveralDays,
});
