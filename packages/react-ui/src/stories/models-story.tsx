import type { LanguageModel } from "@archive-of-minds/core";
import {
  createFakeLanguageModel,
  createFakeLocalModel,
  createTestChat,
  createTestModels,
  type FakeLocalModel,
  type FakeLocalModelOptions,
  type TestChat,
  type TestModels,
} from "@archive-of-minds/testing";
import type { StoryObj } from "@storybook/react-vite";
import { CharacterChat } from "../screens/CharacterChat";
import { chatControls, chatOptions, exampleConversation, story, withControls } from "./story-kit";

export interface ModelsOnShow extends TestModels {
  readonly browser: FakeLocalModel;
  readonly file: FakeLocalModel;
  readonly chat: TestChat;
  /** Resolves when it is known what this device has. */
  settled(): Promise<void>;
}

export interface ModelsStoryOptions {
  readonly browser?: FakeLocalModelOptions;
  /** Left out, a model file cannot be used here. */
  readonly file?: FakeLocalModelOptions;
  readonly vendor?: LanguageModel;
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether the dialog is open; it is. */
  readonly isOpen?: boolean;
}

/** A story of the main screen with the dialog "Replies": real charts over fake models. */
export function modelsStory(
  { isOpen = true, vendor, settings = {}, ...options }: ModelsStoryOptions,
  act: (show: ModelsOnShow) => unknown = () => {},
): StoryObj {
  return {
    ...withControls(
      chatControls({ messages: exampleConversation }),
      story(
        async (tools) => {
          const browser = createFakeLocalModel(options.browser);
          const file = createFakeLocalModel({ ...options.file, kind: "file" });
          const builtIn = createFakeLanguageModel({
            name: "Built-in replies",
            kind: "builtIn",
            reply: "From my notes.",
          });
          const models = [...(vendor ? [vendor] : []), browser, ...(options.file ? [file] : []), builtIn];
          const test = createTestModels({ models, settings, ...(tools.inspect && { inspect: tools.inspect }) });
          const chat = await createTestChat(
            chatOptions({ messages: exampleConversation, languageModel: test.languageModel }, tools),
          );
          await chat.ready();
          // Loads the lazy parts in advance.
          await import("../blocks/Models");
          const settled = () => test.until(({ value }) => value !== "checking");
          await act({ ...test, browser, file, chat, settled });
          return { models: test.models, chat: chat.chat };
        },
        ({ models, chat }) => [models, chat],
        ({ models, chat }) => <CharacterChat fill="window" shortcuts="page" chat={chat} models={models} />,
      ),
    ),
    ...(isOpen && {
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole("button", { name: "Menu" }));
        await userEvent.click(await canvas.findByRole("button", { name: "Replies" }));
        await canvas.findByRole("dialog", { name: "Replies" });
      },
    }),
  };
}
