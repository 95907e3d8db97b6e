import { timings } from "@archive-of-minds/core";
import { createFakeSpeechSynthesizer, createTestChat, type TestChatOptions } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../styles/styles.css";
import { CharacterChat } from "./CharacterChat";

const button = (name: string) => page.getByRole("button", { name, exact: true });

async function open(options: TestChatOptions = {}) {
  const voice = createFakeSpeechSynthesizer();
  const test = await createTestChat({ speechSynthesizer: voice, settings: { "aom.voiceOnly": "true" }, ...options });
  await test.ready();
  await test.until(({ context }) => context.voice.status !== null);
  test.chat.send({ type: "audio.unlock" });
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  return { ...test, voice };
}

it("shows that the character is thinking, and can stop the reply", async () => {
  const { visitorSays, chat } = await open();
  const call = await visitorSays("Who are you?");
  await expect.element(page.getByText("Ada is thinking…")).toBeVisible();
  await userEvent.click(button("Stop reply"));
  await expect.element(button("Stop reply")).toBeDisabled();
  expect([call.signal.aborted, chat.getSnapshot().context.reply.pending]).toEqual([true, null]);
});

it("moves no button when a reply starts and ends", async () => {
  const { visitorSays, ready } = await open();
  const places = () =>
    ["Record", "Stop reply", "Menu"].map((name) => button(name).element().getBoundingClientRect().left);
  const before = places();
  const call = await visitorSays("Who are you?");
  await expect.element(button("Stop reply")).toBeEnabled();
  expect(places()).toEqual(before);
  call.finish();
  await ready();
  await expect.element(button("Stop reply")).toBeDisabled();
  expect(places()).toEqual(before);
});

it("stops listening on Escape, and keeps the recognised text as a draft", async () => {
  const { visitorPressesRecord, recognizer, chat, until } = await open();
  const hint = page.getByText("Press “Record” and speak.");
  await expect.element(hint).toBeVisible();
  const pressed = visitorPressesRecord();
  await until((snapshot) => snapshot.hasTag("listening"));
  recognizer.session?.begin();
  await pressed;
  recognizer.session?.hear("how are you");
  await expect.element(hint).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect
    .poll(() => [chat.getSnapshot().hasTag("listening"), chat.getSnapshot().context.composer.draft])
    .toEqual([false, "how are you"]);
});

it("shows what it hears below the character, in the middle", async () => {
  const { visitorPressesRecord, recognizer, until } = await open();
  const pressed = visitorPressesRecord();
  await until((snapshot) => snapshot.hasTag("listening"));
  recognizer.session?.begin();
  await pressed;
  recognizer.session?.hear("how are you");
  await expect.element(page.getByText("how are you")).toBeVisible();
  const middle = (selector: string) => {
    const { left, right } = document.querySelector(selector)!.getBoundingClientRect();
    return Math.round((left + right) / 2);
  };
  expect(middle(".aom-voice-only .aom-message")).toBe(middle(".aom-voice-only .aom-presence"));
});

it("silences the character on Escape when a sound may be the visitor’s, and listens on", async () => {
  const { visitorSpeaks, visitorPressesRecord, silence, model, voice, detector, recognizer, chat, until } =
    await open();
  chat.send({ type: "turnTaking.automate" });
  const pressed = visitorPressesRecord();
  await until((snapshot) => snapshot.hasTag("listening"));
  recognizer.session?.begin();
  await pressed;
  await visitorSpeaks("Who are you?");
  await silence(timings.endOfTurnCeiling);
  const call = await model.nextCall();
  call.say("I am Ada. I count. ");
  (await voice.nextSpeech()).say(3);
  await until((snapshot) => snapshot.hasTag("heard"));
  detector.beginSpeech();
  await until((snapshot) => snapshot.matches({ bargeIn: "suspected" }));
  await userEvent.keyboard("{Escape}");
  await until((snapshot) => snapshot.matches({ voice: "silent" }));
  expect(chat.getSnapshot().matches({ microphone: "on" })).toBe(true);
});

it("shows why there is no reply, and asks again", async () => {
  const { visitorSays, model } = await open();
  const call = await visitorSays("Who are you?");
  call.fail("network");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("The server cannot be reached. Check your connection, then try again.");
  await userEvent.click(button("Try again"));
  await model.nextCall();
});

it.each([
  ["nothing speaks", { speechSynthesizer: createFakeSpeechSynthesizer({ availability: "unavailable" }) }],
  ["the visitor wants no voice", { settings: { "aom.voiceOnly": "true", "aom.voice": "false" } }],
] as const)("shows the text of a reply while it streams and after, where %s", async (_, options) => {
  const { visitorSays, ready } = await open(options);
  const call = await visitorSays("Who are you?");
  call.say("I am Ada. ");
  await expect.element(page.getByText("I am Ada.")).toBeVisible();
  call.say("I count.");
  call.finish();
  await ready();
  await expect.element(page.getByRole("region", { name: "What Ada says" })).toHaveTextContent("I am Ada. I count.");
  await visitorSays("And then?");
  await expect.element(page.getByRole("region", { name: "What Ada says" })).not.toBeInTheDocument();
});

it("shows no text that is spoken, and none of an earlier visit", async () => {
  const { visitorSays, voice, ready } = await open();
  const call = await visitorSays("Who are you?");
  call.say("I am Ada. ");
  const speech = await voice.nextSpeech();
  speech.say(1);
  call.finish();
  await ready();
  expect(document.querySelector(".aom-unspoken")).toBeNull();
  speech.finish();
  await expect.element(button("Stop")).not.toBeInTheDocument();
  expect(document.querySelector(".aom-unspoken")).toBeNull();
});

it("shows the text when the voice fails, and says where the messages are", async () => {
  const { visitorSays, voice, ready } = await open();
  const call = await visitorSays("Who are you?");
  call.say("I am Ada.");
  call.finish();
  await ready();
  (await voice.nextSpeech()).fail("unsupported");
  await expect.element(page.getByText(/Press “Show Text” in the Menu/)).toBeVisible();
  await expect.element(page.getByRole("region", { name: "What Ada says" })).toHaveTextContent("I am Ada.");
});

it("keeps the text of a reply whose sound the browser blocked, and speaks it on a press", async () => {
  const { visitorSays, voice, ready, chat } = await open();
  const call = await visitorSays("Who are you?");
  call.say("I am Ada.");
  call.finish();
  await ready();
  (await voice.nextSpeech()).fail("blocked");
  await expect.element(page.getByText(/Press “Say it aloud” to hear it/)).toBeVisible();
  const words = page.getByRole("region", { name: "What Ada says" });
  expect(chat.getSnapshot().matches({ audio: "locked" })).toBe(true);
  await expect.element(words).toHaveTextContent("I am Ada.");
  await userEvent.click(button("Say it aloud"));
  const speech = await voice.nextSpeech();
  speech.say(1);
  await expect.element(words).not.toBeInTheDocument();
  expect(chat.getSnapshot().matches({ audio: "unlocked" })).toBe(true);
  speech.finish();
  await expect.element(button("Stop")).not.toBeInTheDocument();
  expect(document.querySelector(".aom-unspoken")).toBeNull();
});

it("shows the text that the visitor silenced before the first word", async () => {
  const { visitorSays, voice, ready } = await open();
  const call = await visitorSays("Who are you?");
  call.say("I am Ada. ");
  await voice.nextSpeech();
  await userEvent.click(button("Stop"));
  await expect.element(page.getByRole("region", { name: "What Ada says" })).toHaveTextContent("I am Ada.");
  call.say("I count.");
  call.finish();
  await ready();
  await expect.element(page.getByRole("region", { name: "What Ada says" })).toHaveTextContent("I am Ada. I count.");
});

it("shows the text after the voice is switched off", async () => {
  const { visitorSays, voice, ready, chat } = await open();
  const call = await visitorSays("Who are you?");
  call.say("I am Ada. I count.");
  call.finish();
  await ready();
  (await voice.nextSpeech()).say(1);
  await expect.poll(() => chat.getSnapshot().hasTag("heard")).toBe(true);
  chat.send({ type: "voice.disable" });
  await expect.element(page.getByRole("region", { name: "What Ada says" })).toHaveTextContent("I am Ada. I count.");
});

it("has a visible way back to the text", async () => {
  const { chat } = await open();
  await userEvent.click(button("Back to text"));
  expect(chat.getSnapshot().matches({ view: "text" })).toBe(true);
  await expect.element(page.getByRole("textbox", { name: "Message" })).toBeVisible();
});

it("brings the text field when the visitor asks for the keyboard, and hides it again", async () => {
  const { model } = await open();
  const field = page.getByRole("textbox", { name: "Message" });
  await expect.element(button("Keyboard")).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.click(button("Keyboard"));
  await expect.element(field).toHaveFocus();
  await expect.poll(() => button("Record").elements().length).toBe(1);
  await userEvent.keyboard("Who are you?{Enter}");
  await model.nextCall();
  await userEvent.click(button("Hide keyboard"));
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(button("Stop reply")).toBeEnabled();
});

it("mutes the voice and lets it speak again", async () => {
  const { chat } = await open();
  await userEvent.click(button("Mute voice"));
  expect(chat.getSnapshot().context.settings.voiceOn).toBe(false);
  await userEvent.click(button("Unmute voice"));
  expect(chat.getSnapshot().context.settings.voiceOn).toBe(true);
});

it.each([
  [390, 844],
  [844, 390],
  [360, 640],
  [1280, 800],
])("keeps the microphone and its neighbours on the screen at %i by %i", async (...at) => {
  await page.viewport(...at);
  await open();
  for (const name of ["Record", "Keyboard", "Stop reply", "Mute voice", "Menu", "Back to text"]) {
    await expect.element(button(name)).toBeInViewport({ ratio: 0.99 });
    const { width, height } = button(name).element().getBoundingClientRect();
    expect([name, width >= 44 && height >= 44]).toEqual([name, true]);
  }
});
