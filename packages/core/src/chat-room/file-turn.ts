import type { Exchange } from "../contracts";
import type { SpeechFailure } from "../speaking/speech-failure";
import type { ChatRoomContext, ChatRoomEmitted, PlannedTurn, RoomLine } from "./chat-room.types";

export type LogTurnEvent = { type: "exchange.log"; exchange: Exchange };

interface SaidTurn {
  readonly text: string;
  readonly end: NonNullable<RoomLine["end"]>;
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
    const line: RoomLine = {
      ...newLine(context, speaker, text),
      reason,
      end,
      voiced,
      ...(heard !== undefined && { heard }),
      ...(drifts && { drifts }),
      ...(need !== undefined && { safety: need }),
      id: lineId ?? id,
    };
    const { turnsAlone, budget } = context;
    const lines = lineId === undefined ? context.lines : context.lines.filter((each) => each.id !== lineId);
    enqueue.assign({
      lines: [...lines, line],
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

export function newLine(context: ChatRoomContext, speaker: string, content: string): RoomLine {
  return {
    id: context.createId(),
    speaker,
    content,
    timestamp: new Date(context.now()).toISOString(),
    heardBy: context.participants,
  };
}

function exchangeOf({ lines, seed }: ChatRoomContext, line: RoomLine): Exchange {
  const question = lines.findLast(({ speaker }) => speaker === "user")?.content ?? "";
  return {
    exchangeId: line.id,
    characterId: line.speaker,
    userMessage: question,
    assistantMessage: line.content,
    sessionId: seed,
    hasImage: false,
  };
}
