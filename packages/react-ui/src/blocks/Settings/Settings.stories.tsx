import {
  createFakeCameraDevice,
  createFakeSpeechSynthesizer,
  createTestCamera,
  createTestModels,
  createTestYourData,
} from "@archive-of-minds/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CharacterChat } from "../../screens/CharacterChat";
import { chatStory, exampleConversation, playground } from "../../stories/story-kit";
import type { Appearance } from "./appearance";

const meta: Meta = { title: "Settings/Settings", component: CharacterChat as never };
export default meta;

const appearance = (chosen: Partial<Appearance> = {}) => ({
  theme: "system" as const,
  textSize: "normal" as const,
  onChange: () => {},
  ...chosen,
});

const openSheet: NonNullable<StoryObj<Meta>["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Menu" }));
  await userEvent.click(await canvas.findByRole("button", { name: "Settings" }));
  await canvas.findByRole("dialog", { name: "Settings" });
};

const voices = [
  { id: "low", name: "Low" },
  { id: "high", name: "High" },
];
const withVoice = {
  messages: exampleConversation,
  speechSynthesizer: createFakeSpeechSynthesizer({ voices }),
  soundEffects: { play: () => Promise.resolve() },
};

/** All sections: models, voice, camera, appearance, keys and data. */
export const Everything: StoryObj<Meta> = {
  ...chatStory(
    withVoice,
    (test) => test.ready(),
    ({ chat }) => {
      const { camera } = createTestCamera({ cameraDevice: createFakeCameraDevice() });
      const { models } = createTestModels();
      const yourData = async () => (await createTestYourData()).data;
      return (
        <CharacterChat
          fill="window"
          shortcuts="page"
          chat={chat}
          camera={camera}
          models={models}
          yourData={yourData}
          appearance={appearance()}
        />
      );
    },
  ),
  play: openSheet,
};

/** Voice, sounds and captions changed from their defaults. */
export const Changed: StoryObj<Meta> = {
  ...chatStory(
    { ...withVoice, settings: { "aom.voice": "false", "aom.soundEffects": "false", "aom.captions": "shown" } },
    (test) => test.ready(),
    ({ chat }) => (
      <CharacterChat
        fill="window"
        shortcuts="page"
        chat={chat}
        appearance={appearance({ theme: "dark", textSize: "largest" })}
      />
    ),
  ),
  play: openSheet,
};

/** What a host has that gives nothing but a chat, in a browser without a voice. */
export const WithoutVoice: StoryObj<Meta> = {
  ...chatStory({ messages: exampleConversation }, (test) => test.ready()),
  play: openSheet,
};

/** The list of keys for the keyboard is open. */
export const Keys: StoryObj<Meta> = {
  ...WithoutVoice,
  play: async (context) => {
    await openSheet(context);
    await context.userEvent.click(await context.canvas.findByRole("button", { name: "Show the keys" }));
    await context.canvas.findByRole("dialog", { name: "Keyboard" });
  },
};

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({ Everything, Changed, WithoutVoice, Keys });
