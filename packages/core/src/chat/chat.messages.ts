import { memoryLimits, type Exchange, type Message, type PromptImage } from "../contracts";
import { insertMessage, nextTimestamp } from "../memory/message-order";
import { careIn, type Care } from "../safety/care";
import { isBlank } from "../shared/is-blank";
import { patch } from "../shared/patch";
import type { ChatEmitted } from "./chat.events";
import type { ChatContext, PendingReply, ReplySlice } from "./chat.types";
import type { ReplyOutcome } from "../turn/reply.machine";

/** The visitor's last message, if it has no valid reply: the question that can be retried. */
export function openQuestion(messages: readonly Message[]): Message | null {
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (message?.author === "user") return message;
    if (message?.status !== "failed" && message?.status !== "cut") return null;
  }
  return null;
}

/** The visitor's messages since the last valid reply, newest first. */
export function unansweredTexts(messages: readonly Message[]): readonly string[] {
  const answered = messages.findLastIndex(
    ({ author, status }) => author !== "user" && status !== "failed" && status !== "cut",
  );
  return messages
    .slice(answered + 1)
    .flatMap(({ author, text }) => (author === "user" ? text : []))
    .toReversed();
}

/** The last question and its reply, if there is one: the question can be edited, the reply regenerated. */
export function lastExchange(
  messages: readonly Message[],
): { readonly question: Message; readonly reply: Message | null } | null {
  const last = messages.at(-1);
  if (last?.author === "user") return { question: last, reply: null };
  const before = messages.at(-2);
  return last && before?.author === "user" ? { question: before, reply: last } : null;
}

const lastQuestion = (messages: readonly Message[]): Message | null =>
  messages.findLast(({ author }) => author === "user") ?? null;

/** Whether the last question had a picture that is lost: pictures are kept only until the page closes. */
export function hasLostPicture({ memory, reply }: Pick<ChatContext, "memory" | "reply">): boolean {
  return reply.image === null && lastQuestion(memory.messages)?.hasImage === true;
}

/** The exchange whose question is being edited; `null` if another tab has continued the conversation since. */
export function editedExchange({
  memory,
  composer,
}: Pick<ChatContext, "memory" | "composer">): ReturnType<typeof lastExchange> {
  const last = lastExchange(memory.messages);
  return last?.question.id === composer.editedId ? last : null;
}

/** The last message if it is a cut reply or an apology: a retry may replace it. */
export function brokenReply(messages: readonly Message[]): Message | null {
  const last = messages.at(-1);
  return last !== undefined && last.author !== "user" && (last.status === "cut" || last.status === "failed")
    ? last
    : null;
}

/** The effects of storing a reply: on the chart's context, the memory, the log and the subscribers. */
export interface Settlement {
  readonly changes: Pick<ChatContext, "memory" | "reply" | "model">;
  readonly message: Message | null;
  readonly exchange: Exchange | null;
  readonly news: readonly ChatEmitted[];
}

/** Computes the effects of a reply that has ended. `heard`: how many of its characters were heard, if known. */
export function settleReply(context: ChatContext, outcome: ReplyOutcome, heard: number | null): Settlement {
  const { pending, replaced } = context.reply;
  const { messages } = context.memory;
  const { failure } = outcome;
  // An apology replaces only an apology, and an incomplete reply does not replace a complete one.
  const isWorse =
    replaced !== null &&
    replaced.status !== "failed" &&
    (outcome.end === "failed" || (isFull(replaced.status) && !isFull(outcome.end)));
  const message = pending && !isWorse ? messageOfOutcome(outcome, pending, context, heard) : null;
  const news: ChatEmitted[] = [];
  if (message && message.status !== "failed") news.push({ type: "reply.finished", message });
  if (failure) news.push({ type: "reply.failed", failure });
  if (failure?.reason === "locked") news.push({ type: "access.lost" });
  return {
    changes: {
      ...patch(context, "reply", { pending: null, replaced: null, failure }),
      ...patch(context, "memory", {
        // The replaced reply is restored if there is no new one.
        messages: insertIf(insertIf(messages, message?.id === replaced?.id ? null : replaced), message),
      }),
      model:
        pending?.model === "preferred" && pending.need === undefined && outcome.modelName !== null
          ? { ...context.model, name: outcome.modelName }
          : context.model,
    },
    message,
    exchange: message && message.status !== "failed" ? exchangeOf(context, message) : null,
    news,
  };
}

/** Whether the model finished, or reached its length limit. */
const isFull = (end: ReplyOutcome["end"] | undefined) => end === "complete" || end === "length";

const insertIf = (messages: readonly Message[], message: Message | null) =>
  message ? insertMessage(messages, message) : messages;

function exchangeOf({ memory, character }: ChatContext, reply: Message): Exchange {
  const question = memory.messages.findLast(({ author }) => author === "user");
  return {
    exchangeId: reply.id,
    characterId: character.id,
    userMessage: question?.text ?? "",
    assistantMessage: reply.text,
    sessionId: null,
    hasImage: question?.hasImage ?? false,
  };
}

/** The message that a finished reply becomes; `null` if nothing of it is stored. */
function messageOfOutcome(
  outcome: ReplyOutcome,
  pending: PendingReply,
  context: ChatContext,
  heard: number | null,
): Message | null {
  const { text, end, failure, modelName } = outcome;
  const base = {
    id: pending.id,
    conversationId: context.character.id,
    author: context.character.id,
    createdAt: pending.timestamp ?? nextTimestamp(context.memory.messages, context.config.now()),
    hasImage: false,
  } as const;
  if (end === "failed") {
    // The question can be retried after the access code, the safety check or a reload, so no apology is stored.
    if (failure === null || ["locked", "unchecked", "outdatedClient"].includes(failure.reason)) return null;
    return { ...base, text: `${context.config.phrases.apology} ${failure.message}`, status: end };
  }
  if (end === "permissionDenied" || text.trim() === "") return null;
  const content = text.trim();
  const before = text.length - text.trimStart().length;
  return {
    ...base,
    text: content,
    status: end,
    model: modelName ?? context.model.name,
    ...(pending.need !== undefined && { safety: pending.need }),
    ...(heard !== null && { heardUntil: Math.min(Math.max(0, heard - before), content.length) }),
  };
}

export type WhatIsSaid = { readonly text: string; readonly image?: PromptImage };

/** The picture to attach: the given one; else, for an edited question, the one it had; else the current frame. */
export function pictureOf(context: ChatContext, { image }: WhatIsSaid): PromptImage | null {
  const kept = editedExchange(context)?.question.hasImage === true ? context.reply.image : null;
  const picture = image ?? kept ?? context.frameSource?.();
  return picture ? { jpegBase64: picture.jpegBase64 } : null;
}

/** Whether a message is longer than a memory may hold: every export must be importable. */
export function isTooLong(text: string): boolean {
  return text.length > memoryLimits.characters && text.trim().length > memoryLimits.characters;
}

/** Whether there is text or a picture, within the length limit. */
export function canBeSaid(context: ChatContext, said: WhatIsSaid): boolean {
  return !isTooLong(said.text) && (!isBlank(said.text) || pictureOf(context, said) !== null);
}

/** The pictures to keep when the visitor selects another character. */
export function picturesKept({ reply, character, memory }: ChatContext): ReplySlice["pictures"] {
  const { image } = reply;
  const { [character.id]: _before, ...others } = reply.pictures;
  const question = lastQuestion(memory.messages);
  return image && question?.hasImage === true
    ? { ...others, [character.id]: { questionId: question.id, image } }
    : others;
}

/** The picture of the last question in these messages, if it was kept. */
export function pictureKept({ reply, character }: ChatContext, messages: readonly Message[]): PromptImage | null {
  const kept = reply.pictures[character.id];
  return kept && kept.questionId === lastQuestion(messages)?.id ? kept.image : null;
}

/** What the visitor of a chat needs help with, or needed recently; `null` otherwise. Known before the reply is complete. */
export function careOfChat({ reply, memory }: Pick<ChatContext, "reply" | "memory">): Care | null {
  const { pending } = reply;
  return pending?.need === undefined
    ? careIn(memory.messages)
    : { kind: pending.need, messageId: pending.id, turns: 0 };
}
