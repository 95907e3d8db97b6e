import { createFakeSpeechSynthesizer, createTestChat } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { CharacterChat } from "../../screens/CharacterChat";

const announced = () => document.querySelector('[data-part="announcer"]')?.textContent;

async function open(settings: Record<string, string> = {}) {
  const voice = createFakeSpeechSynthesizer();
  const test = await createTestChat({ speechSynthesizer: voice, settings });
  await test.ready();
  await test.until(({ context }) => context.voice.status !== null);
  test.chat.send({ type: "audio.unlock" });
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  const reply = async () => {
    const call = await test.visitorSays("Who are you?");
    call.say("I am Ada.");
    call.finish();
    await test.ready();
  };
  return { ...test, voice, reply };
}

it("announces a reply that no voice speaks", async () => {
  const { reply } = await open({ "aom.voice": "false" });
  await reply();
  await expect.poll(announced).toBe("I am Ada.");
});

it("does not announce a spoken reply", async () => {
  const { reply, voice, chat } = await open();
  await reply();
  const speech = await voice.nextSpeech();
  speech.say(1);
  speech.finish();
  await expect.poll(() => chat.getSnapshot().matches({ voice: "silent" })).toBe(true);
  expect(announced()).toBe("");
});

it("announces a reply whose voice failed", async () => {
  const { reply, voice } = await open();
  await reply();
  (await voice.nextSpeech()).fail("unsupported");
  await expect.poll(announced).toBe("I am Ada.");
});

it("announces a reply that was silenced before its first sound", async () => {
  const { reply, voice, chat } = await open();
  await reply();
  await voice.nextSpeech();
  chat.send({ type: "voice.stop" });
  await expect.poll(announced).toBe("I am Ada.");
});

it("does not announce a reply that is spoken after a replayed message", async () => {
  const { reply, visitorSays, voice, chat, ready } = await open();
  await reply();
  const first = await voice.nextSpeech();
  first.say(1);
  first.finish();
  await expect.poll(() => chat.getSnapshot().matches({ voice: "silent" })).toBe(true);
  const call = await visitorSays("And then?");
  const [message] = chat.getSnapshot().context.memory.messages.filter(({ author }) => author !== "user");
  chat.send({ type: "message.replay", messageId: message?.id ?? "" });
  const replayed = await voice.nextSpeech();
  replayed.say(1);
  call.say("I count.");
  call.finish();
  await ready();
  replayed.finish();
  const second = await voice.nextSpeech();
  second.say(1);
  second.finish();
  await expect.poll(() => chat.getSnapshot().matches({ voice: "silent" })).toBe(true);
  expect(announced()).toBe("");
});
