import { fromCallback, fromPromise } from "xstate";
import { LanguageModelError, type LanguageModel, type PromptMessage, type StreamPart } from "../contracts";
import { moderatorSystemPrompt } from "../prompts/compose-system-prompt";
import { defineSpeakText, type VoiceProviders } from "../speaking/voice-engine.actors";
import { defineGenerateReply } from "../turn/generate-reply";
import type { ReplyModel } from "../turn/reply.machine";
import type { TextStream } from "../turn/text-stream";
import { turnMachine } from "../turn/turn.machine";
import type { AgentSessions } from "./live-room/create-agent-sessions";
import type { KeepAgentsEvent } from "./chat-room.types";
import type { ModeratorInput } from "./room-state";
import { createSpeakerLabelFilter, type SpeakerLabelFilter } from "./speaker-labels";
import type { Named } from "./participant-names";
import { createReplyCap } from "./reply-cap";
import { countingCharacters } from "./counting-characters";

export interface RoomTurnProviders extends VoiceProviders {
  /** The model that generates a character's replies. */
  readonly modelFor: (characterId: string, chosen: ReplyModel) => LanguageModel;
  /** Everyone who could be in the room: no reply may speak for another of them. */
  readonly everybody: () => readonly Named[];
  /** The seed of the discussion's randomness at that moment. */
  readonly seed?: () => string;
  /** Called with the number of characters of each requested speech. */
  readonly onVoiceAsked?: (characters: number) => void;
  readonly now?: (() => number) | undefined;
  /** Whether a message soon after a need clearly speaks of something else. */
  readonly isUnrelated?: ((text: string, language: string) => Promise<boolean>) | undefined;
}

/** Makes the room's `runTurn` from language models and a speech synthesizer. */
export function defineRunRoomTurn({
  modelFor,
  everybody,
  seed,
  onVoiceAsked = () => {},
  now,
  isUnrelated,
  speechSynthesizer,
  ...voices
}: RoomTurnProviders) {
  const labelsOf = (speaker: Named) =>
    createSpeakerLabelFilter(
      speaker,
      everybody().filter(({ id }) => id !== speaker.id),
    );
  return turnMachine.provide({
    actors: {
      generateReply: defineGenerateReply({
        modelFor,
        keepOwnWords: (parts, speaker, textStream) => keepOwnWords(parts, labelsOf(speaker), textStream),
        seed,
        now,
        isUnrelated,
      }),
      speakText: defineSpeakText({
        ...voices,
        speechSynthesizer: speechSynthesizer && countingCharacters(speechSynthesizer, onVoiceAsked),
      }),
    },
  });
}

/** The speaker's own words of a stream. Ends where another speaker's label begins, or at the length limit. */
async function* keepOwnWords(
  parts: AsyncIterable<string | StreamPart>,
  labels: SpeakerLabelFilter,
  textStream: TextStream,
) {
  const cap = createReplyCap();
  let hasText = false;
  let end: StreamPart | null = null;
  for await (const part of parts) {
    if (typeof part !== "string" && part.type === "alive") {
      yield part;
      continue;
    }
    if (typeof part !== "string") {
      end = part;
      continue;
    }
    const text = cap.push(labels.push(part));
    hasText ||= text !== "";
    if (text !== "") yield text;
    if (labels.isOver || cap.isFull) break;
  }
  const rest = cap.push(labels.flush()) + cap.flush();
  if (cap.isFull) textStream.cutShort();
  if (rest !== "") yield rest;
  else if (!hasText && labels.isOver)
    throw new LanguageModelError("invalid", "The language model wrote in another’s name.");
  if (end) yield end;
}

/** Makes `askModerator` from a language model. */
export function defineAskModerator(moderator?: LanguageModel) {
  return fromPromise<string, ModeratorInput>(async ({ input, signal }) => {
    if (!moderator) throw new Error("There is no moderator.");
    const messages: readonly PromptMessage[] = input.messages;
    const system = moderator.composesPrompt === true ? {} : { system: moderatorSystemPrompt };
    return moderator.complete({ purpose: "moderator", ...system, messages }, { signal });
  });
}

/** Makes `keepAgents` from the live agents of these characters. The agents end with the room. */
export function defineKeepAgents(agents?: AgentSessions, characterIds: readonly string[] = []) {
  return fromCallback<KeepAgentsEvent>(({ sendBack, receive }) => {
    if (!agents) return;
    const report = () =>
      sendBack({
        type: "agents.changed",
        availabilities: Object.fromEntries(characterIds.map((id) => [id, agents.availabilityOf(id)])),
      });
    const stopNotifying = agents.subscribe(report);
    report();
    receive((event) => {
      if (event.type === "agents.connect") agents.connect(event.characterIds);
      else agents.retry();
    });
    return () => {
      stopNotifying();
      agents.close();
    };
  });
}

/** Makes `watchVoiceRequests` from a function that subscribes to the number of characters of each requested speech. */
export function defineWatchVoiceRequests(subscribe?: (report: (characters: number) => void) => () => void) {
  return fromCallback(({ sendBack }) => subscribe?.((characters) => sendBack({ type: "voice.asked", characters })));
}

/** Makes `acquireWakeLock` from a function that keeps the screen awake until the returned function is called. */
export function defineAcquireWakeLock(wakeLock?: () => () => void) {
  return fromCallback(() => wakeLock?.());
}
