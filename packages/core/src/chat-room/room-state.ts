import type { Character } from "../characters/character";
import type { ChatRoomContext, PlannedTurn, RoomMessage } from "./chat-room.types";
import { chooseNext, type NextSpeaker } from "./choose-next";
import { callsOf } from "./participant-names";
import { moderatorPrompt, namedBy } from "./room-prompt";

// What the chart's context tells: who is there, who may speak, what has been said, and whose turn comes next.

/** What the moderator is asked. */
export interface ModeratorInput {
  readonly system: string;
  readonly messages: readonly { readonly role: "user"; readonly content: string }[];
}

export const characterOf = ({ config }: ChatRoomContext, id: string): Character | undefined =>
  config.characters.find((character) => character.id === id);

export const canSpeak = ({ participants, muted }: ChatRoomContext, id: string) =>
  participants.includes(id) && !muted.includes(id);

/** Of a room without live agents everybody. */
export const hasAgent = ({ agents }: ChatRoomContext, id: string) => agents.availabilities[id] !== "none";

export function hasVoice({ settings, voice }: Pick<ChatRoomContext, "settings" | "voice">, speaker: string): boolean {
  return settings.voiceOn && voice.statuses[speaker]?.availability === "ready";
}

/** That shows beside their name, and is said nowhere else. */
export const isAway = ({ agents }: Pick<ChatRoomContext, "agents">, id: string) =>
  agents.availabilities[id] === "unreachable" || agents.availabilities[id] === "elsewhere";

/** What was said but for a line that is being said differently, which stands until it is. */
export function currentMessages({
  messages,
  floor,
  next,
  queued,
}: Pick<ChatRoomContext, "messages" | "floor" | "next" | "queued">): readonly RoomMessage[] {
  const replacedId = floor?.replacesId ?? next?.replacesId ?? queued?.replacesId;
  return replacedId === undefined ? messages : messages.filter(({ id }) => id !== replacedId);
}

/** What has been said, the words of whoever has the floor included as soon as they are whole. */
export function messagesSoFar(context: ChatRoomContext): readonly RoomMessage[] {
  const { floor, seed, participants } = context;
  const messages = currentMessages(context);
  if (!floor || floor.text === null) return messages;
  return [
    ...messages,
    {
      id: floor.id,
      conversationId: seed,
      author: floor.speaker,
      text: floor.text,
      createdAt: "",
      hasImage: false,
      heardBy: participants,
    },
  ];
}

/** Whether the room is heard now, or would be at the next turn. */
export function canBeHeard({
  settings,
  voice,
  participants,
}: Pick<ChatRoomContext, "settings" | "voice" | "participants">): boolean {
  return settings.voiceOn && participants.some((id) => voice.statuses[id]?.availability === "ready");
}

/** Whether none of those who take part has a live agent. */
export const isAgentless = (context: ChatRoomContext) =>
  context.participants.length > 0 && !context.participants.some((id) => hasAgent(context, id));

/** Whether the visitor calls somebody who may speak. */
export function isCalling(context: ChatRoomContext, text: string): boolean {
  const candidates = context.config.characters.filter(({ id }) => canSpeak(context, id));
  return candidates.some((named) => callsOf(text, named, { isTyped: true }).length > 0);
}

/** Whether the visitor spoke last. */
export const isUnanswered = ({ messages }: Pick<ChatRoomContext, "messages">) =>
  messages.findLast(({ author }) => author !== "system")?.author === "user";

const choices = new WeakMap<ChatRoomContext, NextSpeaker>();

/** Who speaks next as things stand. Several guards of one step ask, and have to be told the same. */
export function nextIn(context: ChatRoomContext): NextSpeaker {
  const known = choices.get(context) ?? chooseNext({ ...context.config, ...context, messages: messagesSoFar(context) });
  choices.set(context, known);
  return known;
}

/** The turn that chance would have; `null` where nobody is left to speak. */
export function turnByChance(context: ChatRoomContext): Omit<PlannedTurn, "id"> | null {
  const next = nextIn(context);
  return "turn" in next ? next.turn : null;
}

/** The turn that the moderator chose; what chance would have where it named nobody, several, or somebody absent. */
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
