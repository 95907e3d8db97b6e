import { describe, expect, it } from "vitest";
import { exampleMessage, createTestChat } from "@archive-of-minds/testing";
import { hasLostPicture } from "./pictures";

async function talked() {
  const test = await createTestChat();
  await test.ready();
  const call = await test.visitorSays("What is light?");
  call.say("A wave.");
  call.finish();
  await test.ready();
  const shown = () => test.chat.getSnapshot().context.memory.messages.map(({ author, text }) => `${author}: ${text}`);
  const stored = async () => (await test.stored("ada")).map(({ author, text }) => `${author}: ${text}`);
  return { ...test, shown, stored };
}

it("replaces the last reply", async () => {
  const { chat, model, ready, shown, stored } = await talked();
  chat.send({ type: "reply.regenerate" });
  const call = await model.nextCall();
  const { messages, isAnother } = call.request;
  expect([shown(), messages.map(({ content }) => content), isAnother]).toEqual([
    ["user: What is light?"],
    ["What is light?", "A wave.", "What is light?"],
    true,
  ]);
  call.say("A stream.");
  call.finish();
  await ready();
  expect([shown(), await stored()]).toEqual([
    ["user: What is light?", "ada: A stream."],
    ["user: What is light?", "ada: A stream."],
  ]);
});

it("keeps the former reply when the new one fails", async () => {
  const { chat, model, ready, shown, stored } = await talked();
  chat.send({ type: "reply.regenerate" });
  await model.nextCall();
  chat.send({ type: "reply.stop" });
  await ready();
  expect([shown(), await stored()]).toEqual([
    ["user: What is light?", "ada: A wave."],
    ["user: What is light?", "ada: A wave."],
  ]);
});

it.each([
  [
    "the connection breaks",
    (test: Awaited<ReturnType<typeof talked>>) => async () => (await test.model.nextCall()).cut(),
  ],
  [
    "the page closes",
    (test: Awaited<ReturnType<typeof talked>>) => async () => {
      (await test.model.nextCall()).say("A str");
      await test.until((snapshot) =>
        snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } }),
      );
      test.chat.send({ type: "page.hide" });
    },
  ],
] as const)("keeps the former reply when %s", async (_, breaks) => {
  const test = await talked();
  test.chat.send({ type: "reply.regenerate" });
  await breaks(test)();
  await test.ready();
  expect([test.shown(), await test.stored()]).toEqual([
    ["user: What is light?", "ada: A wave."],
    ["user: What is light?", "ada: A wave."],
  ]);
});

it("replaces the last question with its edit", async () => {
  const { chat, model, ready, shown, stored } = await talked();
  chat.send({ type: "question.edit" });
  expect([chat.getSnapshot().context.composer.draft, chat.getSnapshot().can({ type: "edit.cancel" })]).toEqual([
    "What is light?",
    true,
  ]);
  chat.send({ type: "message.send", text: "What is sound?" });
  const call = await model.nextCall();
  expect(call.request.messages).toEqual([{ role: "user", content: "What is sound?" }]);
  call.say("Also a wave.");
  call.finish();
  await ready();
  const updated = ["user: What is sound?", "ada: Also a wave."];
  expect([shown(), await stored(), chat.getSnapshot().context.composer.editedId]).toEqual([updated, updated, null]);
});

it("keeps the question when the edit is cancelled", async () => {
  const { chat, shown } = await talked();
  chat.send({ type: "question.edit" });
  chat.send({ type: "edit.cancel" });
  expect([chat.getSnapshot().context.composer.draft, chat.getSnapshot().context.composer.editedId, shown()]).toEqual([
    "",
    null,
    ["user: What is light?", "ada: A wave."],
  ]);
});

it("offers neither edit nor regenerate in an empty chat or during a reply", async () => {
  const test = await createTestChat();
  await test.ready();
  const can = (type: "reply.regenerate" | "question.edit") => test.chat.getSnapshot().can({ type });
  expect([can("reply.regenerate"), can("question.edit")]).toEqual([false, false]);
  await test.visitorSays("What is light?");
  expect([can("reply.regenerate"), can("question.edit")]).toEqual([false, false]);
});

it("removes the former reply of an edited question, also when no new one arrives", async () => {
  const { chat, model, ready, shown, stored } = await talked();
  chat.send({ type: "draft.change", text: "half a thought" });
  chat.send({ type: "question.edit" });
  chat.send({ type: "edit.cancel" });
  expect(chat.getSnapshot().context.composer.draft).toBe("half a thought");
  chat.send({ type: "question.edit" });
  chat.send({ type: "message.send", text: "What is sound?" });
  await model.nextCall();
  chat.send({ type: "reply.stop" });
  await ready();
  const kept = [
    "user: What is sound?",
    "ada: I answered what you wrote before. To this message I have not replied yet.",
  ];
  expect([
    shown(),
    await stored(),
    chat.getSnapshot().context.memory.messages.at(-1)?.status,
    chat.getSnapshot().can({ type: "reply.retry" }),
  ]).toEqual([kept, kept, "failed", true]);
  chat.send({ type: "message.send", text: "And heat?" });
  expect((await model.nextCall()).request.messages).toEqual([
    { role: "user", content: "What is sound?" },
    { role: "user", content: "And heat?" },
  ]);
});

it("shows one apology, however often the retry fails, also after an edit", async () => {
  const { chat, model, ready, shown, stored } = await talked();
  const fail = async () => {
    const call = await model.nextCall();
    call.fail("overloaded");
    await ready();
  };
  chat.send({ type: "question.edit" });
  chat.send({ type: "message.send", text: "What is sound?" });
  await fail();
  const once = ["user: What is sound?", expect.stringMatching(/^ada: My apologies\./)];
  expect([shown(), await stored()]).toEqual([once, once]);
  for (let tries = 0; tries < 3; tries += 1) {
    chat.send({ type: "reply.retry" });
    await fail();
  }
  expect([shown(), await stored(), chat.getSnapshot().can({ type: "question.edit" })]).toEqual([once, once, true]);
  chat.send({ type: "reply.retry" });
  const call = await model.nextCall();
  call.say("Also a wave.");
  call.finish();
  await ready();
  const whole = ["user: What is sound?", "ada: Also a wave."];
  expect([shown(), await stored(), chat.getSnapshot().can({ type: "question.edit" })]).toEqual([whole, whole, true]);
});

it("sends the same picture with an edited question and a regenerated reply", async () => {
  const test = await createTestChat();
  await test.ready();
  const finish = async (reply: string) => {
    const call = await test.model.nextCall();
    call.say(reply);
    call.finish();
    await test.ready();
    return call.request.image;
  };
  test.chat.send({ type: "message.send", text: "What is this?", image: { jpegBase64: "a cup" } });
  const pictures = [await finish("A cup.")];
  test.chat.send({ type: "reply.regenerate" });
  pictures.push(await finish("Still a cup."));
  test.chat.send({ type: "question.edit" });
  test.chat.send({ type: "message.send", text: "What is that?" });
  pictures.push(await finish("A cup indeed."));
  test.chat.send({ type: "message.send", text: "Thank you." });
  pictures.push(await finish("You are welcome."));
  const cup = { jpegBase64: "a cup" };
  expect([pictures, (await test.stored("ada")).map(({ hasImage }) => hasImage)]).toEqual([
    [cup, cup, cup, undefined],
    [true, false, false, false],
  ]);
});

it("does not send the picture with the question of another tab", async () => {
  const { chat, memoryStore, model, ready } = await talked();
  chat.send({ type: "message.send", text: "What is this?", image: { jpegBase64: "a cup" } });
  const call = await model.nextCall();
  call.say("A cup.");
  call.finish();
  await ready();
  await memoryStore.append(
    "ada",
    exampleMessage(7, { author: "user", text: "And heat?", createdAt: "2026-01-01T13:00:00.000Z" }),
  );
  await memoryStore.append(
    "ada",
    exampleMessage(8, { author: "ada", text: "A motion.", createdAt: "2026-01-01T13:00:01.000Z" }),
  );
  chat.send({ type: "reply.regenerate" });
  expect((await model.nextCall()).request.image).toBeUndefined();
});

describe("the picture of the last question", () => {
  const cup = { jpegBase64: "a cup" };
  async function shown(options: Parameters<typeof createTestChat>[0] = {}) {
    const test = await createTestChat(options);
    await test.ready();
    test.chat.send({ type: "message.send", text: "What is this?", image: cup });
    const call = await test.model.nextCall();
    call.say("A cup.");
    call.finish();
    await test.ready();
    return test;
  }
  const offered = ({ chat }: Pick<Awaited<ReturnType<typeof createTestChat>>, "chat">) => [
    chat.getSnapshot().can({ type: "reply.regenerate" }),
    chat.getSnapshot().can({ type: "question.edit" }),
  ];

  it("is kept when the visitor selects another character and returns", async () => {
    const test = await shown();
    test.chat.send({ type: "character.select", characterId: "ben" });
    await test.ready();
    test.chat.send({ type: "character.select", characterId: "ada" });
    await test.ready();
    expect(offered(test)).toEqual([true, true]);
    test.chat.send({ type: "reply.regenerate" });
    expect((await test.model.nextCall()).request.image).toEqual(cup);
  });

  it("is not sent with a question from another tab", async () => {
    const test = await shown();
    test.chat.send({ type: "character.select", characterId: "ben" });
    await test.ready();
    await test.memoryStore.append(
      "ada",
      exampleMessage(7, { text: "And heat?", createdAt: "2026-01-01T13:00:00.000Z" }),
    );
    await test.memoryStore.append(
      "ada",
      exampleMessage(8, {
        author: "ada",
        text: "A motion.",
        status: "complete",
        createdAt: "2026-01-01T13:00:01.000Z",
      }),
    );
    test.chat.send({ type: "character.select", characterId: "ada" });
    await test.ready();
    test.chat.send({ type: "reply.regenerate" });
    expect((await test.model.nextCall()).request.image).toBeUndefined();
  });

  it("is lost with a reload: edit and regenerate are not offered", async () => {
    const { memoryStore } = await shown();
    const test = await createTestChat({ memoryStore });
    await test.ready();
    expect([offered(test), hasLostPicture(test.chat.getSnapshot().context)]).toEqual([[false, false], true]);
    const call = await test.visitorSays("Thank you.");
    call.say("You are welcome.");
    call.finish();
    await test.ready();
    expect([offered(test), hasLostPicture(test.chat.getSnapshot().context)]).toEqual([[true, true], false]);
  });
});

it("does not replace a question of another tab", async () => {
  const { chat, memoryStore, model, ready, shown } = await talked();
  chat.send({ type: "question.edit" });
  await memoryStore.append(
    "ada",
    exampleMessage(7, { author: "user", text: "And heat?", createdAt: "2026-01-01T13:00:00.000Z" }),
  );
  await memoryStore.append(
    "ada",
    exampleMessage(8, { author: "ada", text: "A motion.", createdAt: "2026-01-01T13:00:01.000Z" }),
  );
  chat.send({ type: "message.send", text: "What is sound?" });
  const call = await model.nextCall();
  call.say("Also a wave.");
  call.finish();
  await ready();
  expect(shown()).toEqual([
    "user: What is light?",
    "ada: A wave.",
    "user: And heat?",
    "ada: A motion.",
    "user: What is sound?",
    "ada: Also a wave.",
  ]);
});

it("sends the model no former reply of an edited question that was stopped", async () => {
  const { chat, model, ready, shown, stored } = await talked();
  chat.send({ type: "question.edit" });
  chat.send({ type: "message.send", text: "What is sound?" });
  await model.nextCall();
  chat.send({ type: "reply.stop" });
  await ready();
  chat.send({ type: "reply.retry" });
  const call = await model.nextCall();
  expect(call.request.messages).toEqual([{ role: "user", content: "What is sound?" }]);
  call.say("Pressure.");
  call.finish();
  await ready();
  const updated = ["user: What is sound?", "ada: Pressure."];
  expect([shown(), await stored()]).toEqual([updated, updated]);
});

it("replaces a cut reply with a complete one, and keeps it when the retry fails", async () => {
  const test = await createTestChat();
  await test.ready();
  const parts = () =>
    test.chat.getSnapshot().context.memory.messages.map(({ text, status }) => `${text} (${status ?? ""})`);
  const first = await test.visitorSays("What is light?");
  first.say("A w");
  first.cut();
  await test.ready();
  expect(parts()).toEqual(["What is light? ()", "A w (cut)"]);
  test.chat.send({ type: "reply.retry" });
  (await test.model.nextCall()).fail("overloaded");
  await test.ready();
  expect([parts(), test.chat.getSnapshot().context.reply.failure?.reason]).toEqual([
    ["What is light? ()", "A w (cut)"],
    "overloaded",
  ]);
  test.chat.send({ type: "reply.retry" });
  const last = await test.model.nextCall();
  expect(last.request.messages).toEqual([{ role: "user", content: "What is light?" }]);
  last.say("A wave.");
  last.finish();
  await test.ready();
  expect([parts(), (await test.stored("ada")).map(({ text }) => text)]).toEqual([
    ["What is light? ()", "A wave. (complete)"],
    ["What is light?", "A wave."],
  ]);
});

it("keeps a complete reply when the new one is stopped", async () => {
  const { chat, model, ready, shown, stored, until } = await talked();
  chat.send({ type: "reply.regenerate" });
  (await model.nextCall()).say("Uh ");
  await until((snapshot) => snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } }));
  chat.send({ type: "reply.stop" });
  await ready();
  const before = ["user: What is light?", "ada: A wave."];
  expect([shown(), await stored()]).toEqual([before, before]);
});

it("keeps the picture of an edited question instead of the current frame", async () => {
  const { chat, model, ready } = await talked();
  chat.send({ type: "message.send", text: "What is this?", image: { jpegBase64: "a cup" } });
  const call = await model.nextCall();
  call.say("A cup.");
  call.finish();
  await ready();
  chat.send({ type: "frameSource.attach", frameSource: () => ({ jpegBase64: "a wall" }) });
  chat.send({ type: "question.edit" });
  chat.send({ type: "message.send", text: "Whose is this?" });
  expect((await model.nextCall()).request.image).toEqual({ jpegBase64: "a cup" });
});

it("lets the visitor add text to a picture without text", async () => {
  const { chat, model, ready } = await talked();
  chat.send({ type: "message.send", text: "", image: { jpegBase64: "a cup" } });
  const call = await model.nextCall();
  call.say("A cup.");
  call.finish();
  await ready();
  chat.send({ type: "question.edit" });
  expect(chat.getSnapshot().context.composer.draft).toBe("");
  chat.send({ type: "message.send", text: "" });
  expect((await model.nextCall()).request.image).toEqual({ jpegBase64: "a cup" });
});

it("restores the draft after an edit, sent or cancelled", async () => {
  const { chat, model, ready } = await talked();
  const draft = () => chat.getSnapshot().context.composer.draft;
  const edit = () => {
    chat.send({ type: "draft.change", text: "half a thought" });
    chat.send({ type: "question.edit" });
    chat.send({ type: "question.edit" });
  };
  edit();
  chat.send({ type: "edit.cancel" });
  expect(draft()).toBe("half a thought");
  edit();
  chat.send({ type: "reply.regenerate" });
  expect([draft(), chat.getSnapshot().context.composer.editedId]).toEqual(["half a thought", null]);
  (await model.nextCall()).finish();
  await ready();
  edit();
  chat.send({ type: "message.send", text: "What is sound?" });
  expect(draft()).toBe("half a thought");
});

it("sends spoken words during an edit as a new question, and keeps the text box", async () => {
  const { chat, model, visitorPressesRecord, visitorSpeaks, shown } = await talked();
  chat.send({ type: "draft.change", text: "my unsent draft" });
  chat.send({ type: "question.edit" });
  await visitorPressesRecord();
  await visitorSpeaks("What is heat?");
  chat.send({ type: "mic.stop" });
  await model.nextCall();
  expect([shown(), chat.getSnapshot().context.composer.draft, chat.getSnapshot().context.composer.editedId]).toEqual([
    ["user: What is light?", "ada: A wave.", "user: What is heat?"],
    "my unsent draft",
    null,
  ]);
});

it.each([
  ["cleared", [], ({ memoryStore }: Awaited<ReturnType<typeof talked>>) => memoryStore.clear("ada")],
  [
    "replaced",
    ["user: And heat?"],
    ({ memoryStore }: Awaited<ReturnType<typeof talked>>) =>
      memoryStore.replace("ada", [exampleMessage(7, { text: "And heat?" })]),
  ],
] as const)("restores the draft and ends the edit when the memory is %s", async (_, left, forget) => {
  const test = await talked();
  const { chat, shown } = test;
  chat.send({ type: "draft.change", text: "half a thought" });
  chat.send({ type: "question.edit" });
  await forget(test);
  const { draft, draftBefore, editedId } = chat.getSnapshot().context.composer;
  expect([shown(), draft, draftBefore, editedId]).toEqual([left, "half a thought", "", null]);
});

it("keeps the draft when the memory is cleared", async () => {
  const { chat, memoryStore } = await talked();
  chat.send({ type: "draft.change", text: "half a thought" });
  await memoryStore.clear("ada");
  expect(chat.getSnapshot().context.composer.draft).toBe("half a thought");
});
