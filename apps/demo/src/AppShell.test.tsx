import {
  createFakeAccessVerifier,
  createFakeLanguageModel,
  createFakeSettingsStore,
  createFakeSpeechSynthesizer,
  createFakeVoiceAgent,
  createTestAccess,
  createTestChat,
} from "@archive-of-minds/testing";
import { chatSelectors, createIosTip, createMediaSession, roomPhrases } from "@archive-of-minds/core";
import { MediaSessionProvider } from "@archive-of-minds/react-ui";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { LiveSite } from "./live";
import { AppShell, type AppShellProps } from "./AppShell";
import { keyless } from "./keyless";

const config = { ...keyless, liveAgents: true };
const button = (name: string) => page.getByRole("button", { name, exact: true });
const room = page.getByRole("dialog", { name: "The Chat Room" });

async function opened({ live, loadRoom }: { live?: LiveSite; loadRoom?: AppShellProps["loadRoom"] } = {}) {
  const { chat, ready } = await createTestChat();
  await ready();
  const { access } = createTestAccess({ accessVerifier: createFakeAccessVerifier() });
  const settingsStore = createFakeSettingsStore();
  await render(
    <MediaSessionProvider mediaSession={createMediaSession()}>
      <AppShell
        chat={chat}
        access={access}
        config={config}
        settingsStore={settingsStore}
        roomProviders={{
          languageModel: createFakeLanguageModel({ name: "Fake vendor" }),
          speechSynthesizer: createFakeSpeechSynthesizer(),
        }}
        roomPhrases={roomPhrases}
        iosTip={createIosTip({ settingsStore, isIos: false })}
        live={live}
        openCamera={() => Promise.reject(new Error("There is no camera."))}
        openModels={() => Promise.reject(new Error("There is no choice."))}
        openMemoryBank={() => Promise.reject(new Error("There is no memory."))}
        {...(loadRoom && { loadRoom })}
      />
    </MediaSessionProvider>,
  );
  return chat;
}

it("says that the Chat Room could not be loaded, and opens it on a later press", async () => {
  let isReachable = false;
  await opened({
    loadRoom: () =>
      isReachable
        ? import("./chat-room")
        : Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
  });
  await button("Chat Room").click();
  const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await expect
    .element(notice)
    .toHaveTextContent(
      "The Chat Room could not be loaded. Check your connection, then press “Chat Room” again. If it still does not open, reload the page.",
    );
  isReachable = true;
  await button("Chat Room").click();
  await expect.element(room).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

it("shows in the settings of the page what was chosen in the Chat Room", async () => {
  const chat = await opened();
  await button("Chat Room").click();
  const captions = room.getByRole("switch", { name: "Captions" });
  await expect.element(captions).toBeEnabled();
  await captions.click();
  await room.getByRole("button", { name: "Close" }).click();
  await expect.element(room).not.toBeInTheDocument();
  expect(chatSelectors.settings(chat.getSnapshot()).captions).toBe("shown");
});

it("opens the Chat Room with the current live agents, or with the models", async () => {
  let roomAgent: LiveSite["roomAgent"] = createFakeVoiceAgent();
  const live: LiveSite = {
    startsOn: false,
    open: () => {
      throw new Error("There is no live conversation.");
    },
    get roomAgent() {
      return roomAgent;
    },
  };
  await opened({ live });
  const status = room.getByText("Tesla: not connected");
  await button("Chat Room").click();
  await expect.element(status).toBeVisible();
  await room.getByRole("button", { name: "Close" }).click();
  roomAgent = undefined;
  await button("Chat Room").click();
  await expect.element(room.getByRole("textbox", { name: "Discussion message" })).toBeVisible();
  await expect.element(status).not.toBeInTheDocument();
});
