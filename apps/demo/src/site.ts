import {
  createAccess,
  createCodeAccessVerifier,
  readPreference,
  sitePreferences,
  type AccessActorRef,
} from "@archive-of-minds/core";
import {
  createBackendAccessVerifier,
  createOutdatedClientWatch,
  fetchServerConfig,
  type OutdatedClientWatch,
  type ServerCapabilities,
} from "@archive-of-minds/core/providers/backend";
import { createLocalStorageSettingsStore } from "@archive-of-minds/core/providers/browser";
import type { ComponentType } from "react";
import { fetchedPart } from "@archive-of-minds/react-ui";
import { createUnderWay, type UnderWay } from "./under-way";

/** What stands before the door: the rest is fetched while the visitor writes the code. */
export interface Archive {
  readonly access: AccessActorRef;
  readonly config: ServerCapabilities;
  /** What is behind the door, fetched when it is first shown. */
  readonly AppShell: ComponentType;
  /** What must not be broken off. */
  readonly underWay: UnderWay;
  /** Whether the server still serves this release of the page. */
  readonly outdated: OutdatedClientWatch;
  /** Fetches it before it is shown. */
  readonly preload: () => void;
}

/** With the server away the product still answers, from what it carries with it. */
const keyless: ServerCapabilities = {
  languageModels: { openai: null, anthropic: null },
  voices: [],
  speechModel: null,
  speechSettings: {},
  replyFirstWordSeconds: 30,
  agents: [],
  liveAgents: false,
  accessCodeHint: null,
  publicUrl: null,
};

const CONFIG_DEADLINE = 2_000;

/** The built site as files on any host: nobody to ask, nothing to keep secret. */
const isStatic = import.meta.env.MODE === "static";
const staticCode = import.meta.env["VITE_ACCESS_CODE"] ?? "archive";

async function readConfig({ fetch }: OutdatedClientWatch): Promise<ServerCapabilities> {
  if (isStatic) return { ...keyless, accessCodeHint: staticCode };
  return (await fetchServerConfig({ fetch, signal: AbortSignal.timeout(CONFIG_DEADLINE) })) ?? keyless;
}

const fetchAppShell = () => import("./open-app-shell");

/** Begins to put the product together, at its door. */
export async function createSite(): Promise<Archive> {
  const settingsStore = createLocalStorageSettingsStore();
  // Whoever was here before is about to walk through.
  if (readPreference(settingsStore, sitePreferences.accessGranted)) void fetchAppShell().catch(() => {});
  const outdated = createOutdatedClientWatch();
  const { fetch } = outdated;
  const config = await readConfig(outdated);
  const access = createAccess({
    accessVerifier: isStatic ? createCodeAccessVerifier(staticCode) : createBackendAccessVerifier({ fetch }),
    settingsStore,
  });
  const underWay = createUnderWay();
  let loading: Promise<ComponentType> | null = null;
  const loadAppShell = async () => {
    loading ??= fetchAppShell().then(({ openAppShell }) =>
      openAppShell({ access, config, settingsStore, underWay, fetch }),
    );
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    access,
    config,
    underWay,
    outdated,
    AppShell: fetchedPart(loadAppShell, (Room) => Room),
    preload: () => void loadAppShell().catch(() => {}),
  };
}
