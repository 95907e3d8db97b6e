import { afterEach, expect, it, vi } from "vitest";
import type { VoiceAgentReport, VoiceControls } from "../../contracts";
import {
  createFakeLanguageModel,
  createFakeSettingsStore,
  createFakeSpeechRecognizer,
  createFakeSpeechSynthesizer,
  exampleCharacter,
  settled,
} from "@archive-of-minds/testing";
import { createLiveConversation } from "../create-live-conversation";
import { createOwnVoiceAgent, type OwnVoiceAgentOptions } from "./own-voice-agent";
import { liveCloseCodes } from "../../shared/live-close-codes";

afterEach(() => vi.useRealTimers());

async function connected(
  options: Partial<OwnVoiceAgentOptions> = {},
  textOnly = false,
  frameSource?: () => { jpegBase64: string } | null,
  isMuted?: () => boolean,
) {
  const model = createFakeLanguageModel({ name: "Fake model", kind: "builtIn" });
  const recognizer = createFakeSpeechRecognizer();
  const voice = createFakeSpeechSynthesizer();
  const agent = createOwnVoiceAgent({
    characters: [exampleCharacter("ada")],
    languageModel: model,
    speechRecognizer: recognizer,
    speechSynthesizer: voice,
    endOfTurn: { wait: () => 0 },
    ...options,
  });
  const said: VoiceAgentReport[] = [];
  const abort = new AbortController();
  const pass = await agent.authorise("ada", { signal: abort.signal });
  const history = [
    { role: "user" as const, content: "Before." },
    { role: "assistant" as const, content: "Long before." },
  ];
  const controls: VoiceControls = await agent.connect(
    { characterId: "ada", pass, textOnly, history, ...(frameSource && { frameSource }), ...(isMuted && { isMuted }) },
    { signal: abort.signal, report: (report) => said.push(report) },
  );
  await settled();
  return { agent, model, recognizer, voice, said, controls, abort };
}

/** The reports, without the parts of an answer. */
const gist = (said: readonly VoiceAgentReport[]) => said.filter(({ type }) => type !== "agentPart");

it("listens, answers aloud, and knows the earlier messages", async () => {
  const { model, recognizer, voice, said, controls } = await connected();
  recognizer.session?.guess("What is");
  recognizer.session?.hear("What is light?");
  const call = await model.nextCall();
  expect(call.request.messages.map(({ content }) => content)).toEqual(["Before.", "Long before.", "What is light?"]);
  call.say("A wave. ");
  call.finish();
  const speech = await voice.nextSpeech();
  await settled();
  speech.say(1);
  expect(said.at(-1)).toEqual({ type: "mode", mode: "speaking" });
  speech.finish();
  await settled();
  expect(gist(said)).toEqual([
    { type: "userTranscript", text: "What is", isFinal: false },
    { type: "userTranscript", text: "What is light?", isFinal: false },
    { type: "userTranscript", text: "What is light?", isFinal: true },
    { type: "agentResponse", id: 1, text: "A wave." },
    { type: "mode", mode: "speaking" },
    { type: "mode", mode: "listening" },
  ]);
  expect(said.flatMap((report) => (report.type === "agentPart" ? report.text : ""))).toContain("A wave. ");
  controls.end();
});

it("answers a written message at once, also while it speaks", async () => {
  const { model, voice, said, controls } = await connected();
  controls.sendText("What is light?");
  const first = await model.nextCall();
  first.say("A wave. And ");
  (await voice.nextSpeech()).say(2);
  controls.sendText("And what is dark?");
  const second = await model.nextCall();
  expect([first.ended, second.request.messages.at(-1)?.content]).toEqual([true, "And what is dark?"]);
  expect(
    gist(said)
      .filter(({ type }) => type === "agentCorrection" || type === "interruption")
      .map(({ type }) => type),
  ).toEqual(["interruption", "agentCorrection"]);
  controls.end();
});

it("opens no microphone and has no voice in a text-only conversation", async () => {
  const { model, recognizer, voice, said, controls } = await connected({}, true);
  controls.sendText("What is light?");
  const call = await model.nextCall();
  call.say("A wave.");
  call.finish();
  await settled();
  expect([
    recognizer.sessions.length,
    voice.prepared.length,
    said.find(({ type }) => type === "agentResponse"),
  ]).toEqual([0, 0, { type: "agentResponse", id: 1, text: "A wave." }]);
  controls.end();
});

it("reports a failed microphone, and continues in text", async () => {
  const { recognizer, model, said, controls } = await connected();
  recognizer.session?.fail("notAllowed");
  await settled();
  expect(said.at(-1)).toMatchObject({ type: "problem", problem: "noMicrophone" });
  controls.sendText("Then in writing.");
  expect((await model.nextCall()).request.messages.at(-1)?.content).toBe("Then in writing.");
  controls.end();
});

it.each([
  ["without a recogniser", undefined],
  ["in a browser without speech recognition", createFakeSpeechRecognizer({ isSupported: false })],
])("reports that it cannot listen: %s", async (_, speechRecognizer) => {
  const { said, controls } = await connected({ speechRecognizer } as Partial<OwnVoiceAgentOptions>);
  expect(said.filter(({ type }) => type === "problem")).toEqual([
    { type: "problem", message: "Speech recognition not supported in this browser", problem: "cannotListen" },
  ]);
  controls.end();
});

it("opens no microphone when the conversation begins muted", async () => {
  let isMuted = true;
  const { recognizer, controls } = await connected({}, false, undefined, () => isMuted);
  expect(recognizer.sessions).toEqual([]);
  isMuted = false;
  controls.setMuted(false);
  await settled();
  expect(recognizer.openCount).toBe(1);
  controls.end();
});

it("mutes, changes the volume, gets the camera’s description, and releases everything at the end", async () => {
  const { recognizer, voice, model, said, controls, abort } = await connected();
  controls.setMuted(true);
  expect(recognizer.openCount).toBe(0);
  controls.setMuted(false);
  await settled();
  expect(recognizer.openCount).toBe(1);
  controls.sendContext("The visitor shows a lamp.");
  controls.sendText("What do you see?");
  const call = await model.nextCall();
  expect(call.request.messages.at(-1)).toEqual({
    role: "user",
    content: "[The visitor shows a lamp.]\n\nWhat do you see?",
  });
  call.say("A lamp. ");
  const speech = await voice.nextSpeech();
  await settled();
  controls.setVolume(0.25);
  expect(speech.playback?.volume.value).toBe(0.25);
  const before = said.length;
  abort.abort();
  await settled();
  expect([recognizer.openCount, voice.playing.length, call.ended, said.length]).toEqual([0, 0, true, before]);
});

it("gets the current picture with the visitor’s message", async () => {
  const { model, controls } = await connected({}, false, () => ({ jpegBase64: "a lamp" }));
  controls.sendText("What is this?");
  expect((await model.nextCall()).request.image).toEqual({ jpegBase64: "a lamp" });
  controls.end();
});

it("reports a missing answer, streams the next one, and marks one that broke off as cut", async () => {
  const { model, said, controls } = await connected({}, true);
  controls.sendText("What is light?");
  (await model.nextCall()).fail("overloaded");
  await settled();
  expect(said.filter(({ type }) => type === "problem")).toEqual([
    { type: "problem", message: expect.any(String), problem: "noAnswer" },
  ]);
  controls.sendText("And now?");
  const second = await model.nextCall();
  second.say("Half a ");
  await settled();
  expect(said.filter(({ type }) => type === "agentPart")).toEqual([{ type: "agentPart", text: "Half a " }]);
  second.cut();
  await settled();
  expect(
    gist(said)
      .filter(({ type }) => type !== "mode")
      .slice(-2),
  ).toEqual([
    { type: "agentResponse", id: 1, text: "Half a", end: "cut" },
    { type: "problem", message: expect.any(String), problem: "noAnswer" },
  ]);
  controls.end();
});

it.each(["length", "refused"] as const)("reports how the model ended an answer: %s", async (reason) => {
  const { model, said, controls } = await connected({}, true);
  controls.sendText("What is light?");
  const call = await model.nextCall();
  call.say("Half a");
  call.finish(reason);
  await settled();
  expect(said.find(({ type }) => type === "agentResponse")).toEqual({
    type: "agentResponse",
    id: 1,
    text: "Half a",
    end: reason,
  });
  controls.end();
});

it.each([
  ["locked", liveCloseCodes.locked],
  ["outdatedClient", liveCloseCodes.outdatedClient],
  ["auth", liveCloseCodes.keyRefused],
  ["missingKey", liveCloseCodes.keyRefused],
] as const)("ends when no further answer is possible: %s", async (reason, closeCode) => {
  const { model, said, controls } = await connected({}, true);
  controls.sendText("What is light?");
  (await model.nextCall()).fail(reason);
  await settled();
  expect(said.at(-1)).toEqual({ type: "ended", reason: "error", message: expect.any(String), closeCode });
  const before = said.length;
  controls.sendText("And now?");
  await settled();
  expect([said.length, model.calls.length]).toEqual([before, 1]);
});

it("reports after half a minute that a model sent nothing, and answers the next time", async () => {
  const { model, said, controls } = await connected({}, true);
  vi.useFakeTimers();
  controls.sendText("What is light?");
  await model.nextCall();
  await vi.advanceTimersByTimeAsync(29_000);
  expect([model.calls.length, said.filter(({ type }) => type === "problem")]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(said.filter(({ type }) => type === "problem")).toEqual([
    { type: "problem", message: expect.any(String), problem: "noAnswer" },
  ]);
  controls.sendText("And now?");
  const second = await model.nextCall();
  second.say("A wave.");
  second.finish();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said.findLast(({ type }) => type === "agentResponse")).toEqual({
    type: "agentResponse",
    id: 1,
    text: "A wave.",
  });
  controls.end();
});

it("shows that a model sent nothing, and continues the conversation", async () => {
  vi.useFakeTimers();
  const languageModel = createFakeLanguageModel({ name: "Fake model", kind: "builtIn" });
  const live = createLiveConversation({
    character: exampleCharacter("ada"),
    providers: { voiceAgent: createOwnVoiceAgent({ characters: [exampleCharacter("ada")], languageModel }) },
    textOnly: true,
  });
  live.send({ type: "agent.start" });
  await vi.advanceTimersByTimeAsync(100);
  const { conversationId } = live.getSnapshot().context.connection;
  live.send({ type: "message.send", text: "What is light?" });
  await languageModel.nextCall();
  const shown = new Set<string>();
  live.subscribe((snapshot) => void shown.add([snapshot.context.problem, snapshot.hasTag("unanswered")].join()));
  await vi.advanceTimersByTimeAsync(120_000);
  expect([
    [...shown],
    live.getSnapshot().context.connection.conversationId === conversationId && conversationId !== null,
  ]).toEqual([[",false", "noAnswer,false"], true]);
  live.send({ type: "message.send", text: "And now?" });
  const call = await languageModel.nextCall();
  call.say("A wave.");
  call.finish();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([
    live.getSnapshot().context.problem,
    live.getSnapshot().context.transcript.messages.map(({ text }) => text),
  ]).toEqual([null, ["What is light?", "And now?", "A wave."]]);
  live.stop();
});

it("listens in the language that the visitor chose, otherwise in that of the agent", async () => {
  const settingsStore = createFakeSettingsStore({ "aom.recognitionLanguage": "de-DE" });
  const chosen = await connected({ language: "fr", settingsStore });
  const unchosen = await connected({ language: "fr", settingsStore: createFakeSettingsStore() });
  expect([chosen, unchosen].map(({ recognizer }) => recognizer.session?.options.language)).toEqual(["de-DE", "fr-FR"]);
  for (const { controls } of [chosen, unchosen]) controls.end();
});

it("keeps the microphone problem when an answer fails", async () => {
  const { model, said, controls } = await connected({
    speechRecognizer: createFakeSpeechRecognizer({ isSupported: false }),
  });
  controls.sendText("What is light?");
  (await model.nextCall()).fail("overloaded");
  await settled();
  controls.sendText("And now?");
  await settled();
  expect(said.flatMap((report) => (report.type === "problem" ? report.problem : []))).toEqual([
    "cannotListen",
    "noAnswer",
    "cannotListen",
  ]);
  controls.end();
});
