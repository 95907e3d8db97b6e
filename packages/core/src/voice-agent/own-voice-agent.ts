import type { Character } from "../characters/character";
import { createChat } from "../chat/create-chat";
import type { ChatActorRef, ChatSnapshot } from "../chat/chat.machine";
import * as chatSelectors from "../chat/chat.selectors";
import type { ReplyFailureReason } from "../turn/reply-failure";
import {
  VoiceAgentError,
  type ConnectOptions,
  type LanguageModel,
  type Message,
  type ReplyRequest,
  type SafetyCheck,
  type SettingsStore,
  type SoundEffectsPlayer,
  type SpeechRecognizer,
  type SpeechSynthesizer,
  type VoiceActivityDetector,
  type VoiceAgent,
  type VoiceAgentProblem,
  type VoiceAgentReport,
  type VoiceAgentRequest,
  type VoiceAgentTurn,
  type VoiceControls,
} from "../contracts";
import type { EndOfTurnPolicy } from "../listening/end-of-turn";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { needs } from "../shared/check-options";
import { chooseSafetyCheck, DEFAULT_LANGUAGE } from "../safety/chosen-check";
import { liveCloseCodes } from "../shared/live-close-codes";
import type { ConversationPhrases } from "../shared/phrases";
import type { SessionOptions } from "../shared/session-options";
import { createId } from "../shared/create-id";
import { whileWanted } from "../speaking/sound-effects-wanted";
import { clampVolume } from "./live-messages";
import { withVolume } from "./with-volume";

/** What an agent of one's own is made of. Without ears it is written to, and without a voice it is read. */
export interface OwnVoiceAgentOptions {
  readonly languageModel: LanguageModel;
  readonly characters: readonly Character[];
  /** Reads what the visitor says for signs of need before the model does. Left out, the built-in English check; `null` leaves it out on purpose. */
  readonly safetyCheck?: SafetyCheck | null;
  readonly phrases?: ConversationPhrases;
  /** The language the visitor speaks, as a BCP 47 tag. Left out, English. */
  readonly language?: string;
  readonly speechSynthesizer?: SpeechSynthesizer;
  readonly soundEffects?: SoundEffectsPlayer;
  readonly speechRecognizer?: SpeechRecognizer;
  readonly voiceActivityDetector?: VoiceActivityDetector;
  readonly endOfTurn?: EndOfTurnPolicy;
  /** Says whether the visitor wants to hear sounds between the words. Left out, there are some. */
  readonly settingsStore?: SettingsStore;
  /** How loud the archive's own output is now, 0 to 1. */
  readonly outputLevel?: () => number;
  /** Receives the inspection events of each conversation's own chat; see {@link SessionOptions.inspect}. */
  readonly inspect?: SessionOptions["inspect"];
}

/**
 * A live agent without a vendor's: it listens, thinks and speaks with what the archive has. A chat of its own in
 * automatic turn taking holds the conversation, interruptions included.
 *
 * @example
 * const agent = createOwnVoiceAgent({ characters, languageModel, speechRecognizer, speechSynthesizer })
 */
export function createOwnVoiceAgent(options: OwnVoiceAgentOptions): VoiceAgent {
  needs("createOwnVoiceAgent", options, "languageModel", "characters");
  const { characters } = options;
  const characterOf = (id: string) => characters.find((character) => character.id === id);
  return {
    name: options.languageModel.name,
    kind: options.languageModel.kind,
    seesPictures: true,
    hasAgent: (characterId) => characterOf(characterId) !== undefined,
    authorise: () => Promise.resolve({ transport: "local" }),
    async connect(request, { signal, report }) {
      const character = characterOf(request.characterId);
      if (!character) throw new VoiceAgentError("noAgent", "This character has no live agent.");
      const memoryStore = createMemoryMemoryStore();
      await memoryStore.replace(character.id, earlier(request));
      if (signal.aborted) throw new VoiceAgentError("unknown", "The live conversation was given up.");
      return converse(options, character, request, memoryStore, { signal, report });
    },
  };
}

/** What was said before, as messages; when it was does not matter. */
function earlier({ characterId, history = [] }: VoiceAgentRequest): readonly Message[] {
  return history.map(({ role, content, safety }, index) => ({
    id: createId(),
    conversationId: characterId,
    author: role === "user" ? role : characterId,
    text: content,
    createdAt: new Date(index).toISOString(),
    hasImage: false,
    ...(safety !== undefined && { safety }),
  }));
}

function converse(
  options: OwnVoiceAgentOptions,
  character: Character,
  request: VoiceAgentRequest,
  memoryStore: ReturnType<typeof createMemoryMemoryStore>,
  { signal, report }: ConnectOptions,
): VoiceControls {
  const {
    languageModel,
    speechSynthesizer,
    soundEffects,
    speechRecognizer,
    voiceActivityDetector,
    endOfTurn,
    settingsStore,
  } = options;
  const isSpoken = request.textOnly !== true;
  const voice = speechSynthesizer && withVolume(speechSynthesizer);
  const context: string[] = [];
  let asked: Asked | null = null;
  const language = options.language ?? DEFAULT_LANGUAGE;
  const safetyCheck = chooseSafetyCheck(options.safetyCheck, language);
  const chat = createChat({
    characters: [character],
    providers: {
      languageModel: inTurn(withContext(languageModel, context, request.overrides?.prompt), () => asked),
      safetyCheck: safetyCheck && outsideTurns(safetyCheck, () => asked),
      memoryStore,
      ...(isSpoken && voice && { speechSynthesizer: voice.synthesizer }),
      ...(isSpoken &&
        soundEffects && { soundEffects: settingsStore ? whileWanted(soundEffects, settingsStore) : soundEffects }),
      ...(isSpoken && speechRecognizer && { speechRecognizer }),
      ...(isSpoken && voiceActivityDetector && { voiceActivityDetector }),
    },
    language,
    ...(options.phrases && { phrases: options.phrases }),
    ...(endOfTurn && { endOfTurn }),
    ...(options.inspect && { inspect: options.inspect }),
  });
  const listens = isSpoken && speechRecognizer?.isSupported() === true;
  const unsent: Asked[] = [];
  let isSending = false;
  let hasEnded = false;
  let isMuted = request.isMuted?.() ?? false;
  /** Why the visitor is not heard; `isHidden` while another problem has taken its place on the screen. */
  let deafness: VoiceAgentReport | null = null;
  let isHidden = false;
  const tell = (said: VoiceAgentReport) => {
    if (said.type === "problem") {
      isHidden = said.problem === "noAnswer";
      if (!isHidden) deafness = said;
    }
    report(said);
  };
  const stop = () => {
    stopNotifying();
    chat.stop();
  };
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    stop();
  };
  const stopNotifying = notifyOf(chat, (said) => {
    if (hasEnded) return;
    tell(said);
    if (said.type !== "ended") return;
    hasEnded = true;
    // A chart is not stopped in the middle of what it tells.
    queueMicrotask(stop);
  });
  const listen = () =>
    whenReady(chat, () => {
      if (!isMuted && !hasEnded) chat.send({ type: "mic.start" });
    });
  const sendNext = () => {
    const next = hasEnded ? undefined : unsent.shift();
    isSending = next !== undefined;
    if (!next) return;
    // A word in writing comes between as a spoken one does.
    chat.send({ type: "voice.interrupt" });
    chat.send({ type: "reply.stop" });
    whenReady(chat, () => {
      asked = next;
      chat.send({ type: "message.send", text: next.text });
      // The chart takes it only when all is told that it is ready: what was written besides comes after it.
      queueMicrotask(sendNext);
    });
  };
  if (listens) {
    chat.send({ type: "turnTaking.automate" });
    listen();
  } else if (isSpoken) {
    whenReady(chat, () => {
      if (!hasEnded)
        tell({ type: "problem", message: "Speech recognition not supported in this browser", problem: "cannotListen" });
    });
  }
  chat.send({ type: "audio.unlock" });
  if (request.frameSource) chat.send({ type: "frameSource.attach", frameSource: request.frameSource });
  signal.addEventListener("abort", end, { once: true });
  return {
    conversationId: createId(),
    sendText(text, turn) {
      if (hasEnded) return;
      if (deafness && isHidden) tell(deafness);
      unsent.push({ text, turn });
      if (!isSending) sendNext();
    },
    sendContext: (text) => void context.push(text),
    sendActivity() {},
    rate() {},
    setVolume: (volume) => voice?.setVolume(clampVolume(volume)),
    setMuted(muted) {
      if (hasEnded || !listens) return;
      isMuted = muted;
      deafness = null;
      if (isMuted) chat.send({ type: "mic.cancel" });
      else listen();
    },
    setOutputDevice: () =>
      Promise.reject(new VoiceAgentError("unsupported", "setSinkId is not supported in this browser")),
    inputLevel: () => (hasEnded ? 0 : chat.getSnapshot().context.listening.level.value),
    outputLevel: () => (hasEnded ? 0 : (options.outputLevel?.() ?? 0)),
    end,
  };
}

const isReady = (snapshot: ChatSnapshot) => snapshot.matches({ conversation: { ready: "idle" } });

/** Does something as soon as nobody is being answered. */
function whenReady(chat: ChatActorRef, act: () => void): void {
  if (isReady(chat.getSnapshot())) return act();
  const { unsubscribe } = chat.subscribe((snapshot) => {
    if (!isReady(snapshot)) return;
    unsubscribe();
    act();
  });
}

function problemOf(reason: string): VoiceAgentProblem {
  return reason === "unsupported" || reason === "languageNotSupported" ? "cannotListen" : "noMicrophone";
}

/** Failures that every further answer would end in, and how the archive's own server closes a conversation for them. */
const closings: Partial<Record<ReplyFailureReason, number>> = {
  locked: liveCloseCodes.locked,
  outdatedClient: liveCloseCodes.outdatedClient,
  auth: liveCloseCodes.keyRefused,
  missingKey: liveCloseCodes.keyRefused,
};

/** What is written to the agent, and the turn it stands for. */
interface Asked {
  readonly text: string;
  readonly turn: VoiceAgentTurn | undefined;
}

/** In a discussion the room has checked what the visitor said, and the agent is told much besides. */
function outsideTurns(safetyCheck: SafetyCheck, lastAsked: () => Asked | null): SafetyCheck {
  return {
    check: (request, options) =>
      request.text !== "" && lastAsked()?.turn && lastAsked()?.text.trim() === request.text
        ? Promise.resolve(null)
        : safetyCheck.check(request, options),
  };
}

/** In a discussion the turn's own prompt tells all: what is remembered here lacks what others said to each other. */
function inTurn(model: LanguageModel, lastAsked: () => Asked | null): LanguageModel {
  const prompted = (request: ReplyRequest): ReplyRequest => {
    const asked = lastAsked();
    if (!asked?.turn || request.messages.at(-1)?.content !== asked.text.trim()) return request;
    const { system, messages, stop, seed } = asked.turn;
    return {
      ...request,
      ...(system !== undefined && { system }),
      messages,
      ...(stop && { stop }),
      ...(seed !== undefined && { seed }),
    };
  };
  return {
    name: model.name,
    kind: model.kind,
    ...(model.firstWordMs !== undefined && { firstWordMs: model.firstWordMs }),
    stream: (request, callOptions) => model.stream(prompted(request), callOptions),
    complete: (request, callOptions) => model.complete(prompted(request), callOptions),
  };
}

/** What the visitor shared is told with the next question; an override takes the place of the persona. */
function withContext(model: LanguageModel, context: readonly string[], prompt: string | undefined): LanguageModel {
  const direct = <Request extends { readonly system?: string }>(request: Request): Request => {
    const system = [prompt ?? request.system ?? "", ...context.slice(-3)].filter((part) => part !== "").join("\n\n");
    return { ...request, system };
  };
  return {
    name: model.name,
    kind: model.kind,
    ...(model.firstWordMs !== undefined && { firstWordMs: model.firstWordMs }),
    stream: (request, callOptions) => model.stream(direct(request), callOptions),
    complete: (request, callOptions) => model.complete(direct(request), callOptions),
  };
}

/** Tells what happens in a chat in the words of a live conversation; the returned function falls silent. */
function notifyOf(chat: ChatActorRef, report: ConnectOptions["report"]): () => void {
  let responses = 0;
  let mode: "listening" | "speaking" = "listening";
  let hearing = "";
  let known = new Set<string>();
  let isLoaded = false;
  let failure: unknown = null;
  let stopReading: (() => void) | null = null;
  let read = 0;

  const notifyMode = (next: typeof mode) => {
    if (next === mode) return;
    mode = next;
    report({ type: "mode", mode });
  };
  const stopReadingDraft = () => {
    stopReading?.();
    stopReading = null;
  };
  const readDraft = (snapshot: ChatSnapshot) => {
    const draft = chatSelectors.textStream(snapshot);
    if (!draft || stopReading) return;
    read = 0;
    const take = () => {
      const piece = draft.text.slice(read);
      read = draft.text.length;
      if (piece !== "") report({ type: "agentPart", text: piece });
    };
    take();
    stopReading = draft.subscribe(take);
  };

  const subscription = chat.subscribe((snapshot) => {
    const { context } = snapshot;
    if (!isLoaded) {
      if (!isReady(snapshot)) return;
      isLoaded = true;
      known = new Set(context.memory.messages.map(({ id }) => id));
    }
    for (const message of context.memory.messages) {
      if (known.has(message.id)) continue;
      known.add(message.id);
      if (message.author === "user") {
        // A voice that was fetched meanwhile answers.
        queueMicrotask(() => chat.send({ type: "voices.check" }));
        hearing = "";
        report({ type: "userTranscript", text: message.text, isFinal: true });
      }
    }
    const heard = [context.listening.heard, context.listening.interim].filter((part) => part !== "").join(" ");
    if (heard !== "" && heard !== hearing) report({ type: "userTranscript", text: (hearing = heard), isFinal: false });
    if (context.reply.pending === null) stopReadingDraft();
    readDraft(snapshot);
    const hasVoice = context.settings.voiceOn && context.voice.status?.availability === "ready";
    notifyMode(
      snapshot.hasTag("heard") || (!hasVoice && snapshot.hasTag("typing") && stopReading !== null && read > 0)
        ? "speaking"
        : "listening",
    );
    const problem = snapshot.matches({ microphone: "failed" }) ? context.listening.failure : null;
    if (problem && problem !== failure)
      report({ type: "problem", message: problem.message, problem: problemOf(problem.reason) });
    failure = problem;
  });
  const finished = chat.on("reply.finished", ({ message }) => {
    stopReadingDraft();
    responses += 1;
    report({
      type: "agentResponse",
      id: responses,
      text: message.text,
      ...((message.status === "cut" || message.status === "length" || message.status === "refused") && {
        end: message.status,
      }),
    });
    if (message.status === "interrupted" || message.status === "stopped") {
      report({ type: "interruption" });
      report({ type: "agentCorrection", id: responses, text: message.text });
    }
  });
  const failed = chat.on("reply.failed", ({ failure: { reason, message } }) => {
    stopReadingDraft();
    const closeCode = closings[reason];
    if (closeCode === undefined) report({ type: "problem", message, problem: "noAnswer" });
    else report({ type: "ended", reason: "error", message, closeCode });
  });
  return () => {
    subscription.unsubscribe();
    finished.unsubscribe();
    failed.unsubscribe();
    stopReading?.();
  };
}
