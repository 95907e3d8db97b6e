import { describe, expect, it } from "vitest";
import type { LanguageModel, Message, NeedKind, SafetyCheck } from "../contracts";
import { memoryFileText } from "../memory/memory-file";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { parseMemory } from "../memory/parse-memory";
import { characters as theFive } from "../characters";
import { conversationPhrases, needPhrases } from "../shared/phrases";
import * as timings from "../shared/timings";
import {
  exampleCharacter,
  createFakeLanguageModel,
  createFakeSafetyCheck,
  createFakeSpeechSynthesizer,
  createTestChat,
  type TestChat,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import { recentNeedOfChat } from "./need-in-chat";
import { createChat } from "./create-chat";

const DESPAIR = "Everybody would be better off without me";
const NOON = Date.parse("2026-01-01T12:00:00.000Z");
const needs = { [DESPAIR]: "despair" } as const;

const state = ({ chat }: TestChat) => chat.getSnapshot();
const isAt = (test: TestChat, step: string) =>
  state(test).matches({ conversation: { ready: { replying: step } } } as never);
const messages = (test: TestChat) => state(test).context.memory.messages;
const recentNeed = (test: TestChat) => recentNeedOfChat(state(test).context);
const untilChecking = (test: TestChat) =>
  test.until((snapshot) => snapshot.matches({ conversation: { ready: { replying: "checking" } } }));

async function startTest(options: TestChatOptions = {}) {
  const safetyCheck = createFakeSafetyCheck(needs);
  const test = await createTestChat({ safetyCheck, ...options });
  await test.ready();
  return { ...test, safetyCheck };
}

/** The visitor sends a message that is answered without the model. */
async function says(test: TestChat, text: string) {
  test.chat.send({ type: "message.send", text });
  await test.until((snapshot) => snapshot.matches({ conversation: { ready: "replying" } }));
  await test.ready();
}

async function isAnswered(test: TestChat, text: string, reply = "I hear you.") {
  const call = await test.visitorSays(text);
  call.say(reply);
  call.finish();
  await test.ready();
  return call;
}

it("a visitor who is in no need says so, is answered as usual from then on, and is after a reload", async () => {
  const memoryStore = createMemoryMemoryStore();
  const test = await startTest({ memoryStore });
  await says(test, DESPAIR);
  expect(recentNeed(test)).toMatchObject({ kind: "despair", turns: 0 });
  test.chat.send({ type: "need.withdraw" });
  expect(recentNeed(test)).toBeNull();
  const call = await isAnswered(test, "What is light?", "A wave.");
  expect(call.request.isGentle ?? false).toBe(false);
  const later = await startTest({ memoryStore });
  expect(recentNeed(later)).toBeNull();
});

it("a visitor says that they are in no need while the gentle reply is being written", async () => {
  const test = await startTest();
  test.chat.subscribe(({ context }) => {
    if (context.reply.pending?.need) test.chat.send({ type: "need.withdraw" });
  });
  await says(test, DESPAIR);
  expect(recentNeed(test)).toBeNull();
});

describe("a visitor in need", () => {
  it("gets a fixed calm reply of the character, and no model is asked", async () => {
    const test = await startTest();
    await says(test, DESPAIR);
    expect(test.model.calls).toEqual([]);
    const reply: Partial<Message> = {
      author: "ada",
      text: await needPhrases.reply({ id: "ada", name: "Ada" }, "despair", "en"),
      status: "complete",
      model: "Safety reply",
      safety: "despair",
    };
    expect(messages(test)).toMatchObject([{ author: "user", text: DESPAIR }, reply]);
    expect(await test.stored("ada")).toMatchObject([{ text: DESPAIR }, reply]);
    expect(state(test).context.model.name).toBe("Fake vendor");
  });

  it("gets it in the language that was chosen since, where the message does not tell", async () => {
    const safetyCheck: SafetyCheck = { check: async ({ text }) => (text === "" ? null : { kind: "despair" }) };
    const test = await startTest({ safetyCheck });
    test.chat.send({ type: "language.change", language: "de" });
    await says(test, "…");
    expect(messages(test).at(-1)?.text).toBe(await needPhrases.reply({ id: "ada", name: "Ada" }, "despair", "de"));
  });

  it("hears the reply when a voice is available", async () => {
    const speechSynthesizer = createFakeSpeechSynthesizer();
    const test = await startTest({ speechSynthesizer });
    test.chat.send({ type: "audio.unlock" });
    await test.until(({ context }) => context.voice.status?.availability === "ready");
    test.chat.send({ type: "message.send", text: DESPAIR });
    expect((await speechSynthesizer.nextSpeech()).request.text).toBe(
      "I am glad that you told me, and nothing else we could talk about matters as much.",
    );
  });

  it("sees the help notice at once, and for the next three messages", async () => {
    const test = await startTest();
    const seen: unknown[] = [];
    test.chat.subscribe(({ context }) => {
      if (context.reply.pending?.need) seen.push(recentNeedOfChat(context)?.kind);
    });
    await says(test, DESPAIR);
    expect(new Set(seen)).toEqual(new Set(["despair"]));
    const turns: (number | undefined)[] = [recentNeed(test)?.turns];
    for (const text of ["I do not know", "Perhaps", "It is late", "What is light?"]) {
      await isAnswered(test, text);
      turns.push(recentNeed(test)?.turns);
    }
    expect(turns).toEqual([0, 1, 2, 3, undefined]);
  });

  it("gets gentle replies of the model for three messages, then normal ones", async () => {
    const test = await startTest();
    await says(test, DESPAIR);
    const gently: boolean[] = [];
    for (const text of ["I do not know", "Perhaps", "It is late", "What is light?"]) {
      const { request } = await isAnswered(test, text);
      gently.push(request.system?.includes(needPhrases.gentleGuidance) ?? false);
    }
    expect(gently).toEqual([true, true, true, false]);
  });

  it("gets gentle replies also after a reload", async () => {
    const memoryStore = createMemoryMemoryStore();
    await says(await startTest({ memoryStore }), DESPAIR);
    const test = await startTest({ memoryStore });
    expect(recentNeed(test)).toMatchObject({ kind: "despair", turns: 0 });
    expect((await isAnswered(test, "I do not know")).request.system).toContain(needPhrases.gentleGuidance);
  });

  it("gets gentle replies also after an export and an import", async () => {
    const first = await startTest();
    await says(first, DESPAIR);
    const { metadata } = state(first).context.memory;
    if (!metadata) throw new Error("Nothing was read.");
    const text = memoryFileText({
      characterId: "ada",
      memory: { messages: messages(first), metadata },
      exportedAt: NOON,
    });
    const test = await startTest({ messages: parseMemory(text, { characterId: "ada", now: NOON }).messages });
    expect(recentNeed(test)).toMatchObject({ kind: "despair", turns: 0 });
  });

  it("gets a different gentle reply each time from the built-in model", async () => {
    const builtIn = createFakeLanguageModel({
      name: "Built-in replies",
      kind: "builtIn",
      reply: "A joke about cheese.",
    });
    const test = await startTest({ languageModel: builtIn });
    await says(test, DESPAIR);
    for (const text of ["I do not know", "Perhaps", "It is late"]) await says(test, text);
    const replies = messages(test)
      .filter(({ author }) => author !== "user")
      .map(({ text }) => text);
    expect([builtIn.calls.length, new Set(replies).size]).toEqual([0, 4]);
    expect(messages(test).at(-1)?.model).toBe("Built-in replies");
    await says(test, "What is light?");
    expect(messages(test).at(-1)?.text).toBe("A joke about cheese.");
  });

  it("is answered as usual by the built-in model where the next message clearly asks for something else", async () => {
    const safetyCheck = {
      ...createFakeSafetyCheck({ [DESPAIR]: "despair" }),
      isUnrelated: async ({ text }: { readonly text: string }) => text === "What is light?",
    };
    const builtIn = createFakeLanguageModel({ kind: "builtIn", reply: "A wave, as I measured it." });
    const test = await startTest({ languageModel: builtIn, safetyCheck });
    await says(test, DESPAIR);
    await says(test, "What is light?");
    expect(messages(test).at(-1)?.text).toBe("A wave, as I measured it.");
    expect(recentNeed(test)).toMatchObject({ kind: "despair", turns: 1 });
    await says(test, "I do not know");
    expect(messages(test).at(-1)?.text).toBe(
      await needPhrases.gentleReply({ kind: "despair", turn: 2, text: "I do not know", language: "en" }),
    );
  });

  it("is answered in the language that they write in, whatever the language of the page is", async () => {
    const safetyCheck = createFakeSafetyCheck({ "Ich will nicht mehr leben": "despair" });
    const builtIn = createFakeLanguageModel({ kind: "builtIn", reply: "A joke about cheese." });
    const test = await startTest({ languageModel: builtIn, safetyCheck });
    const answer = async (text: string) => {
      await says(test, text);
      return messages(test).at(-1)?.text;
    };
    const gentle = (turn: number, text: string, language: string) =>
      needPhrases.gentleReply({ kind: "despair", turn, text, language });

    expect(await answer("Ich will nicht mehr leben")).toBe(
      await needPhrases.reply({ id: "ada", name: "Ada" }, "despair", "de"),
    );
    expect(await answer("ja")).toBe(await gentle(1, "ja", "de"));
    expect(await answer("Ok")).toBe(await gentle(2, "Ok", "de"));
    expect(await answer("I do not know")).toBe(await gentle(3, "I do not know", "en"));
  });

  it("is recognised from an earlier unanswered message", async () => {
    const safetyCheck = createFakeSafetyCheck(needs);
    safetyCheck.failWith(new Error("No network"));
    const test = await startTest({ safetyCheck });
    await says(test, DESPAIR);
    safetyCheck.failWith(null);
    await says(test, "Are you there?");
    expect([test.model.calls.length, messages(test).at(-1)?.safety]).toEqual([0, "despair"]);
  });

  it("gets the same reply when it is regenerated", async () => {
    const test = await startTest();
    await says(test, DESPAIR);
    test.chat.send({ type: "reply.regenerate" });
    await test.ready();
    expect([test.model.calls.length, messages(test).map(({ safety }) => safety)]).toEqual([0, [undefined, "despair"]]);
  });

  it("is recognised again later", async () => {
    const test = await startTest();
    await says(test, DESPAIR);
    await isAnswered(test, "I do not know");
    await says(test, DESPAIR);
    expect(recentNeed(test)?.turns).toBe(0);
  });

  it("gets the configured phrases", async () => {
    const safetyCheck = createFakeSafetyCheck(needs);
    const chat = createChat({
      characters: [exampleCharacter("ada")],
      providers: { languageModel: createFakeLanguageModel(), safetyCheck },
      phrases: { ...conversationPhrases, need: { ...needPhrases, reply: (_, kind) => `Our own words (${kind}).` } },
    });
    const finished = new Promise<string>((resolve) =>
      chat.on("reply.finished", ({ message }) => resolve(message.text)),
    );
    await new Promise<void>((resolve) =>
      chat.subscribe((snapshot) => {
        if (snapshot.matches({ conversation: { ready: "idle" } })) resolve();
      }),
    );
    chat.send({ type: "message.send", text: DESPAIR });
    expect(await finished).toBe("Our own words (despair).");
    chat.stop();
  });
});

describe("the safety check", () => {
  it("loads when the chat starts, and reads a message before the model", async () => {
    const test = await startTest();
    expect([test.safetyCheck.preloads, test.safetyCheck.asked]).toEqual([1, []]);
    test.safetyCheck.hold();
    test.chat.send({ type: "message.send", text: "What is light?" });
    await untilChecking(test);
    expect([test.safetyCheck.asked, test.model.calls.length, (await test.stored("ada")).length]).toEqual([
      ["What is light?"],
      0,
      1,
    ]);
    test.safetyCheck.release();
    await test.model.nextCall();
    expect(test.model.calls.length).toBe(1);
  });

  it("blocks the reply while it cannot be loaded, keeps the message, and is retried", async () => {
    const test = await startTest();
    test.safetyCheck.failWith(new Error("No network"));
    await says(test, "What is light?");
    expect([
      state(test).context.reply.failure?.reason,
      test.model.calls.length,
      messages(test).map(({ text }) => text),
    ]).toEqual(["unchecked", 0, ["What is light?"]]);
    expect(await test.stored("ada")).toMatchObject([{ text: "What is light?" }]);
    test.chat.send({ type: "reply.retry" });
    await untilChecking(test);
    await test.ready();
    expect([state(test).context.reply.failure?.reason, test.model.calls.length]).toEqual(["unchecked", 0]);
    test.safetyCheck.failWith(null);
    test.chat.send({ type: "reply.retry" });
    expect((await test.model.nextCall()).request.messages.at(-1)?.content).toBe("What is light?");
  });

  it("also runs before the built-in model", async () => {
    const builtInModel = createFakeLanguageModel({ kind: "builtIn", reply: "From my notes." });
    const test = await startTest({ builtInModel });
    test.safetyCheck.failWith(new Error("No network"));
    await says(test, "What is light?");
    test.chat.send({ type: "reply.retry", model: "next" });
    await untilChecking(test);
    await test.ready();
    expect([builtInModel.calls.length, state(test).context.reply.failure?.reason]).toEqual([0, "unchecked"]);
  });

  it("times out after ten seconds", async () => {
    const test = await startTest();
    test.safetyCheck.hold();
    test.chat.send({ type: "message.send", text: "What is light?" });
    await untilChecking(test);
    test.clock.increment(timings.safetyCheck - 1);
    expect(isAt(test, "checking")).toBe(true);
    test.clock.increment(1);
    expect([state(test).context.reply.failure?.reason, test.model.calls.length]).toEqual(["unchecked", 0]);
  });

  it("can be stopped", async () => {
    const test = await startTest();
    test.safetyCheck.hold();
    test.chat.send({ type: "message.send", text: "What is light?" });
    await untilChecking(test);
    test.chat.send({ type: "reply.stop" });
    expect([state(test).matches({ conversation: { ready: "idle" } }), state(test).context.reply.failure]).toEqual([
      true,
      null,
    ]);
  });

  it("reads an edited message", async () => {
    const test = await startTest();
    await isAnswered(test, "What is light?");
    test.chat.send({ type: "question.edit" });
    await says(test, DESPAIR);
    expect([test.model.calls.length, messages(test).at(-1)?.safety]).toEqual([1, "despair"]);
  });

  it("gets the language, and finds nothing in a language without rules", async () => {
    const test = await startTest({ language: "de" });
    const { request } = await isAnswered(test, DESPAIR);
    expect(request.messages.at(-1)?.content).toBe(DESPAIR);
  });

  it("is the built-in one by default, and none when it is `null`", async () => {
    const replies: (string | undefined)[] = [];
    for (const safetyCheck of [undefined, null] as const) {
      const chat = createChat({
        characters: [exampleCharacter("ada")],
        providers: {
          languageModel: createFakeLanguageModel({ reply: "From a model." }),
          ...(safetyCheck === null && { safetyCheck }),
        },
      });
      const finished = new Promise<Message>((resolve) => chat.on("reply.finished", ({ message }) => resolve(message)));
      await new Promise<void>((resolve) =>
        chat.subscribe((snapshot) => {
          if (snapshot.matches({ conversation: { ready: "idle" } })) resolve();
        }),
      );
      chat.send({ type: "message.send", text: "I want to die" });
      replies.push((await finished).safety);
      chat.stop();
    }
    expect(replies).toEqual(["despair", undefined]);
  });
});

describe("every prompt", () => {
  it("tells a remote model how to answer a visitor in need, because the check can miss one", async () => {
    const test = await startTest();
    expect((await isAnswered(test, "What is light?")).request.system).toBe(`You are Ada.\n\n${needPhrases.guidance}`);
  });
});

describe("the reply to a visitor in need", () => {
  const kinds: readonly NeedKind[] = ["despair", "selfHarm", "violence", "childAbuse", "overdose", "medicalEmergency"];
  const speakers = [...theFive, exampleCharacter("ada")];
  const all = ["en", "de"].flatMap((language) =>
    speakers.flatMap((character) => kinds.map((kind) => [language, character.name, kind, character] as const)),
  );

  it.each(all)(
    "%s, %s, %s: refers to help, asks whether they are safe, and is short",
    async (language, _, kind, who) => {
      const reply = await needPhrases.reply(who, kind, language);
      const [call, number, safe] =
        language === "de"
          ? [/\bruf\b/i, /Notruf/, /in Sicherheit\?$/]
          : [/\bcall\b/i, /emergency number/, /are you safe.*\?$/i];
      expect(reply).toMatch(call);
      expect(reply).toMatch(number);
      expect(reply).toMatch(safe);
      expect(reply.split(/\s+/).length).toBeLessThanOrEqual(75);
    },
  );

  it.each(all)("%s, %s, %s: has no sound, no joke and no stage direction", async (language, _, kind, who) => {
    expect(await needPhrases.reply(who, kind, language)).not.toMatch(
      /\*|!|\b(?:bz+t*|static|hum|whoosh|flicker|cheese|käse|gouda|cheddar|haha|ha)\b/i,
    );
  });

  it.each(["en", "de"])("begins in each character’s own voice: %s", async (language) => {
    const replies = await Promise.all(
      speakers.map(async (character) => needPhrases.reply(character, "despair", language)),
    );
    expect(new Set(replies).size).toBe(6);
  });

  it("is English where the visitor’s language has no words", async () => {
    const reply = (language: string) => needPhrases.reply(exampleCharacter("ada"), "despair", language);
    expect(await reply("fr")).toBe(await reply("en"));
  });

  const gentleReplies = (language: string) => async (text: string) =>
    needPhrases.gentleReply({ kind: "despair", turn: 1, text, language });

  it("responds when the visitor has reached help, or is not safe", async () => {
    const reply = gentleReplies("en");
    const [reached, notSafe, other] = [
      await reply("I have called my sister, thank you"),
      await reply("No, I am not safe"),
      await reply("It is raining"),
    ];
    expect(new Set([reached, notSafe, other]).size).toBe(3);
    expect(notSafe).toMatch(/emergency number/);
    for (const said of ["I told nobody about it", "Thanks but I still feel awful", "I called but no one answered"])
      expect([said, await reply(said)]).toEqual([said, other]);
    for (const said of ["No, I don’t feel safe", "I do not feel very safe", "I never feel safe at home"])
      expect([said, await reply(said)]).toEqual([said, notSafe]);
    for (const said of ["I am better off gone", "I’m fine with dying", "I am not feeling better"])
      expect([said, await reply(said)]).toEqual([said, other]);
    for (const said of ["No worries, I am safe now", "I already told you I am fine", "I feel a bit better"])
      expect([said, await reply(said)]).toEqual([said, reached]);
  });

  it("responds in German when the visitor has reached help, or is not safe", async () => {
    const reply = gentleReplies("de");
    const [reached, notSafe, other] = [
      await reply("Ich hab meine Schwester angerufen, danke"),
      await reply("Nein, ich bin nicht in Sicherheit"),
      await reply("Es regnet"),
    ];
    expect(new Set([reached, notSafe, other]).size).toBe(3);
    expect(notSafe).toMatch(/Notruf/);
    for (const said of ["Ich hab es niemandem erzählt", "Danke, aber mir geht es schlecht", "Da ging keiner ran"])
      expect([said, await reply(said)]).toEqual([said, other]);
    for (const said of [
      "ne",
      "ich fühl mich nicht sicher",
      "Ich habe Angst vor ihm",
      "kann nicht anrufen, er hört mit",
    ])
      expect([said, await reply(said)]).toEqual([said, notSafe]);
    for (const said of ["mir gehts besser ohne euch aber egal", "Mir geht es nicht besser"])
      expect([said, await reply(said)]).toEqual([said, other]);
    for (const said of ["mir gehts schon besser", "Ich bin in Sicherheit", "Die Sanitäter sind unterwegs"])
      expect([said, await reply(said)]).toEqual([said, reached]);
  });
});

it("a reply of need by the model’s server keeps the need, so that the notice stands beside it", async () => {
  const languageModel: LanguageModel = {
    name: "House model",
    kind: "remote",
    composesPrompt: true,
    async *stream() {
      yield { type: "safety", kind: "despair" };
      yield "Please call somebody now.";
    },
    complete: async () => "",
  };
  const chat = createChat({ providers: { languageModel, safetyCheck: null }, characterId: "tesla" });
  const finished = new Promise<Message>((resolve) => chat.on("reply.finished", ({ message }) => resolve(message)));
  chat.send({ type: "message.send", text: "A message in a language without rules here" });
  expect(await finished).toMatchObject({ text: "Please call somebody now.", safety: "despair" });
  expect(recentNeedOfChat(chat.getSnapshot().context)).toMatchObject({ kind: "despair", turns: 0 });
  chat.stop();
});
