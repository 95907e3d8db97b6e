import { createCamera, createChat, createMemoryMemoryStore } from "@archive-of-minds/core";
import { createAudioOutput } from "@archive-of-minds/core/providers/browser";
import { createFakeCameraDevice, createFakeLanguageModel, createFakeVoiceAgent } from "@archive-of-minds/testing";
import { ChatProvider } from "@archive-of-minds/react-ui";
import type { ReactNode } from "react";
import { Chat } from "virtual:example/apps/docs/pages/start/embed.md/1.tsx";
import { SpeakingChat } from "virtual:example/apps/docs/pages/start/embed.md/2.tsx";
import Page from "virtual:example/apps/docs/pages/start/next.md/1.tsx";
import { Media } from "virtual:example/apps/docs/pages/start/next.md/4.tsx";
import RoomPage from "virtual:example/apps/docs/pages/start/next.md/5.tsx";
import { show } from "virtual:example/apps/docs/pages/start/headless.md/2.tsx";
import { createSeeingChat } from "virtual:example/apps/docs/pages/guides/camera.md/1.tsx";
import { lookAt } from "virtual:example/apps/docs/pages/guides/camera.md/2.tsx";
import { Site } from "virtual:example/apps/docs/pages/guides/chat-room.md/1.tsx";
import { createLiveChat } from "virtual:example/apps/docs/pages/guides/live-agents.md/1.tsx";
import { talk } from "virtual:example/apps/docs/pages/guides/live-agents.md/3.tsx";
import { App } from "virtual:example/apps/docs/pages/guides/from-use-chat.md/1.tsx";
import { createConversationPage } from "virtual:example/apps/docs/pages/guides/from-elevenlabs-react.md/1.tsx";
import { createSpokenChat, SpokenChat } from "virtual:example/apps/docs/pages/guides/from-web-speech.md/1.tsx";
import { listenOnce } from "virtual:example/apps/docs/pages/guides/from-web-speech.md/2.tsx";
import { GermanChat } from "virtual:example/apps/docs/pages/guides/languages.md/1.tsx";
import { ChatInTwoLanguages } from "virtual:example/apps/docs/pages/guides/languages.md/2.tsx";
import { StatusInATest } from "virtual:example/apps/docs/pages/guides/testing.md/3.tsx";
import { pictureOf, sendPicture } from "virtual:example/apps/docs/pages/guides/recipes.md/1.tsx";
import { SpokenLine } from "virtual:example/apps/docs/pages/guides/recipes.md/2.tsx";
import { watched } from "virtual:example/apps/docs/pages/guides/recipes.md/3.tsx";
import { answersAMessage } from "virtual:example/apps/docs/pages/guides/testing.md/4.tsx";
import { createOwnVoice } from "virtual:example/apps/docs/pages/guides/own-voice.md/2.tsx";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";

const reply = "A current that turns, my friend.";
const newModel = () => createFakeLanguageModel({ reply });
const newChat = () => createChat({ providers: { languageModel: newModel() } });

const Seeing: () => ReactNode = createSeeingChat(newModel());
const Live: () => ReactNode = createLiveChat(newChat(), newModel());

it.each([
  ["the whole screen", () => <Chat />],
  ["the screen with voice and microphone", () => <SpeakingChat />],
  ["the page of the Next quickstart", () => <Page />],
  ["a chat with a camera", () => <Seeing />],
  ["a chat with live agents", () => <Live />],
  [
    "a chat with a Chat Room",
    () => <Site chat={newChat()} languageModel={newModel()} memoryStore={createMemoryMemoryStore()} />,
  ],
])("%s answers a message", async (_, example) => {
  const screen = await render(example());
  await screen.getByRole("textbox", { name: "Message" }).fill("Why alternating current?");
  await userEvent.click(screen.getByRole("button", { name: "Send", exact: true }));
  await expect.element(screen.getByRole("article").nth(1)).toHaveTextContent(/\w{3,}.*\./);
  await screen.unmount();
});

it("the German screen has German labels", async () => {
  const screen = await render(<GermanChat />);
  await expect.element(screen.getByRole("textbox", { name: "Nachricht" })).toBeVisible();
  await screen.unmount();
});

it("the screen in two languages changes to German in its settings", async () => {
  const screen = await render(<ChatInTwoLanguages chat={newChat()} />);
  await screen.getByRole("button", { name: "Menu" }).click();
  await screen.getByRole("button", { name: "Settings" }).click();
  await screen.getByRole("combobox", { name: "Language of the page" }).selectOptions("Deutsch");
  await expect.element(screen.getByRole("dialog", { name: "Einstellungen" })).toBeVisible();
  await screen.unmount();
});

it("the screen in two languages stays in the one that was chosen last", async () => {
  const screen = await render(<ChatInTwoLanguages chat={newChat()} />);
  await screen.getByRole("button", { name: "Menu" }).click();
  await screen.getByRole("button", { name: "Settings" }).click();
  const select = screen.getByRole("combobox", { name: "Language of the page" });
  // German is asked for first, and has not arrived when English is chosen.
  for (const tag of ["de", "en"]) {
    const element = select.element() as HTMLSelectElement;
    element.value = tag;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  }
  await import("@archive-of-minds/react-ui/labels/de");
  await new Promise(requestAnimationFrame);
  await expect.element(select).toHaveValue("en");
  await expect.element(screen.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await screen.unmount();
});

it("the screen with a Chat Room opens it", async () => {
  const screen = await render(
    <Site chat={newChat()} languageModel={newModel()} memoryStore={createMemoryMemoryStore()} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Chat Room" }));
  await expect.element(screen.getByRole("textbox", { name: "Discussion message" })).toBeVisible();
  await screen.unmount();
});

it("the Chat Room on a route of its own opens, and opens again", async () => {
  for (const _ of ["first", "second"]) {
    const screen = await render(
      <Media>
        <RoomPage />
      </Media>,
    );
    await expect.element(screen.getByRole("textbox", { name: "Discussion message" })).toBeVisible();
    await screen.unmount();
  }
});

it("a chat without React is shown in two elements", async () => {
  const chat = newChat();
  const list = document.createElement("div");
  const stop = show(chat, list, document.createElement("p"));
  chat.send({ type: "message.send", text: "Good evening" });
  await vi.waitUntil(() => list.children.length === 2 && list.dataset["status"] === "ready");
  expect(list.textContent).toBe(`Good evening${reply}`);
  stop();
  chat.stop();
});

it("a camera is turned on for a chat, and off again", async () => {
  const device = createFakeCameraDevice();
  const camera = createCamera({ providers: { cameraDevice: device } });
  const stop = lookAt(camera, newChat());
  await vi.waitUntil(() => camera.getSnapshot().matches({ on: "live" }));
  stop();
  expect(camera.getSnapshot().matches("off")).toBe(true);
});

it("the screen that comes from another useChat says why a reply failed, and asks again", async () => {
  const screen = await render(<App />);
  await screen.getByRole("textbox", { name: "Message" }).fill("Good evening");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await expect.element(screen.getByRole("button", { name: /^Try again \(\w+\)$/ })).toBeVisible();
  await screen.unmount();
});

it("a live conversation of one’s own begins and ends", async () => {
  const Conversation = createConversationPage(createFakeVoiceAgent());
  const screen = await render(<Conversation />);
  await userEvent.click(screen.getByRole("button", { name: "Start" }));
  await userEvent.click(screen.getByRole("button", { name: "End" }));
  await expect.element(screen.getByRole("button", { name: "Start" })).toBeVisible();
  await screen.unmount();
  const live = talk(createFakeVoiceAgent());
  expect(live.getSnapshot().matches("live")).toBe(true);
  live.stop();
});

it("dictation and a spoken reply have their buttons", async () => {
  const screen = await render(<SpokenChat chat={createSpokenChat(newModel())} />);
  await expect.element(screen.getByRole("button", { name: "Record" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Read replies aloud" }));
  await screen.unmount();
  expect(
    listenOnce(
      () => {},
      () => {},
    ),
  ).toBeInstanceOf(Function);
});

it("a whole test of the screen passes", answersAMessage);

it("a large picture from a file is sent as a small JPEG", async () => {
  const canvas = new OffscreenCanvas(2_560, 1_000);
  canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
  const file = await canvas.convertToBlob({ type: "image/png" });
  const { jpegBase64 } = await pictureOf(file);
  const sent = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpegBase64}`)).blob());
  expect([sent.width, sent.height]).toEqual([1_280, 500]);
  const model = createFakeLanguageModel();
  const chat = createChat({ providers: { languageModel: model } });
  await sendPicture(chat, file, "What is this?");
  expect((await model.nextCall()).request.image).toEqual({ jpegBase64 });
  chat.stop();
});

it("the line of the spoken word is empty while nothing is spoken", async () => {
  const chat = newChat();
  const screen = await render(
    <ChatProvider chat={chat}>
      <SpokenLine />
    </ChatProvider>,
  );
  await expect.element(screen.getByRole("paragraph")).toHaveTextContent(/^$/);
  await screen.unmount();
  chat.stop();
});

it("what goes on inside is named", async () => {
  const lines: string[] = [];
  const chat = watched(newModel(), (line: string) => void lines.push(line));
  chat.send({ type: "message.send", text: "Good evening" });
  await vi.waitUntil(() => lines.some((line) => line.startsWith("turn: ")));
  expect(lines).toContain("chat: message.send");
  chat.stop();
});

it("a component is tested with a model whose reply is known", async () => {
  const screen = await render(<StatusInATest />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("ready");
  await screen.unmount();
});

it("a voice of one’s own reports what it could not reach", async () => {
  const output = createAudioOutput();
  const voice = createOwnVoice("http://127.0.0.1:9/", output);
  const { signal } = new AbortController();
  const prepared = voice.prepare({ text: "Good evening.", voice: "tesla" }, { signal });
  await expect(prepared.play({ signal, volume: { value: 1, subscribe: () => () => {} } })).rejects.toMatchObject({
    reason: "network",
  });
  output.dispose();
});
