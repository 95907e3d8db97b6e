import { expect, vi } from "vitest";
import { describeVoiceAgentContract } from "@archive-of-minds/testing/contracts";
import {
  exampleCharacter,
  createFakeLanguageModel,
  type FakeCall,
  createFakeSpeechRecognizer,
  createFakeSpeechSynthesizer,
  createFakeVoiceAgent,
} from "@archive-of-minds/testing";
import { createOwnVoiceAgent } from "./own-agent/own-voice-agent";

describeVoiceAgentContract("The fake", () => {
  let opens = true;
  const agent = createFakeVoiceAgent({ agents: ["ada"] });
  const connect = agent.connect.bind(agent);
  const last = () => {
    const conversation = agent.conversations.at(-1);
    if (!conversation) throw new Error("There is no conversation.");
    return conversation;
  };
  return {
    agent: {
      ...agent,
      connect(request, options) {
        const connecting = connect(request, options);
        if (opens) last().open();
        return connecting;
      },
    },
    characterId: "ada",
    peer: {
      heard: (text) => expect(last().received).toContain(`text: ${text}`),
      answers(text) {
        last().say({ type: "mode", mode: "speaking" });
        last().say({ type: "agentPart", text });
        last().say({ type: "agentResponse", id: 1, text });
        last().say({ type: "mode", mode: "listening" });
      },
      startsAnswer: () => last().say({ type: "mode", mode: "speaking" }),
      isInterrupted() {
        last().say({ type: "interruption" });
        last().say({ type: "mode", mode: "listening" });
      },
      released: () => expect(last().isOpen).toBe(false),
    },
    failModel: () => last().say({ type: "problem", message: "Overloaded.", problem: "noAnswer" }),
    hangUp: () => last().close({ reason: "agent", message: "" }),
    breakOff: () => last().close({ reason: "error", message: "Gone", closeCode: 1006 }),
    stall() {
      opens = false;
      return { tried: vi.waitFor(() => last(), 60_000) };
    },
  };
});

describeVoiceAgentContract("The own agent", () => {
  const model = createFakeLanguageModel({ name: "Fake model", kind: "builtIn" });
  const recognizer = createFakeSpeechRecognizer();
  const voice = createFakeSpeechSynthesizer();
  let call: FakeCall;
  const speak = async (text: string) => {
    call.say(text);
    const speech = await voice.nextSpeech();
    await vi.waitFor(() => expect(speech.playback).toBeTruthy(), 60_000);
    speech.say(1);
    return speech;
  };
  return {
    agent: createOwnVoiceAgent({
      characters: [exampleCharacter("ada")],
      languageModel: model,
      speechRecognizer: recognizer,
      speechSynthesizer: voice,
      endOfTurn: { wait: () => 0 },
    }),
    characterId: "ada",
    peer: {
      async heard(text) {
        await vi.waitFor(
          () =>
            expect(
              model.calls
                .at(-1)
                ?.request.messages.filter(({ role }) => role === "user")
                .map(({ content }) => content)
                .join("\n\n")
                .split("\n\n"),
            ).toContain(text),
          60_000,
        );
        call = model.calls.at(-1) ?? call;
      },
      async answers(text) {
        call.say(text);
        call.finish();
        // A text-only conversation has no voice.
        const speech = await Promise.race([
          voice.nextSpeech(),
          new Promise<null>((resolve) => setTimeout(resolve, 50, null)),
        ]);
        if (!speech) return;
        await vi.waitFor(() => expect(speech.playback).toBeTruthy(), 60_000);
        speech.say(1);
        speech.finish();
      },
      startsAnswer: (text) => speak(`${text} `),
      isInterrupted: (controls) => controls.sendText("Stop."),
      released: () => vi.waitFor(() => expect([recognizer.openCount, voice.playing.length]).toEqual([0, 0]), 60_000),
    },
    failModel: () => call.fail("overloaded"),
  };
});
