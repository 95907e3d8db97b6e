import type { Exchange, Message } from "../contracts";
import { insertMessage, nextTimestamp } from "../memory/message-order";
import { patch } from "../shared/patch";
import type { ReplyOutcome } from "../turn/reply.machine";
import type { ChatEmitted } from "./chat.events";
import type { ChatContext, PendingReply } from "./chat.types";
import { picturesInWordsWith } from "./pictures";
import { lastQuestion } from "./last-exchange";

/** The effects of storing a reply: on the chart's context, the memory, the log and the subscribers. */
export interface ReplyEffects {
  readonly changes: Pick<ChatContext, "memory" | "reply" | "model">;
  readonly message: Message | null;
  readonly exchange: Exchange | null;
  readonly emitted: readonly ChatEmitted[];
}

/** Computes the effects of a reply that has ended. `heard`: how many of its characters were heard, if known. */
export function replyEffects(context: ChatContext, outcome: ReplyOutcome, heard: number | null): ReplyEffects {
  const { pending, replaced } = context.reply;
  const { messages } = context.memory;
  const { asked, modelName } = outcome;
  const failure =
    outcome.failure && asked
      ? { ...outcome.failure, model: { kind: asked.kind, name: modelName ?? asked.name } }
      : outcome.failure;
  // An apology replaces only an apology, and an incomplete reply does not replace a complete one.
  const isWorse =
    replaced !== null &&
    replaced.status !== "failed" &&
    (outcome.end === "failed" || (isFull(replaced.status) && !isFull(outcome.end)));
  const message = pending && !isWorse ? messageOfOutcome(outcome, pending, context, heard) : null;
  const emitted: ChatEmitted[] = [];
  if (message && message.status !== "failed")
    emitted.push({ type: "reply.finished", message, ...(asked && { by: asked.kind }) });
  if (failure) emitted.push({ type: "reply.failed", failure });
  if (failure?.reason === "locked") emitted.push({ type: "access.lost" });
  return {
    changes: {
      ...patch(context, "reply", {
        pending: null,
        replaced: null,
        failure,
        picturesInWords: picturesInWordsWith(context, outcome.pictureInWords),
      }),
      ...patch(context, "memory", {
        // The replaced reply is restored if there is no new one.
        messages: insertIf(insertIf(messages, message?.id === replaced?.id ? null : replaced), message),
      }),
      model:
        pending?.model === "preferred" &&
        pending.need === undefined &&
        outcome.need === undefined &&
        // The visitor may have chosen another model during the reply.
        asked?.kind === context.model.kind &&
        modelName !== null
          ? { ...context.model, name: modelName }
          : context.model,
    },
    message,
    exchange: message && message.status !== "failed" ? exchangeOf(context, message) : null,
    emitted,
  };
}

/** Whether the model finished, or reached its length limit. */
const isFull = (end: ReplyOutcome["end"] | undefined) => end === "complete" || end === "length";

const insertIf = (messages: readonly Message[], message: Message | null) =>
  message ? insertMessage(messages, message) : messages;

function exchangeOf({ memory, character }: ChatContext, reply: Message): Exchange {
  const question = lastQuestion(memory.messages);
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
  const need = pending.need ?? outcome.need;
  const base = {
    id: pending.id,
    conversationId: context.memory.conversationId,
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
    ...(need !== undefined && { safety: need }),
    ...(heard !== null && { heardUntil: Math.min(Math.max(0, heard - before), content.length) }),
  };
}
