import { describe, expect, it } from "vitest";
import { errorEvent, events, hasPicture, json, reply, request, serverOf, start } from "./dialects.fixture";

// One picture that is refused says nothing of the next one.

const { image: _image, ...withoutPicture } = request;

describe("a server goes on getting pictures", () => {
  it.each<[string, number, object]>([
    [
      "a picture that it cannot read (OpenAI)",
      400,
      {
        message: "You uploaded an unsupported image. Please make sure your image is valid.",
        code: "invalid_image_format",
      },
    ],
    [
      "a picture of another format",
      400,
      { message: "The image format is not supported. Use one of png, jpeg, gif and webp." },
    ],
    ["a picture that is too large", 400, { message: "This image is too large: images over 20 MB are not supported." }],
    [
      "a picture that its filter refuses",
      400,
      { message: "Your input image may contain content that is not allowed by our safety system." },
    ],
  ])("after %s", async (_what, status, error) => {
    let isBroken = true;
    const { bodies, fetch } = serverOf(() => (isBroken ? json(status, { error }) : reply()));
    const { model, ask } = start(fetch, { maxRetries: 0 });
    await expect(ask()).rejects.toMatchObject({ name: "LanguageModelError" });
    isBroken = false;
    expect([await ask(), bodies.map(hasPicture), model.takesPictures]).toEqual(["A wave.", [true, true], undefined]);
  });

  it.each<[string, number, string]>([
    ["an internal error", 500, "This revision is not supported: vision tower failed."],
    ["a refusal of words that quote the visitor", 400, "Invalid prompt: “Does it not support image input?”"],
    ["a missing model", 404, "The model `vision` does not exist: it does not support images."],
  ])("after %s to a question without one", async (_what, status, message) => {
    let isBroken = true;
    const { bodies, fetch } = serverOf(() => (isBroken ? json(status, { error: { message } }) : reply()));
    const { model, ask } = start(fetch, { maxRetries: 0 });
    await expect(ask(withoutPicture)).rejects.toMatchObject({ name: "LanguageModelError" });
    isBroken = false;
    expect([await ask(), bodies.map(hasPicture), model.takesPictures]).toEqual(["A wave.", [false, true], undefined]);
  });
});

describe("a server that takes no pictures", () => {
  it.each([
    ["vLLM", 400, "some-model is not a multimodal model"],
    ["vLLM, where pictures are off", 400, "At most 0 image(s) may be provided in one prompt."],
    ["Ollama", 400, '"llama3.2" does not support vision'],
    ["OpenAI", 400, "Invalid content type. image_url is only supported by certain models."],
    ["DeepSeek", 422, "messages[2]: unknown variant `image_url`, expected `text` at line 1 column 900"],
  ])("gets words instead (%s)", async (_whose, status, message) => {
    const { bodies, fetch } = serverOf((body) => (hasPicture(body) ? json(status, { error: { message } }) : reply()));
    const { model, ask } = start(fetch);
    expect([await ask(), bodies.map(hasPicture), model.takesPictures]).toEqual(["A wave.", [true, false], false]);
  });
});

describe("a missing model", () => {
  it("stays one, with a picture as well", async () => {
    const { bodies, fetch } = serverOf(() =>
      json(404, { error: { message: "The model `gpt-vision` does not exist or you do not have access to it." } }),
    );
    await expect(start(fetch).ask()).rejects.toMatchObject({ reason: "notFound" });
    expect(bodies.length).toBe(1);
  });
});

describe("a filter of the vendor", () => {
  const filtered = {
    message: "The response was filtered due to the prompt triggering content management policy.",
    code: "content_filter",
    param: "prompt",
  };

  it.each<[string, () => Response]>([
    ["the prompt (Azure)", () => json(400, { error: filtered })],
    ["the prompt (OpenAI)", () => json(400, { error: { message: "No.", code: "content_policy_violation" } })],
    ["the prompt, within the stream", () => errorEvent({ error: filtered })],
    [
      "the reply, before its first word",
      () => events({ choices: [{ index: 0, delta: {}, finish_reason: "content_filter" }] }),
    ],
  ])("that refuses %s is told as a reply that was declined", async (_what, answer) => {
    const { bodies, fetch } = serverOf(answer);
    const { ask, parts } = start(fetch);
    expect([await ask(), parts.at(-1), bodies.length]).toEqual(["", { type: "end", reason: "refused" }, 1]);
  });
});
