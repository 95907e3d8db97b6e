import {
  createAccess,
  createCodeAccessVerifier,
  createMediaSession,
  readPreference,
  sitePreferences,
  type AccessActorRef,
  type MediaSessionActorRef,
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
import { fetchAhead, lazyPart } from "@archive-of-minds/react-ui/loading";
import { applyAppearance, readAppearance } from "./appearance";
import { createLanguage, untilLanguageIsShown } from "./create-language";
import type { LanguageActorRef } from "./language.machine";
import { keyless } from "./keyless";

/** The part of the site before the login: the rest is loaded while the visitor types the code. */
export interface Site {
  readonly access: AccessActorRef;
  readonly config: ServerCapabilities;
  /** The language of the page, which the visitor chooses. */
  readonly language: LanguageActorRef;
  /** The site behind the login, loaded when it is first shown. */
  readonly AppShell: ComponentType;
  /** Which session speaks and listens, and whether the page may be reloaded. */
  readonly mediaSession: MediaSessionActorRef;
  /** Whether the server still serves this release of the page. */
  readonly outdated: OutdatedClientWatch;
  /** Loads the site behind the login before it is shown. A failure is shown where it is. */
  readonly preload: () => Promise<void>;
}

const CONFIG_DEADLINE = 2_000;
/** The page is shown in English by then, and in the chosen language when that has come. */
const LANGUAGE_DEADLINE = 2_000;

/** The built site as static files: no server, no secrets. */
const isStatic = import.meta.env.MODE === "static";
const staticCode = import.meta.env["VITE_ACCESS_CODE"] ?? "archive";

async function readConfig({ fetch }: OutdatedClientWatch): Promise<ServerCapabilities> {
  if (isStatic) return { ...keyless, accessCodeHint: staticCode };
  return (await fetchServerConfig({ fetch, signal: AbortSignal.timeout(CONFIG_DEADLINE) })) ?? keyless;
}

const fetchAppShell = () => import("./open-app-shell");

/** Creates the login and begins to load the rest. */
export async function createSite(): Promise<Site> {
  const settingsStore = createLocalStorageSettingsStore();
  applyAppearance(readAppearance(settingsStore));
  const language = createLanguage({ settingsStore });
  // A returning visitor passes the login at once.
  if (readPreference(settingsStore, sitePreferences.accessGranted)) void fetchAppShell().catch(() => {});
  const outdated = createOutdatedClientWatch();
  const { fetch } = outdated;
  const [config] = await Promise.all([readConfig(outdated), untilLanguageIsShown(language, LANGUAGE_DEADLINE)]);
  const access = createAccess({
    accessVerifier: isStatic ? createCodeAccessVerifier(staticCode) : createBackendAccessVerifier({ fetch }),
    settingsStore,
  });
  let loading: Promise<ComponentType> | null = null;
  const loadAppShell = async () => {
    loading ??= fetchAppShell().then(({ openAppShell }) =>
      openAppShell({ access, config, settingsStore, language, fetch }),
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
    language,
    mediaSession: createMediaSession(),
    outdated,
    AppShell: lazyPart(loadAppShell, (AppShell) => AppShell),
    preload: async () => void (await fetchAhead(loadAppShell).catch(() => {})),
  };
}
