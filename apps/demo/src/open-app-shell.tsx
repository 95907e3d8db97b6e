import {
  changingPhrases,
  changingRoomPhrases,
  chatSelectors,
  createChat,
  createIosTip,
  record,
  settingKeys,
  type AccessActorRef,
  type Character,
  type ChatActorRef,
  type LanguageModel,
  type SettingsStore,
} from "@archive-of-minds/core";
import { readLazy } from "@archive-of-minds/core/internal";
import type { ServerCapabilities } from "@archive-of-minds/core/providers/backend";
import { isAppleHandheld } from "@archive-of-minds/core/providers/browser";
import { preloadDoors } from "@archive-of-minds/react-ui/loading";
import type { ComponentType } from "react";
import { aboutPage } from "./about-page";
import { createProviders } from "./providers";
import { AppShell } from "./AppShell";
import type { LanguageActorRef } from "./language.machine";
import { whenIdle } from "./when-idle";

const fetchCamera = () => import("./site-camera");
const fetchModels = () => import("./models");
const fetchMemoryBank = () => import("./memory-bank");

export interface AppShellOptions {
  readonly access: AccessActorRef;
  readonly config: ServerCapabilities;
  readonly settingsStore: SettingsStore;
  readonly language: LanguageActorRef;
  /** Calls the server, and knows when it refuses this release of the page. */
  readonly fetch: typeof globalThis.fetch;
}

/** Composes the site behind the login: the one place that knows both the charts and the providers. */
export async function openAppShell({
  access,
  config,
  settingsStore,
  language,
  fetch,
}: AppShellOptions): Promise<ComponentType> {
  // Here, while the visitor still types the code.
  void preloadDoors();
  const shown = () => language.getSnapshot().context.shown;
  const locale = () => shown().locale;
  const phrases = changingPhrases(() => shown().phrases);
  const providers = await createProviders(config, { settingsStore, fetch, language: locale });
  const chat = createChat({ providers: providers.chat, language: locale(), phrases });
  language.subscribe(() => chat.send({ type: "language.change", language: locale() }));
  const recorder = record(chat, { about: aboutPage(providers.chat.languageModel) });
  chat.on("access.lost", () => access.send({ type: "session.expired" }));
  // Exchanges that waited while the archive was locked are sent as soon as it is open.
  access.on("access.granted", () => void providers.chat.conversationLog?.health());
  preloadWhenIdle(chat, providers.chat.languageModel);
  const openCamera = readOnce(async () => (await fetchCamera()).createSiteCamera(settingsStore));
  const openModels = readOnce(async () => (await fetchModels()).openModels(providers));
  const openMemoryBank = async (character: Character) =>
    (await fetchMemoryBank()).openMemoryBank(character, { access, chat, providers: providers.chat });
  const openYourData = async () => (await fetchMemoryBank()).openYourData({ access, chat, providers: providers.chat });
  // Only other tabs' writes are reported here: everything was deleted in one of them.
  window.addEventListener(
    "storage",
    ({ key }) => key === settingKeys.deletedAt && chat.send({ type: "drafts.forget" }),
  );
  const iosTip = createIosTip({ settingsStore, isIos: isAppleHandheld(navigator) });
  // Without live agents nothing is loaded.
  const live = config.liveAgents
    ? (await import("./live")).openLive(config, providers.chat, { access, fetch, language: locale, phrases })
    : undefined;
  const roomPhrases = changingRoomPhrases(() => shown().roomPhrases);
  return () => (
    <AppShell
      chat={chat}
      recorder={recorder}
      iosTip={iosTip}
      live={live}
      access={access}
      config={config}
      settingsStore={settingsStore}
      roomProviders={providers.room}
      roomPhrases={roomPhrases}
      openCamera={openCamera}
      openModels={openModels}
      openMemoryBank={openMemoryBank}
      openYourData={openYourData}
    />
  );
}

/** Loads a value on first use, and again only after a failure. */
function readOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Once a character's messages are loaded and the page is idle, loads what the first reply will need. */
function preloadWhenIdle(chat: ChatActorRef, languageModel: LanguageModel): void {
  let preloaded = "";
  chat.subscribe((snapshot) => {
    const { id, persona } = chatSelectors.character(snapshot);
    if (id === preloaded || !chatSelectors.isIdle(snapshot)) return;
    preloaded = id;
    whenIdle(() => void Promise.allSettled([languageModel.preload?.(id), readLazy(persona)]));
  });
}
