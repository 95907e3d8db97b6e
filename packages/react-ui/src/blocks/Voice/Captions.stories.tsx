import { createFakeSpeechSynthesizer } from "@archive-of-minds/testing";
import type { Caption } from "@archive-of-minds/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { textOfLength, textLengthControl } from "../../stories/controls";
import { partStory } from "../../stories/story-kit";
import { CaptionLine } from "./CaptionLine";
import { SpeakingCaption } from "./SpeakingCaption";

interface Args {
  readonly textLength: string;
  readonly spokenCharacters: number;
  readonly room: number;
}

const meta: Meta<Args> = {
  title: "Voice/Captions",
  component: CaptionLine as never,
  subcomponents: { SpeakingCaption: SpeakingCaption as never },
};
export default meta;

const SENTENCE = "I build the machine in my mind first, and I run it there for some weeks.";

const captionOf = (text: string, spokenCharacters: number): Caption => ({
  text,
  spokenCharacters,
  subscribe: () => () => {},
});

/** The sentence that is heard, word by word. */
export const Playground: StoryObj<Args> = {
  args: { textLength: "usual", spokenCharacters: 24, room: 80 },
  argTypes: {
    ...textLengthControl,
    spokenCharacters: {
      name: "Spoken characters",
      description: "How many characters have been spoken.",
      control: { type: "range", min: 0, max: 80 },
    },
    room: {
      name: "Room",
      description: "How many characters are shown at once.",
      control: { type: "range", min: 10, max: 120 },
    },
  },
  render: ({ textLength, spokenCharacters, room }) => (
    <div className="aom" style={{ padding: 16 }}>
      <CaptionLine caption={captionOf(textOfLength(SENTENCE, textLength), spokenCharacters)} room={room} />
    </div>
  ),
};

/** The same for the voice of a chat. */
export const OfAChat = ((speechSynthesizer = createFakeSpeechSynthesizer()) =>
  partStory(
    <SpeakingCaption />,
    async (test) => {
      await test.until(({ context }) => context.voice.status !== null);
      test.chat.send({ type: "audio.unlock" });
      (await test.visitorSays("How do you invent?")).say(`${SENTENCE} And then `);
      (await speechSynthesizer.nextSpeech()).say(18);
    },
    { speechSynthesizer },
  ))();
