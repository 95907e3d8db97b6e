import type { ServerCapabilities } from "@archive-of-minds/core/providers/backend";
import { defaultAccessCode } from "./access/default-code";
import type { ElevenLabsConfig, ServerConfig } from "./config";

/** What the archive offers to the ear. Which voice or agent it is stays here. */
export interface VoiceCapabilities {
  /** Whether the server can speak at all. */
  readonly speech: boolean;
  /** Who has a voice of their own, by character id; who is not named has none. */
  readonly voices: Readonly<Record<string, boolean>>;
  /** Who has a live agent, by character id; who is not named has none. */
  readonly agents: Readonly<Record<string, boolean>>;
  /** Whether a visitor begins with live agents, and may switch. */
  readonly liveAgents: boolean;
}

/** What anybody may know before unlocking: what the archive can do, and the code only while it is everybody's. */
export function capabilities(
  config: ServerConfig,
): Omit<ServerCapabilities, "voices" | "agents" | "liveAgents"> &
  VoiceCapabilities &
  Required<Pick<ServerCapabilities, "retentionDays">> {
  return {
    languageModels: {
      openai: config.openai && { model: config.openai.model },
      anthropic: config.anthropic && { models: config.anthropic.models },
    },
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
  };
}

function idsAsFlags(ids: ElevenLabsConfig["voices"] = {}): Record<string, boolean> {
  return Object.fromEntries(Object.keys(ids).map((characterId) => [characterId, true]));
}
