import type { Exchange } from "../contracts";
import type { SpeechFailure } from "../speaking/speech-failure";
import type { ChatRoomContext, ChatRoomEmitted, PlannedTurn, RoomMessage } from "./chat-room.types";

export type LogTurnEvent = { type: "exchange.log"; exchange: Exchange };

interface SaidTurn {
  readonly text: string;
  readonly end: NonNullable<RoomMessage["status"]>;
  readonly voiced: boolean;
  readonly heard?: number;
  readonly voiceFailure: SpeechFailure | null;
}

/** As far as the filing of a turn needs it. */
interface Enqueue {
  assign(changes: Partial<ChatRoomContext>): void;
  sendTo(actor: "exchangeLogger", event: LogTurnEvent): void;
  emit(event: ChatRoomEmitted): void;
}

/** What was said of a turn becomes a line, which is told and recorded; why its voice failed is told as well. */
export function fileTurn(
  context: ChatRoomContext,
  enqueue: Enqueue,
  { id, speaker, reason, drifts, lineId, need }: PlannedTurn,
  { text, end, voiced, heard, voiceFailure }: SaidTurn,
): void {
  if (text !== "") {
    const line: RoomMessage = {
      ...newLine(context, speaker, text),
      reason,
      status: end,
      voiced,
      ...(heard !== undefined && { heardUntil: heard }),
      ...(drifts && { drifts }),
      ...(need !== undefined && { safety: need }),
      id: lineId ?? id,
    };
    const { turnsAlone, budget } = context;
    const lines = lineId === undefined ? context.messages : context.messages.filter((each) => each.id !== lineId);
    enqueue.assign({
      messages: [...lines, line],
      turnsAlone: turnsAlone + 1,
      budget: { ...budget, turns: budget.turns + 1 },
    });
    enqueue.sendTo("exchangeLogger", { type: "exchange.log", exchange: exchangeOf(context, line) });
    enqueue.emit({ type: "turn.finished", line });
  }
  if (!voiceFailure) return;
  enqueue.assign({ voiceFailure });
  enqueue.emit({ type: "voice.failed", speaker, failure: voiceFailure });
}

export function newLine(context: ChatRoomContext, speaker: string, content: string): RoomMessage {
  return {
    id: context.createId(),
    conversationId: context.seed,
    author: speaker,
    text: content,
    createdAt: new Date(context.now()).toISOString(),
    hasImage: false,
    heardBy: context.participants,
  };
}

function exchangeOf({ messages, seed }: ChatRoomContext, line: RoomMessage): Exchange {
  const question = messages.findLast(({ author }) => author === "user")?.text ?? "";
  return {
    exchangeId: line.id,
    characterId: line.author,
    userMessage: question,
    assistantMessage: line.text,
    sessionId: seed,
    hasImage: false,
  };
}
