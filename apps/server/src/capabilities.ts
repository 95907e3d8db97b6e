import type { ServerCapabilities } from "@archive-of-minds/core/providers/backend";
import { defaultAccessCode } from "./access/default-code";
import type { ServerConfig } from "./config";
import { DOCS_PATH } from "./docs-site";
import { isBuiltSite } from "./static-site";
import type { ElevenLabsConfig } from "./vendors/elevenlabs-vendor";

/** What the server offers in voice. The ids of voices and agents stay on the server. */
export interface VoiceCapabilities {
  /** Whether the server has a speech vendor. */
  readonly speech: boolean;
  /** The characters with a voice of their own, by id. */
  readonly voices: Readonly<Record<string, boolean>>;
  /** The characters with a live agent, by id. */
  readonly agents: Readonly<Record<string, boolean>>;
  /** Whether a visitor begins with live agents; they may switch. */
  readonly liveAgents: boolean;
}

/** What a client may know before it unlocks: what the server can do, and the access code only while it is the default. */
export function capabilities(
  config: ServerConfig,
  languageModels: ServerCapabilities["languageModels"],
  { takesPictures }: Pick<ServerCapabilities, "takesPictures">,
): Omit<ServerCapabilities, "voices" | "agents" | "liveAgents"> &
  VoiceCapabilities &
  Required<Pick<ServerCapabilities, "retentionDays">> {
  return {
    languageModels,
    takesPictures,
    speech: config.elevenLabs !== null,
    voices: idsAsFlags(config.elevenLabs?.voices),
    speechModel: config.elevenLabs?.model ?? null,
    speechSettings: config.elevenLabs?.settings ?? {},
    agents: idsAsFlags(config.elevenLabs?.agents),
    liveAgents: config.liveAgents,
    replyFirstWordSeconds: config.replyFirstWordSeconds,
    accessCodeHint: config.accessCode === defaultAccessCode ? defaultAccessCode : null,
    publicUrl: config.publicUrl,
    retentionDays: config.retentionDays,
    ...(isBuiltSite(config.docsDir) && { docs: DOCS_PATH }),
  };
}

function idsAsFlags(ids: ElevenLabsConfig["voices"] = {}): Record<string, boolean> {
  return Object.fromEntries(Object.keys(ids).map((characterId) => [characterId, true]));
}
