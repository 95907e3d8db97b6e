import { characters, createMemoryMemoryStore, LanguageModelError, type MemoryStore } from "@archive-of-minds/core";
import {
  createFakeCameraDevice,
  createFakeSpeechSynthesizer,
  createTestCamera,
  createTestChat,
  createTestLiveConversation,
  exampleMessage,
} from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import "../styles/styles.css";
import { MediaPage } from "../stories/media-page";
import { paintedCamera } from "../stories/painted-camera";
import { CharacterChat } from "./CharacterChat";

const sizes = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [640, 360],
  [740, 360],
  [844, 390],
] as const;

/** Phones in landscape. */
const lying = /^(?:640|740|844)/;

const cameras = ["off", "on", "failed"] as const;
const notices = ["none", "microphone", "all"] as const;
const replies = ["idle", "failed", "streaming", "speaking"] as const;

type Combination = readonly [
  camera: (typeof cameras)[number],
  notice: (typeof notices)[number],
  reply: (typeof replies)[number],
];

const combinationsWith = (camera: Combination[0]): readonly Combination[] =>
  notices.flatMap((notice) => replies.map((reply) => [camera, notice, reply] as const));

/** A store whose data the browser deletes while the page is open. */
function losing(): { readonly store: MemoryStore; readonly lose: () => void } {
  const store = createMemoryMemoryStore();
  let lose = () => {};
  return {
    lose: () => lose(),
    store: {
      ...store,
      watch: (id, report) => {
        lose = () => report({ type: "lost" });
        return store.watch(id, report);
      },
    },
  };
}

async function open([cameraIs, notice, reply]: Combination) {
  const voice = createFakeSpeechSynthesizer();
  const memory = losing();
  const device = createFakeCameraDevice();
  const { camera } = createTestCamera({ cameraDevice: paintedCamera(device) });
  const test = await createTestChat({
    characters,
    speechSynthesizer: voice,
    memoryStore: memory.store,
    messages: Array.from({ length: 8 }, (_, place) => exampleMessage(place + 1)),
  });
  await test.ready();
  await test.until(({ context }) => context.voice.status !== null);
  test.chat.send({ type: "audio.unlock" });
  const live = { startsOn: false, open: () => createTestLiveConversation().live };
  const screen = await render(
    <CharacterChat
      fill="window"
      shortcuts="page"
      chat={test.chat}
      camera={camera}
      live={live}
      onOpenChatRoom={() => {}}
    />,
    { wrapper: MediaPage },
  );
  if (notice === "all") {
    memory.lose();
    await expect.element(page.getByText(/^The browser deleted/)).toBeVisible();
  }
  if (notice !== "none") {
    await test.visitorPressesRecord();
    test.recognizer.session?.fail("notAllowed");
    await expect.poll(() => document.querySelector(".aom-notices .aom-notice")).not.toBeNull();
  }
  if (cameraIs !== "off") {
    if (cameraIs === "failed") device.failWith("notFound");
    camera.send({ type: "camera.turnOn" });
    await expect
      .poll(() => document.querySelector(cameraIs === "on" ? "video" : ".aom-notices .aom-notice"))
      .not.toBeNull();
  }
  if (reply !== "idle") {
    const call = await test.visitorSays("What do you see?");
    call.say("I see a lamp that burns without a flame, and a table. ");
    if (reply === "failed") call.fail(new LanguageModelError("cutOff", "The reply broke off."));
    if (reply === "speaking") {
      const speech = await voice.nextSpeech();
      speech.say(3);
      await expect.element(page.getByText(/is speaking/).first()).toBeVisible();
    }
  }
  return screen;
}

/** The part of the screen's height in which messages can be read, in percent. */
function share(height: number): number {
  const { top, bottom } = page.getByRole("region", { name: "Messages" }).element().getBoundingClientRect();
  const notice = document.querySelector(".aom-notices-shown > *")?.closest(".aom-notices")?.getBoundingClientRect();
  const end = notice && notice.height > 0 ? Math.min(bottom, notice.top) : bottom;
  return Math.round(((end - top) / height) * 100);
}

it.each(cameras)(
  "leaves half of an upright screen to the messages, and 40 % of a lying one, with the camera %s",
  async (camera) => {
    const smallest = new Map<string, readonly [number, string]>();
    for (const combination of combinationsWith(camera)) {
      const screen = await open(combination);
      for (const [width, height] of sizes) {
        await page.viewport(width, height);
        const size = `${String(width)} x ${String(height)}`;
        const now = share(height);
        if (now < (smallest.get(size)?.[0] ?? 101)) smallest.set(size, [now, combination.join(", ")]);
      }
      await screen.unmount();
    }
    expect([...smallest].filter(([size, [part]]) => part < (lying.test(size) ? 40 : 50))).toEqual([]);
    await page.viewport(1280, 800);
  },
);
