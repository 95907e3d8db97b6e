import { createFakeLanguageModel } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { waitFor } from "xstate";
import { createChat } from "../chat/create-chat";
import * as contracts from ".";

// A page has two copies of core when its packages want different versions of it.

type Failing = new (reason: never, message: string) => Error;

const modules: Readonly<Record<string, string>> = {
  AccessError: "access-verifier",
  CameraError: "camera-device",
  LanguageModelError: "language-model",
  MemoryReadError: "memory-reader",
  MemoryStoreError: "memory-store",
  ModelDownloadError: "language-model",
  SpeechError: "speech-synthesizer",
  TextShareError: "text-sharer",
  VoiceAgentError: "voice-agent",
};

const fromOtherCopy = async (name: string) => {
  const other = (await import(/* @vite-ignore */ `./${modules[name]}.ts?copy`)) as Record<string, Failing>;
  const Other = other[name];
  if (Other === undefined) throw new Error(`There is no ${name}.`);
  return Other;
};

it.each(Object.keys(modules))(
  "%s is the same error in another copy of core, and no other error is it",
  async (name) => {
    const ours: unknown = Object.entries(contracts).find(([exported]) => exported === name)?.[1];
    const Other = await fromOtherCopy(name);
    expect(Other).not.toBe(ours);
    expect(new Other("unknown" as never, "It failed.")).toBeInstanceOf(ours);
    expect(new Error("It failed.")).not.toBeInstanceOf(ours);
    expect({ name }).not.toBeInstanceOf(ours);
  },
);

it("no error is left out", () => {
  const names = Object.keys(contracts).filter((name) => name.endsWith("Error"));
  expect(names.toSorted()).toEqual(Object.keys(modules));
});

it("a failed reply keeps its reason where the model comes from another copy of core", async () => {
  const Other = await fromOtherCopy("LanguageModelError");
  const error = new Other("rateLimited" as never, "Too many questions.");
  const languageModel = createFakeLanguageModel();
  const chat = createChat({ providers: { languageModel } });
  chat.send({ type: "message.send", text: "Good evening" });
  const call = await languageModel.nextCall();
  call.fail(error as never);
  const { context } = await waitFor(chat, (snapshot) => snapshot.context.reply.failure !== null, { timeout: 60_000 });
  expect(context.reply.failure?.reason).toBe("rateLimited");
  chat.stop();
});
