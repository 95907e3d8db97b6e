import { memoryLimits, type Exchange, type Message, type PromptImage } from "../contracts";
import { insertMessage, nextTimestamp } from "../memory/message-order";
import { careIn, type Care } from "../safety/care";
import { isBlank } from "../shared/is-blank";
import { patch } from "../shared/patch";
import type { ChatEmitted } from "./chat.events";
import type { ChatContext, PendingReply, ReplySlice } from "./chat.types";
import type { ReplyOutcome } from "../turn/reply.machine";

/** The visitor's last message, if no answer to it stands: the question that can be asked again. */
export function openQuestion(messages: readonly Message[]): Message | null {
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (message?.author === "user") return message;
    if (message?.status !== "failed" && message?.status !== "cut") return null;
  }
  return null;
}

/** What the visitor has said since the last reply that stands, newest first. */
export function unansweredTexts(messages: readonly Message[]): readonly string[] {
  const answered = messages.findLastIndex(
    ({ author, status }) => author !== "user" && status !== "failed" && status !== "cut",
  );
  return messages
    .slice(answered + 1)
    .flatMap(({ author, text }) => (author === "user" ? text : []))
    .toReversed();
}

/** The last question with the reply that stands below it, if one does: what can be asked, or answered, anew. */
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

/** Whether a picture went with the last question that is no longer here: pictures last no longer than the page. */
export function hasLostPicture({ memory, reply }: Pick<ChatContext, "memory" | "reply">): boolean {
  return reply.image === null && lastQuestion(memory.messages)?.hasImage === true;
}

/** The exchange whose question is being edited; `null` where another tab has gone on since. */
export function editedExchange({
  memory,
  composer,
}: Pick<ChatContext, "memory" | "composer">): ReturnType<typeof lastExchange> {
  const last = lastExchange(memory.messages);
  return last?.question.id === composer.editedId ? last : null;
}

/** A reply that broke off, or what was said in the place of one, where it is the last that was said: another may take its place. */
export function brokenReply(messages: readonly Message[]): Message | null {
  const last = messages.at(-1);
  return last !== undefined && last.author !== "user" && (last.status === "cut" || last.status === "failed")
    ? last
    : null;
}

/** What filing a reply does: to the chart's data, to memory, to the log and to those outside. */
export interface Settlement {
  readonly changes: Pick<ChatContext, "memory" | "reply" | "model">;
  readonly message: Message | null;
  readonly exchange: Exchange | null;
  readonly news: readonly ChatEmitted[];
}

/** Works out what a reply that has ended leads to. `heard`: how many of its characters were, where somebody knows. */
export function settleReply(context: ChatContext, outcome: ReplyOutcome, heard: number | null): Settlement {
  const { pending, replaced } = context.reply;
  const { messages } = context.memory;
  const { failure } = outcome;
  // What there is does not give way to an apology, unless it is one, nor what was whole to what broke off.
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
        // A reply that was to give way stands again where no other came.
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

/** Whether the model said all that it wanted, or could. */
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

/** The message a finished reply becomes; `null` where nothing is to be kept of it. */
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
    // The question waits for the access code, the safety check or a reload: no apology is written.
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

/** The picture that goes along: the one given; else, with a question in other words, the one it had; else what is seen now. */
export function pictureOf(context: ChatContext, { image }: WhatIsSaid): PromptImage | null {
  const kept = editedExchange(context)?.question.hasImage === true ? context.reply.image : null;
  const picture = image ?? kept ?? context.frameSource?.();
  return picture ? { jpegBase64: picture.jpegBase64 } : null;
}

/** Whether a message would be longer than a memory may hold: what is exported has to be fit for an import. */
export function isTooLong(text: string): boolean {
  return text.length > memoryLimits.characters && text.trim().length > memoryLimits.characters;
}

/** Whether there are words or a picture, and no more than can be kept. */
export function canBeSaid(context: ChatContext, said: WhatIsSaid): boolean {
  return !isTooLong(said.text) && (!isBlank(said.text) || pictureOf(context, said) !== null);
}

/** The pictures to keep when the visitor turns to another character. */
export function picturesKept({ reply, character, memory }: ChatContext): ReplySlice["pictures"] {
  const { image } = reply;
  const { [character.id]: _before, ...others } = reply.pictures;
  const question = lastQuestion(memory.messages);
  return image && question?.hasImage === true
    ? { ...others, [character.id]: { questionId: question.id, image } }
    : others;
}

/** The picture of the last of these messages' questions, where it was kept. */
export function pictureKept({ reply, character }: ChatContext, messages: readonly Message[]): PromptImage | null {
  const kept = reply.pictures[character.id];
  return kept && kept.questionId === lastQuestion(messages)?.id ? kept.image : null;
}

/** What the visitor of a chat needs help with, or needed a short while ago; `null` otherwise. Known before the reply is whole. */
export function careOfChat({ reply, memory }: Pick<ChatContext, "reply" | "memory">): Care | null {
  const { pending } = reply;
  return pending?.need === undefined
    ? careIn(memory.messages)
    : { kind: pending.need, messageId: pending.id, turns: 0 };
}
