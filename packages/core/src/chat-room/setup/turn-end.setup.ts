import { assign, enqueueActions } from "xstate";
import { isWritten } from "../../turn/reply-end";
import { patch } from "../../shared/patch";
import { canAnswer, queuedAs } from "../choose-next";
import { fileTurn, newMessage } from "../file-turn";
import { characterOf, isAway, nextModelIn } from "../room-state";
import { turnProgress } from "../../turn/turn-progress";
import type { TurnOutcome } from "../../turn/turn.types";
import type { ReplyModel, ReplyOutcome } from "../../turn/reply.machine";
import { turnOf } from "../turn-under-way";
import { queueSetup } from "./queue.setup";

const failureOf = ({ failure }: TurnOutcome) => failure ?? { reason: "unknown" as const, message: "Nothing was said." };

/** How a turn ends and is filed. */
export const turnEndSetup = queueSetup.extend({
  actions: {
    setTurnText: assign({
      currentTurn: ({ context }, { reply }: { reply: ReplyOutcome }) =>
        context.currentTurn && { ...context.currentTurn, text: reply.text },
    }),
    /** Files a turn that was heard or shown to its end. */
    fileTurn: enqueueActions(({ context, enqueue }, { outcome }: { outcome: TurnOutcome }) => {
      if (!context.currentTurn) return;
      enqueue.assign({ currentTurn: null, ...patch(context, "agents", { skipped: [] }) });
      fileTurn(context, enqueue, context.currentTurn, {
        ...outcome,
        end: outcome.end === "failed" ? "complete" : outcome.end,
      });
    }),
    /** Ends the current turn, and files the part that was said. `keepsWhole`: a text that is already complete stays whole. */
    endTurn: enqueueActions(({ context, enqueue, self }, { keepsWhole }: { keepsWhole: boolean }) => {
      const { currentTurn } = context;
      if (!currentTurn) return;
      const turn = turnOf(self.getSnapshot().children, currentTurn);
      enqueue.stopChild(currentTurn.id);
      enqueue.assign({ currentTurn: null });
      if (!turn) return;
      const { textStream, reply, voiceFailure } = turn.getSnapshot().context;
      const { isWhole, ...progress } = turnProgress(turn, { keepsWhole });
      const written = reply !== null && isWritten(reply.end) ? reply.end : null;
      const end = isWhole
        ? textStream.isCutShort
          ? "length"
          : (written ?? "complete")
        : reply !== null && written === null
          ? "cut"
          : "interrupted";
      fileTurn(context, enqueue, currentTurn, { ...progress, end, voiceFailure });
    }),
    discardTurn: enqueueActions(({ context, enqueue }) => {
      if (!context.currentTurn) return;
      enqueue.stopChild(context.currentTurn.id);
      enqueue.assign({ currentTurn: null, queued: { ...queuedAs(context.currentTurn), reason: { kind: "again" } } });
    }),
    appendTalkEndedNotice: assign({
      messages: ({ context }) => [
        ...context.messages,
        { ...newMessage(context, "system", context.config.phrases.talkEnded), tone: "note" as const },
      ],
    }),
    /** With one participant, each turn ends the discussion: the notice explains it the first time. */
    appendOnlyOneNotice: assign({
      messages: ({ context }) => {
        const { config, messages, participants, muted } = context;
        const { phrases } = config;
        const present = participants.filter((id) => !muted.includes(id));
        return present.length !== 1 || messages.some(({ text }) => text === phrases.onlyOne)
          ? messages
          : [...messages, { ...newMessage(context, "system", phrases.onlyOne), tone: "note" as const }];
      },
    }),
    appendOthersUnreachable: assign({
      messages: ({ context }) => [
        ...context.messages,
        newMessage(context, "system", context.config.phrases.othersUnreachable),
      ],
    }),
    /** The next model writes the rest of the discussion. */
    takeNextModel: assign(({ context }) => {
      const model = nextModelIn(context);
      return model === null
        ? {}
        : {
            model: "next" as const,
            messages: [
              ...context.messages,
              { ...newMessage(context, "system", context.config.phrases.goesOnWith(model)), tone: "note" as const },
            ],
          };
    }),
    /** A live agent failed: the received part of its turn stays, and the others continue. */
    skipFailedAgent: enqueueActions(({ context, enqueue }, { outcome }: { outcome: TurnOutcome }) => {
      const { currentTurn } = context;
      if (!currentTurn) return;
      const failure = failureOf(outcome);
      fileTurn(context, enqueue, currentTurn, { ...outcome, end: "cut" });
      enqueue.assign(({ context: { agents, config, messages } }) => {
        const name = characterOf(context, currentTurn.speaker)?.name ?? currentTurn.speaker;
        const notice = isAway({ agents }, currentTurn.speaker)
          ? []
          : [newMessage(context, "system", config.phrases.agentFailed(name, failure.message))];
        return {
          currentTurn: null,
          agents: { ...agents, skipped: [...agents.skipped, currentTurn.speaker] },
          messages: [...messages, ...notice],
        };
      });
      enqueue.emit({ type: "turn.failed", speaker: currentTurn.speaker, failure });
    }),
    /** Adds a notice that says why a turn failed. The received part of the turn stays. */
    failTurn: enqueueActions(({ context, enqueue }, { outcome }: { outcome: TurnOutcome }) => {
      const { currentTurn } = context;
      if (!currentTurn) return;
      const failure = failureOf(outcome);
      fileTurn(context, enqueue, currentTurn, { ...outcome, end: "cut" });
      // Where no text was received, the next attempt still replaces the same message.
      const again =
        outcome.text === "" && currentTurn.replacesId !== undefined ? { replacesId: currentTurn.replacesId } : {};
      enqueue.assign(({ context: { agents, config, messages } }) => {
        const name = characterOf(context, currentTurn.speaker)?.name ?? currentTurn.speaker;
        // The status of an agent that cannot be reached is shown beside its name and below the discussion; a page that is
        // out of date leaves nothing behind, because the reload resolves it.
        const notice =
          failure.reason === "outdatedClient" || (config.isLive && isAway({ agents }, currentTurn.speaker))
            ? []
            : [
                newMessage(
                  context,
                  "system",
                  (config.isLive ? config.phrases.agentFailed : config.phrases.turnFailed)(name, failure.message),
                ),
              ];
        return {
          currentTurn: null,
          failure: { speaker: currentTurn.speaker, failure },
          queued: { speaker: currentTurn.speaker, reason: { kind: "again" as const }, ...again },
          messages: [...messages, ...notice],
        };
      });
      enqueue.emit({ type: "turn.failed", speaker: currentTurn.speaker, failure });
      if (failure.reason === "locked") enqueue.emit({ type: "access.lost" });
    }),
  },
  guards: {
    pausesAfter: ({ context }, { turnId }: { turnId: string }) =>
      context.currentTurn?.id === turnId && context.currentTurn.pausesAfter === true,
    /** The last message is the reply to a visitor in need. */
    endsWithNeedReply: ({ context }) => context.messages.at(-1)?.safety !== undefined,
    isCurrentTurn: ({ context }, { turnId }: { turnId: string }) => context.currentTurn?.id === turnId,
    /** The current turn is whole. */
    isWhole: ({ context }, { turnId, reply }: { turnId: string; reply: ReplyOutcome }) =>
      context.currentTurn?.id === turnId && reply.failure === null && reply.text.trim() !== "",
    hasFailed: ({ context }, { turnId, outcome }: { turnId: string; outcome: TurnOutcome }) =>
      context.currentTurn?.id === turnId && (outcome.failure !== null || outcome.end === "failed"),
    /** A live agent failed, and others can answer. A locked archive and an outdated page would stop them too. */
    canSkipFailedAgent: ({ context }, { turnId, outcome }: { turnId: string; outcome: TurnOutcome }) =>
      context.config.isLive &&
      context.currentTurn?.id === turnId &&
      (outcome.failure !== null || outcome.end === "failed") &&
      outcome.failure?.reason !== "locked" &&
      outcome.failure?.reason !== "outdatedClient" &&
      context.participants.some((id) => id !== context.currentTurn?.speaker && canAnswer(context, id)),
    takesNextModel: ({ context }, { model }: { model?: ReplyModel }) =>
      model === "next" && nextModelIn(context) !== null,
    isSomebodySpeaking: ({ context }) => context.currentTurn !== null,
    /** The text is shown, and no voice will follow. */
    isShown: ({ context }, { turnId, hasVoice: isVoiced }: { turnId: string; hasVoice: boolean }) =>
      context.currentTurn?.id === turnId && !isVoiced,
  },
});
