import type { Message } from "../contracts";
import type { PresenceState } from "../shared/presence";
import type { ChatSnapshot } from "./chat.machine";
import { lastExchange, lastQuestion, openQuestion } from "./last-exchange";
import { recentNeedOfChat } from "./need-in-chat";
import { isTooLong } from "./outgoing-message";
import { hasLostPicture } from "./pictures";
import { questionsIn } from "./suggested-questions";

export { microphoneStatus } from "./microphone-status";

/** Whether there is a voice to download: the hint below a message leads to it where none is ready. */
export const canDownloadVoice = (snapshot: ChatSnapshot) => snapshot.can({ type: "voice.download" });

export const canSend = (snapshot: ChatSnapshot) =>
  snapshot.can({ type: "message.send", text: snapshot.context.composer.draft });

/** With a picture there is always something to send. The empty picture is only for the check; the chat captures its own. */
export const canSendPicture = (snapshot: ChatSnapshot) =>
  snapshot.can({ type: "message.send", text: "", image: { jpegBase64: "" } });

/** Whether speech can be recognised: without it there is no button for the microphone. A browser may still not support it. */
export const hasMicrophone = ({ context }: ChatSnapshot) => context.config.hasRecognizer;

export const canStartMicrophone = (snapshot: ChatSnapshot) => snapshot.can({ type: "mic.start" });

export const recentNeed = ({ context }: ChatSnapshot) => recentNeedOfChat(context);

export const character = ({ context }: ChatSnapshot) => context.character;

export const characterId = ({ context }: ChatSnapshot) => context.character.id;

export const characterName = ({ context }: ChatSnapshot) => context.character.name;

export const characters = ({ context }: ChatSnapshot) => context.config.characters;

/** Whether a voice or the microphone is available, in use or failed. */
export function isVoiceRelevant(snapshot: ChatSnapshot) {
  const { voice, listening } = snapshot.context;
  const { status: voiceStatus } = voice;
  const canSpeak =
    voiceStatus !== null &&
    (voiceStatus.availability !== "unavailable" || voiceStatus.engine !== null || voiceStatus.missingKey !== undefined);
  return (
    canSpeak ||
    voice.failure !== null ||
    listening.failure !== null ||
    !snapshot.matches({ microphone: "off" }) ||
    !snapshot.matches({ voiceOffer: "none" })
  );
}

export const draft = (snapshot: ChatSnapshot) => snapshot.context.composer.draft;

export const durability = ({ context }: ChatSnapshot) => context.memory.durability;

export const editableQuestionId = (snapshot: ChatSnapshot) => lastOpenExchange(snapshot)?.question.id ?? null;

export const hasDraft = ({ context }: ChatSnapshot) => context.composer.draft.trim() !== "";

export const hasOpenQuestion = ({ context }: ChatSnapshot) => openQuestion(context.memory.messages) !== null;

export const finalTranscript = ({ context }: ChatSnapshot) => context.listening.finalTranscript;

export const hiddenCount = ({ context }: ChatSnapshot) => context.memory.hidden;

export const interimTranscript = ({ context }: ChatSnapshot) => context.listening.interimTranscript;

export const isAnsweredElsewhere = (snapshot: ChatSnapshot) => !snapshot.matches({ otherPages: { watched: "quiet" } });

/** Browsers allow sound only after a press or a key. */
export const isAudioLocked = (snapshot: ChatSnapshot) => snapshot.matches({ audio: "locked" });

export const isAutomatic = (snapshot: ChatSnapshot) => snapshot.matches({ turnTaking: "automatic" });

export const isComposerLocked = (snapshot: ChatSnapshot) => snapshot.hasTag("locksComposer");

export const isCut = ({ context }: ChatSnapshot) => context.memory.messages.at(-1)?.status === "cut";

export const isDraftTooLong = ({ context }: ChatSnapshot) => isTooLong(context.composer.draft);

export const isEditing = ({ context }: ChatSnapshot) => context.composer.editedId !== null;

export const isEmpty = (snapshot: ChatSnapshot) => snapshot.context.memory.messages.length === 0 && isIdle(snapshot);

/** Whether no reply is pending and the messages are loaded. */
export const isIdle = (snapshot: ChatSnapshot) => snapshot.matches({ conversation: { ready: "idle" } });

export const isListening = (snapshot: ChatSnapshot) => snapshot.hasTag("listening");

/** One failed attempt is not shown, because the recogniser restarts at once. */
export const isRetryingRecognition = ({ context }: ChatSnapshot) => context.listening.attempts > 1;

export const isLoading = (snapshot: ChatSnapshot) => snapshot.matches({ conversation: "loading" });

export const isMicrophoneOn = (snapshot: ChatSnapshot) => snapshot.matches({ microphone: "on" });

export const isPictureLost = (snapshot: ChatSnapshot) => isIdle(snapshot) && hasLostPicture(snapshot.context);

/** How the model got the picture of the last question, where it takes none and the visitor has not learned of it before. */
export function pictureInWords({ context }: ChatSnapshot) {
  const { reply, memory, character: current } = context;
  const first = reply.picturesInWords[current.id];
  return first !== undefined && lastQuestion(memory.messages)?.id === first.questionId ? first.how : null;
}

/** Whether the voice speaks a reply or a replayed message, or fetches its first sound. */
export const isSpeaking = (snapshot: ChatSnapshot) => snapshot.hasTag("speaking");

export const isTyping = (snapshot: ChatSnapshot) => snapshot.hasTag("typing");

export const isUnanswered = (snapshot: ChatSnapshot) =>
  isIdle(snapshot) && openQuestion(snapshot.context.memory.messages) !== null;

export const isVoiceOnly = (snapshot: ChatSnapshot) => snapshot.matches({ view: "voiceOnly" });

/** Whether a voice is offered that the visitor has not asked about yet. */
export const isVoiceOffered = (snapshot: ChatSnapshot) => snapshot.matches({ voiceOffer: "offered" });

/** Whether a voice can speak: replies, replayed messages, and the archive's own live agent. */
export const isVoiceReady = ({ context }: ChatSnapshot) => context.voice.status?.availability === "ready";

const lastOpenExchange = (snapshot: ChatSnapshot) =>
  snapshot.matches({ conversation: { ready: "idle" }, otherPages: { watched: "quiet" } }) &&
  !hasLostPicture(snapshot.context)
    ? lastExchange(snapshot.context.memory.messages)
    : null;

export const locksCharacter = (snapshot: ChatSnapshot) =>
  snapshot.hasTag("typing") || snapshot.hasTag("listening") || snapshot.hasTag("speaking");

export const logBehind = ({ context }: ChatSnapshot) => context.log.isBehind;

export const logRefused = ({ context }: ChatSnapshot) => context.log.isRefused;

export const logging = ({ context }: ChatSnapshot) => context.config.logging;

export const memoryProblem = ({ context }: ChatSnapshot) => context.memory.problem;

/** The messages of the conversations that are not open. */
export const otherMessages = ({ context }: ChatSnapshot) => context.memory.others;

export const conversationId = ({ context }: ChatSnapshot) => context.memory.conversationId;

export const openConversation = ({ context }: ChatSnapshot) => ({
  id: context.memory.conversationId,
  messages: context.memory.messages,
});

/** Whether a new conversation can begin: the open one has messages, and no reply is pending. */
export const canBeginConversation = (snapshot: ChatSnapshot) => snapshot.can({ type: "conversation.begin" });

export const messages = ({ context }: ChatSnapshot) => context.memory.messages;

export const microphoneLevel = ({ context }: ChatSnapshot) => context.listening.level;

export const model = ({ context }: ChatSnapshot) => context.model;

export const modelName = ({ context }: ChatSnapshot) => context.model.name;

/** The messages with each character as they were read after `memories.read`, by id. */
export const messagesElsewhere = ({ context }: ChatSnapshot) => context.elsewhere;

/** The newest message of a character that is not the current one; `null` if there is none, or it is not known. */
export const newestElsewhere =
  (characterId: string) =>
  ({ context: { character, newest } }: ChatSnapshot): Message | null =>
    characterId === character.id ? null : (newest[characterId] ?? null);

/** The model to offer when the current one fails. */
export const nextModel = ({ context }: ChatSnapshot) => context.nextModel;

/** The pictures that were shared since the page opened, by message id. */
export const pictures = ({ context }: ChatSnapshot) => context.reply.pictures;

export const pendingId = ({ context }: ChatSnapshot) => context.reply.pending?.id;

export function regenerableReplyId(snapshot: ChatSnapshot) {
  const reply = lastOpenExchange(snapshot)?.reply;
  // A failed or cut reply is not regenerated but retried, by the notice below it. A reply to a visitor in need has fixed words.
  return reply && reply.status !== "failed" && reply.status !== "cut" && reply.safety === undefined ? reply.id : null;
}

export const replayingId = ({ context }: ChatSnapshot) => context.voice.replayingId;

export const replyFailure = ({ context }: ChatSnapshot) => context.reply.failure;

export function replyPhase(snapshot: ChatSnapshot) {
  if (snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } })) return "streaming";
  return snapshot.hasTag("typing") ? "awaiting" : "none";
}

/** What the visitor chose, by the names of `chatPreferences`. */
export const settings = ({ context }: ChatSnapshot) => context.settings;

/**
 * The status of a question, in the four values that chat libraries share: `submitted` until the reply's first words,
 * `streaming` until it is complete, `error` if it failed, else `ready`.
 */
export function status(snapshot: ChatSnapshot): "submitted" | "streaming" | "ready" | "error" {
  const phase = replyPhase(snapshot);
  if (phase !== "none") return phase === "streaming" ? "streaming" : "submitted";
  return snapshot.context.reply.failure === null ? "ready" : "error";
}

/** The questions that the last built-in reply offers to the visitor. The questions of other models are for the visitor to answer. */
export function suggestedQuestions(snapshot: ChatSnapshot): readonly string[] {
  const { model, nextModel } = snapshot.context;
  const reply = lastOpenExchange(snapshot)?.reply ?? null;
  const isBuiltIn = [model, nextModel].some((each) => each?.kind === "builtIn" && each.name === reply?.model);
  return questionsIn(isBuiltIn ? reply : null);
}

/** Maps the many states of a chat to one presence value. */
export function presence(snapshot: ChatSnapshot): PresenceState {
  if (snapshot.hasTag("heard")) return "speaking";
  if (snapshot.hasTag("typing") || snapshot.hasTag("speaking")) return "thinking";
  if (snapshot.hasTag("listening"))
    return snapshot.context.listening.interimTranscript === "" && snapshot.context.listening.finalTranscript === ""
      ? "listening"
      : "hearing";
  if (snapshot.matches({ conversation: "loading" })) return "asleep";
  const { reply, memory } = snapshot.context;
  if (reply.failure !== null) return "failed";
  return memory.messages.at(-1)?.status === "interrupted" ? "interrupted" : "idle";
}

export const frameSource = ({ context }: ChatSnapshot) => context.frameSource;

/** The last message that was audible, or is now. */
export const heardId = ({ context }: ChatSnapshot) => context.voice.heardId;

/** When the pending reply began; ISO 8601. */
export const pendingSince = ({ context }: ChatSnapshot) => context.reply.pending?.timestamp;

/** The text of the pending reply as it grows. */
export const textStream = ({ children, context }: ChatSnapshot) =>
  context.reply.pending === null ? undefined : children.turn?.getSnapshot().context.textStream;
