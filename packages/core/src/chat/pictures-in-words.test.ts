import { createFakeLanguageModel } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { startTest, state } from "./chat.fixture";
import { pictureInWords } from "./chat.selectors";

// A picture for a model that takes none.

const image = { jpegBase64: "AAAA" };

/** Sends a message with a picture; returns what the model was asked. */
async function share(
  options: Partial<Parameters<typeof startTest>[0]> = {},
  model = createFakeLanguageModel({ takesPictures: false }),
) {
  const test = await startTest({ languageModel: model, ...options });
  const send = async (text: string, shared = true) => {
    test.chat.send({ type: "message.send", text, ...(shared && { image }) });
    const call = await model.nextCall();
    call.say("A cup.");
    call.finish();
    await test.ready();
    return call.request;
  };
  return { test, send, notice: () => pictureInWords(state(test)) };
}

it("describes it in words, keeps the message, and says so once in a conversation", async () => {
  const { test, send, notice } = await share({
    describePicture: (_, { characterId }) => `a dim scene, for ${characterId}`,
  });
  const request = await send("What is this?");
  expect(request.image).toBeUndefined();
  expect(request.messages.at(-1)?.content).toBe(
    "What is this?\n\n[The visitor shares a picture, which you cannot see. The camera’s description of it: a dim scene, for ada]",
  );
  expect(state(test).context.memory.messages[0]).toMatchObject({ text: "What is this?", hasImage: true });
  expect(notice()).toBe("described");
  await send("And this?");
  expect(notice()).toBeNull();
  test.chat.send({ type: "character.select", characterId: "ben" });
  await test.ready();
  await send("And this?");
  expect(notice()).toBe("described");
});

it.each([
  ["there is no description", undefined],
  ["the description fails", () => Promise.reject(new Error("No canvas."))],
])("only mentions it where %s", async (_when, describePicture) => {
  const { send, notice } = await share(describePicture && { describePicture });
  expect((await send("Look.")).messages.at(-1)?.content).toBe(
    "Look.\n\n[The visitor shares a picture, which you cannot see.]",
  );
  expect(notice()).toBe("mentioned");
});

it("sends it to a model of which nobody knows, and to one that takes it", async () => {
  for (const model of [createFakeLanguageModel(), createFakeLanguageModel({ takesPictures: true })]) {
    const { send, notice } = await share({ describePicture: () => "a dim scene" }, model);
    expect([(await send("Look.")).image, notice()]).toEqual([image, null]);
  }
});

it("says so after the reply where the model refused the picture only then", async () => {
  const model = Object.assign(createFakeLanguageModel(), { takesPictures: undefined as boolean | undefined });
  const test = await startTest({ languageModel: model });
  test.chat.send({ type: "message.send", text: "Look.", image });
  const call = await model.nextCall();
  model.takesPictures = false;
  call.say("I see nothing.");
  call.finish();
  await test.ready();
  expect(pictureInWords(state(test))).toBe("mentioned");
});
