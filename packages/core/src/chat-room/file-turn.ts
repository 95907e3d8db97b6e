import type { LogExchangeEvent } from "../turn/log-exchange";
import type { Exchange } from "../contracts";
import { patch } from "../shared/patch";
import type { SpeechFailure } from "../speaking/speech-failure";
import type { ChatRoomContext, ChatRoomEmitted, CurrentTurn, PlannedTurn, RoomMessage } from "./chat-room.types";

interface SaidTurn {
  readonly text: string;
  readonly end: NonNullable<RoomMessage["status"]>;
  readonly voiced: boolean;
  readonly heard?: number;
  readonly voiceFailure: SpeechFailure | null;
}

/** The part of XState's `enqueue` that is used here. */
interface Enqueue {
  assign(changes: Partial<ChatRoomContext>): void;
  sendTo(actor: "exchangeLogger", event: LogExchangeEvent): void;
  emit(event: ChatRoomEmitted): void;
}

/** Adds the said part of a turn as a message, and emits and logs it. A failure of its voice is emitted as well. */
export function fileTurn(
  context: ChatRoomContext,
  enqueue: Enqueue,
  { id, speaker, reason, drifts, replacesId, createdAt, need }: CurrentTurn,
  { text, end, voiced, heard, voiceFailure }: SaidTurn,
): void {
  if (text !== "") {
    const message: RoomMessage = {
      ...newMessage(context, speaker, text),
      reason,
      status: end,
      voiced,
      ...(heard !== undefined && { heardUntil: heard }),
      ...(drifts && { drifts }),
      ...(need !== undefined && { safety: need }),
      id: replacesId ?? id,
      createdAt,
    };
    const { turnsWithoutVisitor, budget } = context;
    const before = context.messages.filter((each) => each.id !== replacesId);
    enqueue.assign({
      messages: [...before, message],
      turnsWithoutVisitor: turnsWithoutVisitor + 1,
      budget: { ...budget, turns: budget.turns + 1 },
    });
    enqueue.sendTo("exchangeLogger", { type: "exchange.log", exchange: exchangeOf(context, message) });
    enqueue.emit({ type: "turn.finished", message });
  }
  if (!voiceFailure) return;
  enqueue.assign(patch(context, "voice", { failure: voiceFailure }));
  enqueue.emit({ type: "voice.failed", speaker, failure: voiceFailure });
}

/**
 * The timestamp of a turn that takes the floor; a regenerated turn keeps that of the message it replaces. Messages are
 * ordered by timestamp: no two may have the same.
 */
export function createdAtOf(context: ChatRoomContext, { replacesId }: Pick<PlannedTurn, "replacesId">): string {
  const replaced = context.messages.find(({ id }) => id === replacesId);
  return replaced?.createdAt ?? nextCreatedAt(context);
}

function nextCreatedAt({ config, messages }: ChatRoomContext): string {
  const last = messages.at(-1)?.createdAt ?? "";
  const time = new Date(config.now()).toISOString();
  return last < time ? time : new Date(Date.parse(last) + 1).toISOString();
}

export function newMessage(context: ChatRoomContext, speaker: string, content: string): RoomMessage {
  return {
    id: context.config.createId(),
    conversationId: context.seed,
    author: speaker,
    text: content,
    createdAt: nextCreatedAt(context),
    hasImage: false,
    heardBy: context.participants,
  };
}

function exchangeOf({ messages, seed }: ChatRoomContext, reply: RoomMessage): Exchange {
  const question = messages.findLast(({ author }) => author === "user")?.text ?? "";
  return {
    exchangeId: reply.id,
    characterId: reply.author,
    userMessage: question,
    assistantMessage: reply.text,
    sessionId: seed,
    hasImage: false,
  };
}
