import { liveCloseCodes } from "@archive-of-minds/core/internal";
import {
  createFakeVoiceAgent,
  createTestChat,
  createTestLiveConversation,
  type TestLiveConversationOptions,
} from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { CharacterChat } from "../../screens/CharacterChat";
import { MediaPage } from "../../stories/media-page";

async function show(options: TestLiveConversationOptions = {}) {
  const live = createTestLiveConversation(options);
  const test = await createTestChat();
  await test.ready();
  await render(
    <CharacterChat fill="window" shortcuts="page" chat={test.chat} live={{ startsOn: true, open: () => live.live }} />,
    {
      wrapper: MediaPage,
    },
  );
  return live;
}

async function open(options: TestLiveConversationOptions = {}) {
  const live = await show(options);
  await expect.element(page.getByRole("button", { name: "Start Conversation" })).toBeVisible();
  return live;
}
const status = () => page.getByRole("status");

it("a microphone that fails is reported and can be tried again", async () => {
  const conversation = await (await open()).begin();
  conversation.say({ type: "problem", message: "Permission denied", problem: "noMicrophone" });
  await expect.element(page.getByText("Nothing is heard.")).toBeVisible();
  await expect.element(page.getByText("Ada is listening.")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Try the microphone again" }));
  expect(conversation.received).toEqual(["muted: false"]);
  await expect.element(page.getByText("Ada is listening.")).toBeVisible();
});

it("without speech recognition there is no mute button", async () => {
  const conversation = await (await open()).begin();
  await expect.element(page.getByRole("button", { name: "Mute" })).toBeVisible();
  conversation.say({ type: "problem", message: "Not supported", problem: "cannotListen" });
  await expect.element(page.getByText("this browser does not understand speech.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Mute" })).not.toBeInTheDocument();
});

it("warns before the conversation ends for silence", async () => {
  const conversation = await (await open()).begin();
  conversation.say({ type: "problem", message: "", problem: "silence" });
  await expect.element(status().filter({ hasText: "Say or write something, or the conversation ends" })).toBeVisible();
});

it.each([
  [undefined, liveCloseCodes.ended, "Ada has ended the conversation. What was said is kept. Start again at any time."],
  [
    "silence",
    liveCloseCodes.silence,
    "Start again to go on: the conversation ended because nobody spoke. What was said is kept.",
  ],
  [
    "longest",
    liveCloseCodes.longest,
    "Start again to go on: the conversation reached its time limit. What was said is kept.",
  ],
] as const)("tells why the conversation ended and what to do: %s", async (because, closeCode, sentence) => {
  const conversation = await (await open()).begin();
  conversation.close({ reason: "agent", message: "", closeCode, ...(because && { because }) });
  await expect.element(status().filter({ hasText: sentence })).toBeVisible();
});

it("a rating is confirmed and not offered again", async () => {
  const conversation = await (await open()).begin();
  conversation.say({ type: "agentResponse", id: 1, text: "A wave." });
  await userEvent.click(page.getByRole("button", { name: "Good reply" }));
  await expect.element(status().filter({ hasText: "Rating sent." })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Good reply" })).not.toBeInTheDocument();
});

it("no rating is offered for an agent that takes none", async () => {
  const conversation = await (await open({ voiceAgent: { ...createFakeVoiceAgent(), takesRatings: false } })).begin();
  conversation.say({ type: "agentResponse", id: 1, text: "A wave." });
  await expect.element(page.getByText("A wave.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Good reply" })).not.toBeInTheDocument();
});

it("a message that is typed while connecting stays visible, also when it could not be sent", async () => {
  const live = await open();
  await userEvent.click(page.getByRole("button", { name: "Start Conversation" }));
  await userEvent.click(page.getByRole("button", { name: "Keyboard" }));
  await userEvent.fill(page.getByRole("textbox", { name: "Message" }), "Good evening.");
  await userEvent.keyboard("{Enter}");
  const message = page.getByRole("article").filter({ hasText: "Good evening." });
  await expect.element(message.getByText("Sent as soon as Ada can hear you.")).toBeVisible();
  (await live.agent.nextConversation()).refuse("network");
  await expect.element(message.getByText("Not sent yet. It is sent when you start again.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Do not send" }));
  await expect.element(message).not.toBeInTheDocument();
});

it("the sound output can be selected where the browser supports it", async () => {
  const live = await open({
    voiceAgent: createFakeVoiceAgent({
      outputs: [
        { id: "default", name: "Default" },
        { id: "h", name: "Headphones" },
      ],
    }),
  });
  const conversation = await live.begin();
  await userEvent.click(page.getByRole("button", { name: "Menu" }));
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Sound comes from" }), "Headphones");
  expect(conversation.received).toEqual(["output: h"]);
  await expect.element(page.getByRole("combobox", { name: "Sound comes from" })).toHaveValue("h");
});

it("promises a voice only if the agent has one", async () => {
  await open({ voiceAgent: { ...createFakeVoiceAgent(), kind: "builtIn" } });
  await expect.element(page.getByText("Press “Start Conversation” and talk. Ada answers in writing.")).toBeVisible();
});

it("a character without an agent offers no start button", async () => {
  await show({ voiceAgent: createFakeVoiceAgent({ agents: [] }) });
  await expect
    .element(status().filter({ hasText: "Switch to text, or choose another character: this one cannot talk live." }))
    .toBeVisible();
  for (const name of ["Start Conversation", "Try again", "Who are you?"])
    await expect.element(page.getByRole("button", { name })).not.toBeInTheDocument();
});

it("a message that exceeds the queue stays in the field, and no earlier one is lost", async () => {
  const live = await open();
  await userEvent.click(page.getByRole("button", { name: "Start Conversation" }));
  const texts = Array.from({ length: 20 }, (_, index) => `Thought ${String(index + 1)}.`);
  for (const text of texts) live.live.send({ type: "message.send", text });
  await userEvent.click(page.getByRole("button", { name: "Keyboard" }));
  await expect.element(page.getByText("It stays in the box until then.")).toBeVisible();
  const box = page.getByRole("textbox", { name: "Message" });
  await userEvent.fill(box, "And one more.");
  await userEvent.keyboard("{Enter}");
  await expect.element(box).toHaveValue("And one more.");
  const conversation = await live.agent.nextConversation();
  conversation.open();
  await expect.element(page.getByText("It stays in the box until then.")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.element(box).toHaveValue("");
  expect(conversation.received).toEqual([...texts, "And one more."].map((text) => `text: ${text}`));
});

it("a short pause of the agent does not change its state", async () => {
  const live = await open();
  const conversation = await live.begin();
  const mode = (now: "listening" | "speaking") => conversation.say({ type: "mode", mode: now });
  mode("speaking");
  mode("listening");
  await expect.element(status().filter({ hasText: "Ada is speaking..." })).toBeVisible();
  await live.pass(149);
  mode("speaking");
  mode("listening");
  await live.pass(149);
  await expect.element(status().filter({ hasText: "Ada is speaking..." })).toBeVisible();
  await live.pass(1);
  await expect.element(status().filter({ hasText: "Ada is listening." })).toBeVisible();
});

it("an interrupted agent listens at once", async () => {
  const conversation = await (await open()).begin();
  conversation.say({ type: "mode", mode: "speaking" });
  conversation.say({ type: "interruption" });
  await expect.element(status().filter({ hasText: "Ada is listening." })).toBeVisible();
});

it("no rating is offered while reconnecting", async () => {
  const conversation = await (await open()).begin();
  conversation.say({ type: "agentResponse", id: 1, text: "A wave." });
  await expect.element(page.getByRole("button", { name: "Good reply" })).toBeVisible();
  conversation.close({ reason: "error", message: "", closeCode: 1006 });
  await expect.element(status().filter({ hasText: "Reconnecting…" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Good reply" })).not.toBeInTheDocument();
});

it("a text that is typed when the agent hangs up stays in the field, and starts the next conversation", async () => {
  const live = await open();
  const conversation = await live.begin();
  await userEvent.click(page.getByRole("button", { name: "Keyboard" }));
  const box = page.getByRole("textbox", { name: "Message" });
  await userEvent.fill(box, "And one more thing");
  conversation.close({ reason: "agent", message: "", closeCode: liveCloseCodes.ended });
  await expect.element(page.getByText("Ada has ended the conversation.")).toBeVisible();
  await expect.element(box).toHaveValue("And one more thing");
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  const next = await live.agent.nextConversation();
  next.open();
  await expect.poll(() => next.received).toEqual(["text: And one more thing"]);
  await expect.element(box).toHaveValue("");
});

it("a text that is too long stays in the field, with advice", async () => {
  const conversation = await (await open()).begin();
  await userEvent.click(page.getByRole("button", { name: "Keyboard" }));
  const box = page.getByRole("textbox", { name: "Message" });
  await userEvent.fill(box, "x".repeat(20_001));
  await expect
    .element(status().filter({ hasText: "Send this in parts, or switch to text. The limit is 20,000 characters." }))
    .toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.element(box).toHaveValue("x".repeat(20_001));
  expect(conversation.received.filter((told) => told.startsWith("text"))).toEqual([]);
});

it("the character moves with the visitor’s voice while it listens and with the agent’s while it speaks", async () => {
  const conversation = await (await open()).begin();
  const level = () =>
    Number(
      getComputedStyle(document.querySelector(".aom-live .aom-presence") as HTMLElement).getPropertyValue(
        "--aom-level",
      ),
    );
  await expect.poll(level).toBeCloseTo(0.2);
  conversation.say({ type: "mode", mode: "speaking" });
  await expect.poll(level).toBeCloseTo(0.4);
});

const notYet = "Wait a moment, ask again, or switch to text: Ada has not answered yet. What you said is kept.";

it("a late answer is reported until it comes", async () => {
  const live = await open();
  const conversation = await live.begin();
  live.live.send({ type: "message.send", text: "What is light?" });
  for (let time = 0; time < 3; time += 1) {
    await expect.element(page.getByText(notYet)).not.toBeInTheDocument();
    await live.pass(10_000);
    conversation.say({ type: "ping" });
  }
  await expect.element(status().filter({ hasText: notYet })).toBeVisible();
  expect(live.transcript()).toEqual(["user: What is light?"]);
  conversation.say({ type: "agentPart", text: "A wave" });
  await expect.element(page.getByText(notYet)).not.toBeInTheDocument();
});

it("a missing answer is reported, and no message is lost", async () => {
  const live = await open();
  let conversation = await live.begin();
  live.live.send({ type: "message.send", text: "What is light?" });
  for (let second = 0; second < 140; second += 1) {
    await live.pass(1_000);
    conversation = live.agent.conversations.at(-1) ?? conversation;
    conversation.open();
    conversation.say({ type: "ping" });
  }
  await expect
    .element(
      page
        .getByRole("alert")
        .filter({ hasText: "The live service took too long to answer. Try again, or switch to text." }),
    )
    .toBeVisible();
  expect(live.transcript()).toEqual(["user: What is light?"]);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

it("asks the visitor to speak while no one has begun", async () => {
  const live = await open();
  const conversation = await live.begin();
  const sentence = "Say or write something. If Ada does not answer, switch to text.";
  for (let time = 0; time < 3; time += 1) {
    await live.pass(10_000);
    conversation.say({ type: "ping" });
  }
  await expect.element(status().filter({ hasText: sentence })).toBeVisible();
  conversation.say({ type: "userTranscript", text: "Good evening.", isFinal: true });
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
});

it("asking a question again is not shown as a lost connection", async () => {
  const live = await open();
  const conversation = await live.begin();
  conversation.say({ type: "userTranscript", text: "What is light?", isFinal: true });
  for (let time = 0; time < 3; time += 1) {
    await live.pass(15_000);
    conversation.say({ type: "ping" });
  }
  await expect.element(status().filter({ hasText: "Asking Ada again… What you said is kept." })).toBeVisible();
  const again = await live.agent.nextConversation();
  again.open();
  await live.pass(0);
  again.close({ reason: "error", message: "", closeCode: 1006 });
  await expect.element(status().filter({ hasText: "Reconnecting…" })).toBeVisible();
});

it("an agent that works on its answer is not shown as listening", async () => {
  const conversation = await (await open()).begin();
  conversation.say({ type: "userTranscript", text: "What is light?", isFinal: true });
  conversation.say({ type: "work", work: "begun" });
  await expect.element(status().filter({ hasText: "Ada is working on the reply…" })).toBeVisible();
  conversation.say({ type: "work", work: "done" });
  await expect.element(status().filter({ hasText: "Ada is listening." })).toBeVisible();
});

it.each<[string, TestLiveConversationOptions, string]>([
  ["muted", {}, "Unmute your microphone, or write something. If Ada does not answer, switch to text."],
  ["in writing only", { textOnly: true }, "Write something. If Ada does not answer, switch to text."],
])("does not ask the visitor to speak without a microphone: %s", async (_, options, sentence) => {
  const live = await open(options);
  const conversation = await live.begin();
  live.live.send({ type: "mic.mute" });
  for (let time = 0; time < 2; time += 1) {
    await live.pass(15_000);
    conversation.say({ type: "ping" });
  }
  await expect.element(status().filter({ hasText: sentence })).toBeVisible();
});
