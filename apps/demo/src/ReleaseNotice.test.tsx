import { createMediaSession, createMemoryMemoryStore, mediaMembers, type MemoryStore } from "@archive-of-minds/core";
import { createTestChat, type TestChatOptions } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Release } from "./release";
import { ReleaseNotice } from "./ReleaseNotice";

const question = page.getByText("A new version is ready.");

function lastingStore(): MemoryStore {
  const store = createMemoryMemoryStore();
  return { ...store, load: async (characterId) => ({ ...(await store.load(characterId)), durability: "indexedDB" }) };
}

/** Whether the server still serves this release, as the test decides. */
function createOutdated() {
  const listeners = new Set<() => void>();
  let isOutdated = false;
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOutdated: () => isOutdated,
    refuse() {
      isOutdated = true;
      for (const listener of listeners) listener();
    },
  };
}

async function opened({ memoryStore = lastingStore() }: TestChatOptions = {}) {
  const mediaSession = createMediaSession();
  const test = await createTestChat({ memoryStore });
  await test.ready();
  mediaSession.send({ type: "session.join", member: mediaMembers.chat(test.chat) });
  let arrive: (release: Release) => void = () => {};
  let shown = 0;
  const outdated = createOutdated();
  let replaced = 0;
  let forgotten = 0;
  // The same one at each rendering.
  const forget = () => void (forgotten += 1);
  await render(
    <ReleaseNotice
      mediaSession={mediaSession}
      watch={(report) => void (arrive = report)}
      outdated={outdated}
      forget={forget}
      replace={() => void (replaced += 1)}
    />,
  );
  const release = { show: () => void (shown += 1) };
  return {
    test,
    arrives: () => expect.poll(() => (arrive(release), question.query())).not.toBeNull(),
    sends: () => arrive(release),
    timesShown: () => shown,
    outdated,
    timesReplaced: () => replaced,
    timesForgotten: () => forgotten,
  };
}

it("asks whether the new release should be shown, and shows it on a press", async () => {
  const { arrives, timesShown } = await opened();
  await expect.element(question).not.toBeInTheDocument();
  await arrives();
  expect(timesShown()).toBe(0);
  await page.getByRole("button", { name: "Reload" }).click();
  expect(timesShown()).toBe(1);
});

it("does not ask again after “Later”", async () => {
  const { arrives, timesShown } = await opened();
  await arrives();
  await page.getByRole("button", { name: "Later" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(timesShown()).toBe(0);
});

it("asks for a reload at once where the server no longer serves this release, though a message is half written", async () => {
  const { outdated, test, timesReplaced } = await opened();
  test.chat.send({ type: "draft.change", text: "My dear" });
  outdated.refuse();
  await expect.element(page.getByText("Reload the page to go on: there is a new version.")).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  expect(timesReplaced()).toBe(1);
});

it("leaves the visitor with an outdated page where they prefer it", async () => {
  const { outdated, timesReplaced, timesForgotten } = await opened();
  expect(timesForgotten()).toBe(0);
  outdated.refuse();
  await page.getByRole("button", { name: "Later" }).click();
  await expect.element(page.getByText("Reload the page to go on: there is a new version.")).not.toBeInTheDocument();
  // Any later reload, also that of the browser, brings the current one.
  expect([timesReplaced(), timesForgotten()]).toEqual([0, 1]);
});

it("waits while a reply is being written", async () => {
  const { arrives, test } = await opened();
  await arrives();
  const call = await test.visitorSays("Hello");
  await expect.element(question).not.toBeInTheDocument();
  call.say("Good evening.");
  await expect.element(question).not.toBeInTheDocument();
  call.finish();
  await expect.element(question).toBeVisible();
});

it("waits while the visitor is being recorded", async () => {
  const { arrives, test } = await opened();
  await arrives();
  test.chat.send({ type: "mic.start" });
  await expect.element(question).not.toBeInTheDocument();
  test.chat.send({ type: "mic.cancel" });
  await expect.element(question).toBeVisible();
});

it("waits while a message is half written", async () => {
  const { arrives, test } = await opened();
  await arrives();
  test.chat.send({ type: "draft.change", text: "My dear" });
  await expect.element(question).not.toBeInTheDocument();
  test.chat.send({ type: "draft.change", text: "" });
  await expect.element(question).toBeVisible();
});

it("never asks where messages are kept only in the page", async () => {
  const { arrives, test } = await opened({ memoryStore: createMemoryMemoryStore() });
  await arrives();
  const call = await test.visitorSays("Hello");
  call.say("Good evening.");
  call.finish();
  await test.ready();
  await expect.element(question).not.toBeInTheDocument();
});

it("does not wait for a session that has ended", async () => {
  const { arrives, test } = await opened();
  await arrives();
  await test.visitorSays("Hello");
  await expect.element(question).not.toBeInTheDocument();
  test.chat.stop();
  await expect.element(question).toBeVisible();
});
