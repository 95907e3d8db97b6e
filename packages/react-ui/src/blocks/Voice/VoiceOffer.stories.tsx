import { SpeechError } from "@archive-of-minds/core";
import { createFakeSpeechSynthesizer, type TestChat, type TestChatOptions } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { partStory, playground } from "../../stories/story-kit";
import { VoiceOffer } from "./VoiceOffer";

const meta: Meta = { title: "Voice/Voice offer", component: VoiceOffer as never };
export default meta;

const TOTAL = 21_530_456;

const offer = (download: NonNullable<TestChatOptions["voiceDownload"]>["download"], act: (test: TestChat) => unknown) =>
  partStory(
    <VoiceOffer isAtOnce />,
    async (test) => {
      await test.until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
      await act(test);
    },
    {
      speechSynthesizer: createFakeSpeechSynthesizer({ availability: "downloadable" }),
      voiceDownload: { totalBytes: TOTAL, download },
    },
  );

const never = () => new Promise<void>(() => {});

/** A voice can be downloaded. */
export const Offered = offer(never, () => {});
/** The voice is being downloaded. */
export const Downloading = offer(
  ({ onProgress }) => {
    onProgress?.({ loaded: 8_612_182, total: TOTAL, bytesPerSecond: 2_100_000 });
    return never();
  },
  ({ chat }) => chat.send({ type: "voice.download" }),
);
/** The network failed during the download of the voice. */
export const Failed = offer(
  () => Promise.reject(new SpeechError("network", "The voice could not be downloaded.")),
  async ({ chat, until }) => {
    chat.send({ type: "voice.download" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "failed" }));
  },
);

export const Playground = playground({ Offered, Downloading, Failed });
