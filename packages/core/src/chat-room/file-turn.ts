import type { LogExchangeEvent } from "../turn/log-exchange";
import type { Exchange } from "../contracts";
import { nextTimestamp } from "../memory/message-order";
import { patch } from "../shared/patch";
import type { SpeechFailure } from "../speaking/speech-failure";
import type { ChatRoomContext, ChatRoomEmitted, CurrentTurn, PlannedTurn, RoomMessage } from "./chat-room.types";

/** The part of a turn that was said. */
interface FiledTurn {
  readonly text: string;
  readonly end: NonNullable<RoomMessage["status"]>;
  readonly voiced: boolean;
  /** How many characters of the text were heard; left out where all were, or it was read. */
  readonly heard?: number;
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
  turn: CurrentTurn,
  { voiceFailure, ...filed }: FiledTurn & { readonly voiceFailure: SpeechFailure | null },
): void {
  if (filed.text !== "") {
    const message = messageOfTurn(context, turn, filed);
    const { turnsWithoutVisitor, budget } = context;
    const before = context.messages.filter(({ id }) => id !== turn.replacesId);
    enqueue.assign({
      messages: [...before, message],
      // The rest of a message is no turn of its own.
      ...(turn.said === undefined && {
        turnsWithoutVisitor: turnsWithoutVisitor + 1,
        budget: { ...budget, turns: budget.turns + 1 },
      }),
    });
    enqueue.sendTo("exchangeLogger", { type: "exchange.log", exchange: exchangeOf(context, message) });
    enqueue.emit({ type: "turn.finished", message });
  }
  if (!voiceFailure) return;
  enqueue.assign(patch(context, "voice", { failure: voiceFailure }));
  enqueue.emit({ type: "voice.failed", speaker: turn.speaker, failure: voiceFailure });
}

/** The message of a turn: when it is filed, and before that as it would be stored if the page closed now. */
export function messageOfTurn(
  { seed, participants }: Pick<ChatRoomContext, "seed" | "participants">,
  { id, speaker, reason, drifts, closes, replacesId, createdAt, need, said = "" }: CurrentTurn,
  { text, end, voiced, heard }: FiledTurn,
): RoomMessage {
  return {
    id: replacesId ?? id,
    conversationId: seed,
    author: speaker,
    text: said + text,
    createdAt,
    hasImage: false,
    heardBy: participants,
    reason,
    status: end,
    voiced,
    ...(heard !== undefined && { heardUntil: said.length + heard }),
    ...(drifts && { drifts }),
    ...(closes && { closes }),
    ...(need !== undefined && { safety: need }),
  };
}

/**
 * The timestamp of a turn that begins; a regenerated turn keeps that of the message it replaces. Messages are
 * ordered by timestamp: no two may have the same.
 */
export function createdAtOf(context: ChatRoomContext, { replacesId }: Pick<PlannedTurn, "replacesId">): string {
  const replaced = context.messages.find(({ id }) => id === replacesId);
  return replaced?.createdAt ?? nextTimestamp(context.messages, context.config.now());
}

export function newMessage(context: ChatRoomContext, speaker: string, content: string): RoomMessage {
  return {
    id: context.config.createId(),
    conversationId: context.seed,
    author: speaker,
    text: content,
    createdAt: nextTimestamp(context.messages, context.config.now()),
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
