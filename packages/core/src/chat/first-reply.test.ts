import { describe, expect, it, vi } from "vitest";
import { createFakeLanguageModel } from "@archive-of-minds/testing";
import { defineCharacter } from "../characters/define-character";
import type { LanguageModel } from "../contracts";
import { needPhrases } from "../shared/need-phrases";
import { createChat } from "./create-chat";

/** How often the persona has been read, once everything is read that is read without a message. */
async function readsBeforeAnyMessage(languageModel: LanguageModel, persona = async () => "You are Ada.") {
  const read = vi.fn(persona);
  const ada = defineCharacter({ id: "ada", name: "Ada", persona: read, rules: false });
  const chat = createChat({ characters: [ada], providers: { languageModel, safetyCheck: null } });
  await vi.waitFor(() => expect(chat.getSnapshot().matches({ conversation: { ready: "idle" } })).toBe(true));
  return { chat, read };
}

describe("the first reply", () => {
  it("does not wait for the persona, which is read once the page is idle", async () => {
    const { chat, read } = await readsBeforeAnyMessage(createFakeLanguageModel());
    expect(read).toHaveBeenCalledTimes(1);
    chat.stop();
  });

  it.each([
    ["the built-in model, which has texts of its own", { kind: "builtIn" }],
    ["a server that composes the prompt", { composesPrompt: true }],
  ] as const)("reads no persona for %s", async (_, traits) => {
    const { chat, read } = await readsBeforeAnyMessage({ ...createFakeLanguageModel(), ...traits });
    expect(read).not.toHaveBeenCalled();
    chat.stop();
  });

  it("reads a persona that could not be fetched again with the message", async () => {
    const model = createFakeLanguageModel({ reply: "Good evening." });
    let isOnline = false;
    const { chat, read } = await readsBeforeAnyMessage(model, async () => {
      if (!isOnline) throw new Error("offline");
      return "You are Ada.";
    });
    isOnline = true;
    chat.send({ type: "message.send", text: "Good evening" });
    await vi.waitFor(() =>
      expect(model.calls.map(({ request }) => request.system)).toEqual([`You are Ada.\n\n${needPhrases.guidance}`]),
    );
    expect(read).toHaveBeenCalledTimes(2);
    chat.stop();
  });
});
