import { characters, type ArchiveCharacter, type SpeechSettings } from "@archive-of-minds/core";
import * as v from "valibot";
import { defaultSpeechModel } from "../default-models";
import { decimal, flag, modelId, readVariables, socketUrl, vendorId, vendorKey, vendorUrl } from "../variables";
import type { Vendor, VendorConfig } from "./vendor";

export interface ElevenLabsConfig extends VendorConfig {
  readonly apiKey: string;
  /** Without `/v1` and without a trailing slash. Websockets go to the same place. */
  readonly baseURL: string;
  /** The media server of conversations over WebRTC: a `wss:` address, which clients receive. */
  readonly livekitUrl: string;
  readonly model: string;
  /** Voice settings for characters that have none of their own. */
  readonly settings?: Partial<SpeechSettings>;
  /** Voice ids by character id. */
  readonly voices: Readonly<Record<string, string>>;
  /** Ids of live agents by character id; no client receives one. */
  readonly agents: Readonly<Record<string, string>>;
}

const Variables = v.object({
  ELEVENLABS_API_KEY: vendorKey("ELEVENLABS_API_KEY"),
  ELEVENLABS_BASE_URL: vendorUrl("ELEVENLABS_BASE_URL", "https://api.elevenlabs.io"),
  ELEVENLABS_LIVEKIT_URL: socketUrl("ELEVENLABS_LIVEKIT_URL", "wss://livekit.rtc.elevenlabs.io"),
  ELEVENLABS_MODEL: v.optional(modelId("ELEVENLABS_MODEL"), defaultSpeechModel),
  ELEVENLABS_STABILITY: decimal("ELEVENLABS_STABILITY", 0, 1),
  ELEVENLABS_SIMILARITY: decimal("ELEVENLABS_SIMILARITY", 0, 1),
  ELEVENLABS_STYLE: decimal("ELEVENLABS_STYLE", 0, 1),
  ELEVENLABS_SPEAKER_BOOST: flag("ELEVENLABS_SPEAKER_BOOST"),
  ELEVENLABS_SPEED: decimal("ELEVENLABS_SPEED", 0.5, 2),
});

const liveCharacters = characters.filter(({ hasLiveAgent }) => hasLiveAgent);
const variableName = (id: string) => id.toUpperCase().replaceAll("-", "_");
const voiceVariable = (id: string) => `ELEVENLABS_VOICE_${variableName(id)}`;
const agentVariable = (id: string) => `ELEVENLABS_AGENT_${variableName(id)}`;

/** The variables that each character has. */
const CharacterVariables = v.object({
  ...Object.fromEntries(characters.map(({ id }) => [voiceVariable(id), vendorId(voiceVariable(id), "voice")])),
  ...Object.fromEntries(liveCharacters.map(({ id }) => [agentVariable(id), vendorId(agentVariable(id), "agent")])),
});

/** A value for each character that has one. */
function byCharacter(
  among: readonly ArchiveCharacter[],
  find: (character: ArchiveCharacter) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    among.flatMap((character) => {
      const value = find(character);
      return value === undefined ? [] : [[character.id, value]];
    }),
  );
}

const hasAgents = ({ agents }: ElevenLabsConfig) => Object.keys(agents).length > 0;

/** Speech and live agents. */
export const elevenLabsVendor: Vendor<ElevenLabsConfig> = {
  variables: [...Object.keys(Variables.entries), ...Object.keys(CharacterVariables.entries)],

  readConfig(given) {
    const env = readVariables(Variables, given);
    const ofCharacters = readVariables(CharacterVariables, given);
    if (env.ELEVENLABS_API_KEY === undefined) return null;
    return {
      apiKey: env.ELEVENLABS_API_KEY,
      baseURL: env.ELEVENLABS_BASE_URL,
      livekitUrl: env.ELEVENLABS_LIVEKIT_URL,
      model: env.ELEVENLABS_MODEL,
      settings: {
        ...(env.ELEVENLABS_STABILITY !== undefined && { stability: env.ELEVENLABS_STABILITY }),
        ...(env.ELEVENLABS_SIMILARITY !== undefined && { similarityBoost: env.ELEVENLABS_SIMILARITY }),
        ...(env.ELEVENLABS_STYLE !== undefined && { style: env.ELEVENLABS_STYLE }),
        ...(env.ELEVENLABS_SPEAKER_BOOST !== undefined && { useSpeakerBoost: env.ELEVENLABS_SPEAKER_BOOST === "1" }),
        ...(env.ELEVENLABS_SPEED !== undefined && { speed: env.ELEVENLABS_SPEED }),
      },
      voices: byCharacter(
        characters,
        ({ id, casting }) => ofCharacters[voiceVariable(id)] ?? casting.elevenLabs.voiceId,
      ),
      agents: byCharacter(liveCharacters, ({ id }) => ofCharacters[agentVariable(id)]),
    };
  },

  otherSecrets: ({ agents }) => Object.values(agents),
  pageSockets: (config) => (hasAgents(config) ? [config.livekitUrl] : []),
  spends: (config) => [
    "SPEECH_CHARACTERS_PER_DAY_SITE",
    ...(hasAgents(config) ? (["AGENT_MINUTES_PER_DAY_SITE"] as const) : []),
  ],

  // Its agents are asked by the page, through the server.
  languageModel: null,
};
