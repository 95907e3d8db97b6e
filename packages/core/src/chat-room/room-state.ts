import type { Character } from "../characters/character";
import type { ModelInfo } from "../chat/chat.types";
import type { ChatRoomContext, PlannedTurn, RoomMessage } from "./chat-room.types";
import { chooseNext, type NextSpeaker } from "./choose-next";
import { callsOf } from "./participant-names";
import { moderatorPrompt, namedBy } from "./room-prompt";

// Derived from the chart's context: participants, allowed speakers, current messages, and the next turn.

/** The moderator's prompt. */
export interface ModeratorInput {
  readonly messages: readonly { readonly role: "user"; readonly content: string }[];
}

export const characterOf = ({ config }: ChatRoomContext, id: string): Character | undefined =>
  config.characters.find((character) => character.id === id);

export const canSpeak = ({ participants, muted }: ChatRoomContext, id: string) =>
  participants.includes(id) && !muted.includes(id);

/** True for every character of a room without live agents. */
export const canBeAsked = ({ agents }: ChatRoomContext, id: string) => agents.availabilities[id] !== "none";

export function hasVoice({ settings, voice }: Pick<ChatRoomContext, "settings" | "voice">, speaker: string): boolean {
  return settings.voiceOn && voice.statuses[speaker]?.availability === "ready";
}

/** Whether an agent cannot be reached. Its status is shown beside its name, and no notice repeats it. */
export const isAway = ({ agents }: Pick<ChatRoomContext, "agents">, id: string) =>
  agents.availabilities[id] === "unreachable" || agents.availabilities[id] === "elsewhere";

/** The messages without the one that is being regenerated, which is shown until its replacement begins. */
export function currentMessages({
  messages,
  currentTurn,
  next,
  queued,
}: Pick<ChatRoomContext, "messages" | "currentTurn" | "next" | "queued">): readonly RoomMessage[] {
  const replacedId = currentTurn?.replacesId ?? next?.replacesId ?? queued?.replacesId;
  return replacedId === undefined ? messages : messages.filter(({ id }) => id !== replacedId);
}

/** The current messages, with the text of the current turn once it is complete. */
export function messagesSoFar(context: ChatRoomContext): readonly RoomMessage[] {
  const { currentTurn, seed, participants } = context;
  const messages = currentMessages(context);
  if (!currentTurn || currentTurn.text === null) return messages;
  return [
    ...messages,
    {
      id: currentTurn.id,
      conversationId: seed,
      author: currentTurn.speaker,
      text: `${currentTurn.said ?? ""}${currentTurn.text}`,
      createdAt: "",
      hasImage: false,
      heardBy: participants,
      ...(currentTurn.closes && { closes: true }),
    },
  ];
}

/** Whether a voice is heard now, or would be at the next turn. */
export function canBeHeard({
  settings,
  voice,
  participants,
}: Pick<ChatRoomContext, "settings" | "voice" | "participants">): boolean {
  return settings.voiceOn && participants.some((id) => voice.statuses[id]?.availability === "ready");
}

/** Whether no participant has a live agent. */
export const nobodyCanBeAsked = (context: ChatRoomContext) =>
  context.participants.length > 0 && !context.participants.some((id) => canBeAsked(context, id));

/** Whether the visitor calls a character that may speak. */
export function isCalling(context: ChatRoomContext, text: string): boolean {
  const candidates = context.config.characters.filter(({ id }) => canSpeak(context, id));
  return candidates.some((named) => callsOf(text, named, { isTyped: true }).length > 0);
}

/** Whether the last message is the visitor's. */
export const isUnanswered = ({ messages }: Pick<ChatRoomContext, "messages">) =>
  messages.findLast(({ author }) => author !== "system")?.author === "user";

const choices = new WeakMap<ChatRoomContext, NextSpeaker>();

/** The next speaker. Cached by context, since several guards of one step need the same answer. */
export function nextIn(context: ChatRoomContext): NextSpeaker {
  const known = choices.get(context) ?? chooseNext({ ...context.config, ...context, messages: messagesSoFar(context) });
  choices.set(context, known);
  return known;
}

/** The randomly chosen turn; `null` where no participant can speak. */
export function turnByChance(context: ChatRoomContext): Omit<PlannedTurn, "id"> | null {
  const next = nextIn(context);
  return "turn" in next ? next.turn : null;
}

/** The turn that the moderator chose; the random choice where it named no candidate, or several. */
export function turnByModerator(context: ChatRoomContext, answer: string): Omit<PlannedTurn, "id"> | null {
  const next = nextIn(context);
  if (next.kind !== "moderated") return turnByChance(context);
  const speaker = namedBy(answer, context.config.characters);
  return speaker === null || !next.candidates.includes(speaker)
    ? next.turn
    : { speaker, reason: { kind: "moderator" }, drifts: next.turn.drifts };
}

export function moderatorQuestion(context: ChatRoomContext): ModeratorInput {
  const next = nextIn(context);
  const { config, visitorName } = context;
  return moderatorPrompt({
    messages: messagesSoFar(context),
    present: config.characters,
    candidates: next.kind === "moderated" ? next.candidates : [],
    visitorName,
    drifts: next.kind === "moderated" && next.turn.drifts,
  });
}

/** The model that the visitor can have write the rest of the discussion after a failure; `null` if there is none. */
export const nextModelIn = ({ config, failure, model }: ChatRoomContext): ModelInfo | null =>
  failure && model === "preferred" && !config.isLive ? config.nextModelOf(failure.speaker) : null;
