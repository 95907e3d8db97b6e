import type { Message } from "../contracts";
import type { ChatSettings } from "../preferences/preferences";
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

/**
 * Whether what is in the text box can be sent now: text, or none while the camera has a frame to go with it. `false` while
 * a reply is being written. A picture of your own is not in the text box: {@link canSendPicture} tells of that.
 */
export const canSend = (snapshot: ChatSnapshot) =>
  snapshot.can({ type: "message.send", text: snapshot.context.composer.draft });

/** Whether a picture can be sent now, with or without text; `false` while a reply is being written. */
export const canSendPicture = (snapshot: ChatSnapshot) =>
  // The empty picture is only for the check.
  snapshot.can({ type: "message.send", text: "", image: { jpegBase64: "" } });

/** Whether speech can be recognised: without it there is no button for the microphone. A browser may still not support it. */
export const hasMicrophone = ({ context }: ChatSnapshot) => context.config.hasRecognizer;

/** Whether the microphone can be turned on now. */
export const canStartMicrophone = (snapshot: ChatSnapshot) => snapshot.can({ type: "mic.start" });

/** What the visitor needs help with, or needed in their last three turns; else `null`. */
export const recentNeed = ({ context }: ChatSnapshot) => recentNeedOfChat(context);

/** The current character. */
export const character = ({ context }: ChatSnapshot) => context.character;

/** The id of the current character. */
export const characterId = ({ context }: ChatSnapshot) => context.character.id;

/** The name of the current character. */
export const characterName = ({ context }: ChatSnapshot) => context.character.name;

/** The characters to choose from. */
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

/** The text in the text box; empty if there is none. */
export const draft = (snapshot: ChatSnapshot) => snapshot.context.composer.draft;

/** Where the messages are stored; `null` until they are loaded. */
export const durability = ({ context }: ChatSnapshot) => context.memory.durability;

/**
 * The id of the last question while it can be edited with `question.edit`; `null` during a reply, or if its picture is
 * lost.
 */
export const editableQuestionId = (snapshot: ChatSnapshot) => lastOpenExchange(snapshot)?.question.id ?? null;

/** Whether the text box holds more than blanks. */
export const hasDraft = ({ context }: ChatSnapshot) => context.composer.draft.trim() !== "";

/**
 * Whether the last question has no complete reply: none, a failed one, or one that was cut. `reply.retry` asks again.
 */
export const hasOpenQuestion = ({ context }: ChatSnapshot) => openQuestion(context.memory.messages) !== null;

/** The recognised words of the visitor's turn that no longer change; empty if there are none. */
export const finalTranscript = ({ context }: ChatSnapshot) => context.listening.finalTranscript;

/** How many messages of the open conversation voice-only mode has hidden; `messages.show` shows them. */
export const hiddenCount = ({ context }: ChatSnapshot) => context.memory.hidden;

/** The last recognised words, which may still change; empty if there are none. */
export const interimTranscript = ({ context }: ChatSnapshot) => context.listening.interimTranscript;

/** Whether another page of the site writes a reply of this character now. */
export const isAnsweredElsewhere = (snapshot: ChatSnapshot) => !snapshot.matches({ otherPages: { watched: "quiet" } });

/** Whether the page may play no sound yet, since browsers allow it only after a press or a key: `audio.unlock`. */
export const isAudioLocked = (snapshot: ChatSnapshot) => snapshot.matches({ audio: "locked" });

/** Whether a silence of the visitor ends their spoken turn, and not a press. */
export const isAutomatic = (snapshot: ChatSnapshot) => snapshot.matches({ turnTaking: "automatic" });

/**
 * Whether the text box should be disabled: until the messages are loaded, and from a question to the reply's first
 * words.
 */
export const isComposerLocked = (snapshot: ChatSnapshot) => snapshot.hasTag("locksComposer");

/** Whether the last message is a reply that was cut, such as by a reload. `reply.retry` asks again. */
export const isCut = ({ context }: ChatSnapshot) => context.memory.messages.at(-1)?.status === "cut";

/** Whether the text in the text box is longer than a message may be: `memoryLimits.characters`. */
export const isDraftTooLong = ({ context }: ChatSnapshot) => isTooLong(context.composer.draft);

/** Whether the last question is in the text box to be edited. */
export const isEditing = ({ context }: ChatSnapshot) => context.composer.editedId !== null;

/** Whether the open conversation has no message, and none is being answered. */
export const isEmpty = (snapshot: ChatSnapshot) => snapshot.context.memory.messages.length === 0 && isIdle(snapshot);

/** Whether no reply is pending and the messages are loaded. */
export const isIdle = (snapshot: ChatSnapshot) => snapshot.matches({ conversation: { ready: "idle" } });

/** Whether the visitor is being heard. */
export const isListening = (snapshot: ChatSnapshot) => snapshot.hasTag("listening");

/**
 * Whether the recogniser was opened more than once without hearing a word. One failed attempt is not shown, because it
 * restarts at once.
 */
export const isRetryingRecognition = ({ context }: ChatSnapshot) => context.listening.attempts > 1;

/** Whether the stored messages are still being loaded. */
export const isLoading = (snapshot: ChatSnapshot) => snapshot.matches({ conversation: "loading" });

/** Whether the microphone is on, also while it waits for a reply to end. */
export const isMicrophoneOn = (snapshot: ChatSnapshot) => snapshot.matches({ microphone: "on" });

/**
 * Whether the last question had a picture that is lost, because pictures are kept only until the page closes: it cannot
 * be asked again.
 */
export const isPictureLost = (snapshot: ChatSnapshot) => isIdle(snapshot) && hasLostPicture(snapshot.context);

/**
 * How the model got the picture of the last question, where it takes none and the visitor has not learned of it before;
 * else `null`.
 */
export function pictureInWords({ context }: ChatSnapshot) {
  const { reply, memory, character: current } = context;
  const first = reply.picturesInWords[current.id];
  return first !== undefined && lastQuestion(memory.messages)?.id === first.questionId ? first.how : null;
}

/** Whether the voice speaks a reply or a replayed message, or fetches its first sound. */
export const isSpeaking = (snapshot: ChatSnapshot) => snapshot.hasTag("speaking");

/** Whether a reply is being written, from the question on. */
export const isTyping = (snapshot: ChatSnapshot) => snapshot.hasTag("typing");

/** Whether the last question has no complete reply, and none is being written: `reply.retry` asks again. */
export const isUnanswered = (snapshot: ChatSnapshot) =>
  isIdle(snapshot) && openQuestion(snapshot.context.memory.messages) !== null;

/** Whether the messages are hidden, since the visitor only listens. */
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

/**
 * Whether a reply is being written or spoken, or the visitor is being heard: the product's own screen disables its
 * choice of characters then. It is advice: `snapshot.can({ type: "character.select", characterId })` stays `true`, and
 * the command ends what goes on. Follow this selector to protect the visitor from that, and `can` to allow it.
 */
export const locksCharacter = (snapshot: ChatSnapshot) =>
  snapshot.hasTag("typing") || snapshot.hasTag("listening") || snapshot.hasTag("speaking");

/** Whether exchanges still wait to reach the server's memory. */
export const logBehind = ({ context }: ChatSnapshot) => context.log.isBehind;

/** Whether the server has refused the last exchange for good: it is stored in this browser only. */
export const logRefused = ({ context }: ChatSnapshot) => context.log.isRefused;

/** How a server stores exchanges too; `null` if none does. */
export const logging = ({ context }: ChatSnapshot) => context.config.logging;

/** Why messages are not stored as they should be; `null` while they are. */
export const memoryProblem = ({ context }: ChatSnapshot) => context.memory.problem;

/** The messages of the conversations with this character that are not open, oldest first. */
export const otherMessages = ({ context }: ChatSnapshot) => context.memory.others;

/** The id of the open conversation. */
export const conversationId = ({ context }: ChatSnapshot) => context.memory.conversationId;

/** The open conversation: its id, and its messages, oldest first. A new object at each call. */
export const openConversation = ({ context }: ChatSnapshot) => ({
  id: context.memory.conversationId,
  messages: context.memory.messages,
});

/** Whether a new conversation can begin: the open one has messages, and no reply is pending. */
export const canBeginConversation = (snapshot: ChatSnapshot) => snapshot.can({ type: "conversation.begin" });

/**
 * The messages of the open conversation, oldest first, without a reply that is still being written. A failed reply adds
 * an apology of the character, with `status: "failed"`.
 */
export const messages = ({ context }: ChatSnapshot) => context.memory.messages;

/** How loud the visitor is, 0 to 1, as a store of its own. */
export const microphoneLevel = ({ context }: ChatSnapshot) => context.listening.level;

/** The model that answers, by name and kind. */
export const model = ({ context }: ChatSnapshot) => context.model;

/** The name of the model that answers. */
export const modelName = ({ context }: ChatSnapshot) => context.model.name;

/** The messages with each character as they were read after `memories.read`, by id. */
export const messagesElsewhere = ({ context }: ChatSnapshot) => context.elsewhere;

/** The newest message of a character that is not the current one; `null` if there is none, or it is not known. */
export const newestElsewhere =
  (characterId: string) =>
  ({ context: { character, newest } }: ChatSnapshot): Message | null =>
    characterId === character.id ? null : (newest[characterId] ?? null);

/** The model to offer when the current one fails; `null` if there is none. */
export const nextModel = ({ context }: ChatSnapshot) => context.nextModel;

/** The pictures that were shared since the page opened, by message id. */
export const pictures = ({ context }: ChatSnapshot) => context.reply.pictures;

/** The id that the reply under way will have as a message; `undefined` if there is none. */
export const pendingId = ({ context }: ChatSnapshot) => context.reply.pending?.id;

/**
 * The id of the last reply while `reply.regenerate` can replace it; `null` during a reply, and for a reply that failed
 * or was cut, such as by a reload. Those are asked for again with `reply.retry`: see {@link hasOpenQuestion}.
 */
export function regenerableReplyId(snapshot: ChatSnapshot) {
  const reply = lastOpenExchange(snapshot)?.reply;
  // A failed or cut reply is not regenerated but retried, by the notice below it. A reply to a visitor in need has fixed words.
  return reply && reply.status !== "failed" && reply.status !== "cut" && reply.safety === undefined ? reply.id : null;
}

/** The id of the earlier message that is being spoken again; `null` if there is none. */
export const replayingId = ({ context }: ChatSnapshot) => context.voice.replayingId;

/** Why the last question has no complete reply; `null` if it has one, or none is due. */
export const replyFailure = ({ context }: ChatSnapshot) => context.reply.failure;

/** How far the reply is: `awaiting` its first words, `streaming`, or `none` if none is being written. */
export function replyPhase(snapshot: ChatSnapshot) {
  if (snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } })) return "streaming";
  return snapshot.hasTag("typing") ? "awaiting" : "none";
}

/** What the visitor chose, by the names of `chatPreferences`. */
export const settings = ({ context }: ChatSnapshot): ChatSettings => context.settings;

/**
 * The status of a question, in the four values that chat libraries share: `submitted` until the reply's first words,
 * `streaming` until it is complete, `error` if it failed, else `ready`.
 */
export function status(snapshot: ChatSnapshot): "submitted" | "streaming" | "ready" | "error" {
  const phase = replyPhase(snapshot);
  if (phase !== "none") return phase === "streaming" ? "streaming" : "submitted";
  return snapshot.context.reply.failure === null ? "ready" : "error";
}

/**
 * The questions that the last reply offers to the visitor, at most three. Only built-in replies offer any, so the array
 * is empty with every other model, during a reply, and in an empty chat, where `character.openingQuestions` are to be
 * shown.
 */
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

/** What gives the current picture of the camera for the next message; `null` if no camera is attached. */
export const frameSource = ({ context }: ChatSnapshot) => context.frameSource;

/** The id of the last reply or replayed message that was audible, or is now; `null` if there is none. */
export const heardId = ({ context }: ChatSnapshot) => context.voice.heardId;

/**
 * When the first words of the reply under way arrived, ISO 8601; `null` until then, `undefined` if there is no such
 * reply.
 */
export const pendingSince = ({ context }: ChatSnapshot) => context.reply.pending?.timestamp;

/** The text of the reply under way as it grows, as a store of its own; `undefined` if there is none. */
export const textStream = ({ children, context }: ChatSnapshot) =>
  context.reply.pending === null ? undefined : children.turn?.getSnapshot().context.textStream;
