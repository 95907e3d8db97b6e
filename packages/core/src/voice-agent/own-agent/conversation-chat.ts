import type { Character } from "../../characters/character";
import type { ChatActorRef } from "../../chat/chat.machine";
import { createChat } from "../../chat/create-chat";
import type { MemoryStore, SpeechSynthesizer, VoiceAgentRequest } from "../../contracts";
import { readPreference } from "../../preferences/preference";
import { chatPreferences } from "../../preferences/preferences";
import { chooseSafetyCheck, DEFAULT_LANGUAGE } from "../../safety/chosen-check";
import { whileSoundEffectsOn } from "../../speaking/sound-effects-setting";
import type { OwnVoiceAgentOptions } from "./own-voice-agent";
import { modelWithContext, skipRoomTurns, type ConversationInput } from "./turn-model";

export interface ConversationChatOptions {
  readonly request: VoiceAgentRequest;
  /** Contains the earlier messages. */
  readonly memoryStore: MemoryStore;
  /** Left out, the chat is silent. */
  readonly voice: SpeechSynthesizer | undefined;
  /** The current question and shared context. */
  readonly asked: () => ConversationInput;
}

/** Creates the chat that answers in a live conversation. A text-only one has no microphone and no voice. */
export function createConversationChat(
  options: OwnVoiceAgentOptions,
  character: Character,
  { request, memoryStore, voice, asked }: ConversationChatOptions,
): ChatActorRef {
  const { soundEffects, speechRecognizer, voiceActivityDetector, endOfTurn, settingsStore, phrases, inspect } = options;
  const spoken = settingsStore && readPreference(settingsStore, chatPreferences.recognitionLanguage);
  const language = spoken ?? options.language ?? DEFAULT_LANGUAGE;
  const safetyCheck = chooseSafetyCheck(options.safetyCheck, language);
  const isSpoken = request.textOnly !== true;
  return createChat({
    characters: [character],
    providers: {
      languageModel: modelWithContext(options.languageModel, asked, request.overrides?.prompt),
      safetyCheck: safetyCheck && skipRoomTurns(safetyCheck, asked),
      memoryStore,
      ...(voice && { speechSynthesizer: voice }),
      ...(isSpoken &&
        soundEffects && {
          soundEffects: settingsStore ? whileSoundEffectsOn(soundEffects, settingsStore) : soundEffects,
        }),
      ...(isSpoken && speechRecognizer && { speechRecognizer }),
      ...(isSpoken && voiceActivityDetector && { voiceActivityDetector }),
    },
    language,
    ...(phrases && { phrases }),
    ...(endOfTurn && { endOfTurn }),
    ...(inspect && { inspect }),
  });
}
