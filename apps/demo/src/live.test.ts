import { conversationPhrases } from "@archive-of-minds/core";
import {
  createFakeAccessVerifier,
  createFakeLanguageModel,
  createFakeSettingsStore,
  createTestAccess,
} from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { keyless } from "./keyless";
import { openLive } from "./live";

const config = { ...keyless, liveAgents: true };

function opened(settingsStore = createFakeSettingsStore()) {
  const { access } = createTestAccess({ accessVerifier: createFakeAccessVerifier() });
  return openLive(
    config,
    { languageModel: createFakeLanguageModel({ name: "Fake model" }), settingsStore },
    { access, fetch: globalThis.fetch, language: () => "en", phrases: conversationPhrases },
  );
}

it("gives its agents to the Chat Room only while the visitor has chosen live conversations", () => {
  const settingsStore = createFakeSettingsStore();
  const live = opened(settingsStore);
  const seen = () => [live.startsOn, live.roomAgent?.name];
  expect(seen()).toEqual([true, "Fake model"]);
  live.onChoose?.(false);
  expect(seen()).toEqual([false, undefined]);
  expect(opened(settingsStore).roomAgent).toBe(undefined);
  live.onChoose?.(true);
  expect(seen()).toEqual([true, "Fake model"]);
});
