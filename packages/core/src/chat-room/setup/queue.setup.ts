import { assign, enqueueActions, or, raise, stateIn } from "xstate";
import type { NeedKind } from "../../contracts";
import { isWritten } from "../../turn/reply-end";
import { needResponse } from "../../safety/need-response";
import type { ChatRoomContext, PlannedTurn } from "../chat-room.types";
import { canAnswer, pickOf, queuedAs } from "../choose-next";
import { createdAtOf } from "../file-turn";
import { rankSpeakers, weightOf } from "../rank-speakers";
import { recentNeedInRoom, queueNeedReply } from "../need-in-room";
import { characterPrompt, relayPrompt } from "../room-prompt";
import {
  characterOf,
  canBeAsked,
  hasVoice,
  isCalling,
  isUnanswered,
  messagesSoFar,
  canSpeak,
  nextIn,
  currentMessages,
  turnByChance,
} from "../room-state";
import { restOfMessage } from "../rest-of-message";
import { hasTranscript } from "../transcript";
import { turnProgress } from "../../turn/turn-progress";
import { turnOf } from "../turn-under-way";
import { participantsSetup } from "./participants.setup";

/** The speaker after a pause, where none was chosen yet. */
function speakerAfterPause(context: ChatRoomContext): ChatRoomContext["queued"] {
  // The character that the visitor called in the last message has not been asked yet.
  if (isUnanswered(context)) return turnByChance(context);
  const candidates = context.config.characters.filter(({ id }) => canAnswer(context, id));
  const random = context.config.random(
    `${String(context.beginning.messages + context.messages.length)}:paused`,
    context.seed,
  );
  const [first] = rankSpeakers({ messages: context.messages, candidates, random });
  if (first) return { speaker: first.characterId, reason: first.reason };
  // A single participant continues.
  const [alone] = candidates;
  return alone
    ? { speaker: alone.id, reason: { kind: "weighted", weight: weightOf(alone.id, context.messages) } }
    : null;
}

/** The next speaker, and the turn that is prepared for it. */
export const queueSetup = participantsSetup.extend({
  actions: {
    /** The character that the visitor picked stays next, unless the new message calls another; otherwise the choice is made again. */
    keepPick: assign(({ context }, { text }: { text: string }) => {
      return { queued: isCalling(context, text) ? null : pickOf(context), pickedAfter: null };
    }),
    /** A turn is repeated: the character that the visitor picked speaks after it. */
    postponePick: assign({ pickedAfter: ({ context }) => pickOf(context) }),
    queueNeedReply: assign(({ context }, { need }: { need: NeedKind }) => queueNeedReply(context, need)),
    requestSpeaker: raise({ type: "speaker.requested" }),
    /** Discards the prepared turn. */
    dropNext: enqueueActions(({ context, enqueue }) => {
      if (context.next) enqueue.stopChild(context.next.id);
      enqueue.assign({ next: null });
      enqueue.raise({ type: "next.drop" });
    }),
    /** The participants changed: the prepared turn is discarded, since its prompt names them. A speaker who was picked stays next. */
    dropNextOnParticipantChange: enqueueActions(({ context, enqueue }) => {
      // A moderator that is still being asked chooses among the participants that are left.
      if (!context.next) return;
      const { reason } = context.next;
      enqueue.stopChild(context.next.id);
      enqueue.assign({
        next: null,
        ...((reason.kind === "picked" || reason.kind === "again") && { queued: queuedAs(context.next) }),
      });
      enqueue.raise({ type: "next.drop" });
    }),
    /** The visitor picks the next speaker. */
    pick: assign((_, { characterId }: { characterId: string }) => ({
      queued: { speaker: characterId, reason: { kind: "picked" as const } },
      pickedAfter: null,
      turnsWithoutVisitor: 0,
      failure: null,
      alert: null,
    })),
    /** A discussion that is over has no next speaker, and the preferred model is asked again. */
    clearQueue: assign({ queued: null, pickedAfter: null, model: "preferred" }),
    /**
     * Keeps the prepared turn for after a pause. Where there is none, its speaker is queued, and a moderator who is still
     * being asked no longer decides.
     */
    keepNextTurn: enqueueActions(({ context, enqueue }) => {
      if (context.next) return;
      enqueue.assign({ queued: context.queued ?? speakerAfterPause(context) });
      enqueue.raise({ type: "next.drop" });
    }),
    /** A current turn without a word yet waits like a prepared one, since its request is paid for. A live agent is asked again. */
    holdUnspokenTurn: enqueueActions(({ context, enqueue, self }) => {
      const { currentTurn } = context;
      const turn = turnOf(self.getSnapshot().children, currentTurn);
      if (!currentTurn || !turn || turnProgress(turn).text !== "") return;
      const { reply } = turn.getSnapshot().context;
      if (reply === null && !context.config.isLive) {
        const { createdAt: _begun, text: _none, ...planned } = currentTurn;
        enqueue.sendTo(currentTurn.id, { type: "turn.hold" });
        enqueue.assign({ currentTurn: null, next: planned, queued: null, pickedAfter: pickOf(context) });
      } else if (!isWritten(reply?.end))
        enqueue.assign({ queued: queuedAs(currentTurn), pickedAfter: pickOf(context) });
    }),
    countRequest: assign({ budget: ({ context }) => ({ ...context.budget, requests: context.budget.requests + 1 }) }),
    /** Starts to generate a turn and to fetch its speech. */
    prepareTurn: enqueueActions(({ context, enqueue }, { planned }: { planned: Omit<PlannedTurn, "id"> | null }) => {
      const character = planned && characterOf(context, planned.speaker);
      if (!character) {
        enqueue.raise({ type: "next.drop" });
        enqueue.raise({ type: "talk.ended" });
        return;
      }
      const messages = messagesSoFar({ ...context, queued: planned });
      const recentNeed = recentNeedInRoom(messages);
      const last = messages.findLast(({ author }) => author !== "system");
      const unanswered = last?.author === "user" ? last.text : null;
      const pausesAfter =
        planned.need !== undefined ||
        (recentNeed !== null &&
          recentNeed.turns > 0 &&
          unanswered !== null &&
          context.config.isBuiltIn(character.id, context.model));
      const turn = { ...planned, ...(pausesAfter && { pausesAfter }), id: `turn-${context.config.createId()}` };
      const present = context.config.characters.filter(({ id }) => canSpeak(context, id));
      const silent = context.config.characters.filter(
        ({ id }) => context.participants.includes(id) && !canSpeak(context, id),
      );
      const scene = {
        messages,
        speaker: character,
        present,
        silent,
        everybody: context.config.characters,
        visitorName: context.visitorName,
        drifts: planned.drifts,
        closes: planned.closes,
      };
      const prompt = {
        ...(context.config.relays
          ? relayPrompt(scene, recentNeed && recentNeed.turns > 0 ? context.config.phrases.need.gentleGuidance : "")
          : characterPrompt(scene)),
        needResponse: needResponse(context.config.phrases.need, {
          character,
          need: planned.need,
          recentNeed,
          text: unanswered,
          said: messages.filter(({ author }) => author === "user").map(({ text }) => text),
          language: context.config.language,
        }),
      };
      enqueue.assign({
        next: turn,
        queued: null,
        ...(planned.need === undefined && { budget: { ...context.budget, requests: context.budget.requests + 1 } }),
      });
      enqueue.spawnChild("runTurn", {
        id: turn.id as "turn",
        input: {
          turnId: turn.id,
          reply: {
            character,
            messages: prompt.messages,
            purpose: "room",
            ...(prompt.participants && { participants: prompt.participants }),
            declined: context.config.phrases.declined,
            stop: prompt.stop,
            model: context.model,
            ...prompt.needResponse,
          },
          voice: hasVoice(context, character.id) ? "prepared" : "none",
          voiceId: () => context.config.voiceIdOf(character.id),
          isHeld: true,
          readingPace: context.settings.readingPace,
          now: context.config.now,
        },
      });
    }),
    /** Says the rest of the message that a pause interrupted. The prepared turn comes after it. */
    beginRest: enqueueActions(({ context, enqueue }) => {
      const interrupted = restOfMessage(context);
      const character = interrupted && characterOf(context, interrupted.message.author);
      if (!character) return;
      const { message, said, rest } = interrupted;
      const { reason = { kind: "again" as const }, drifts = false, closes, safety, createdAt } = message;
      const id = `turn-${context.config.createId()}`;
      enqueue.assign({
        currentTurn: {
          id,
          speaker: character.id,
          reason,
          drifts,
          ...(closes && { closes }),
          ...(safety !== undefined && { need: safety, pausesAfter: true }),
          replacesId: message.id,
          createdAt,
          text: null,
          said,
        },
        failure: null,
      });
      enqueue.spawnChild("runTurn", {
        id: id as "turn",
        input: {
          turnId: id,
          reply: {
            character,
            messages: [],
            purpose: "room",
            guidance: "",
            model: context.model,
            fixedReply: { text: rest, modelName: "" },
          },
          voice: hasVoice(context, character.id) ? "prepared" : "none",
          voiceId: () => context.config.voiceIdOf(character.id),
          isHeld: false,
          readingPace: context.settings.readingPace,
          now: context.config.now,
        },
      });
    }),
    beginTurn: enqueueActions(({ context, enqueue }) => {
      if (context.currentTurn || !context.next) return;
      enqueue.assign({
        currentTurn: { ...context.next, createdAt: createdAtOf(context, context.next), text: null },
        next: null,
        failure: null,
        ...(context.pickedAfter && { queued: context.pickedAfter, pickedAfter: null }),
      });
      enqueue.sendTo(context.next.id, { type: "turn.release" });
      enqueue.raise({ type: "next.taken" });
    }),
    /** Queues a replacement of the last message, which is shown until the replacement begins. */
    replaceLastMessage: assign(({ context }) => {
      const at = context.messages.findLastIndex(({ author }) => author !== "system");
      const last = context.messages[at];
      if (!last) return {};
      // Notices after it are removed. The replacement is logged under the same id.
      return {
        messages: context.messages.slice(0, at + 1),
        queued: {
          speaker: last.author,
          reason: { kind: "again" as const },
          ...(last.drifts && { drifts: true }),
          ...(last.closes && { closes: true }),
          replacesId: last.id,
        },
      };
    }),
  },
  guards: {
    hasRest: ({ context }) => restOfMessage(context) !== null,
    /** The visitor may send more messages, or may be in need: no model is asked until that is known. */
    isGathering: or([
      stateIn({ discussion: { running: "gathering" } }),
      stateIn({ discussion: { running: "checking" } }),
    ]),
    /** The visitor's last message has no answer. */
    hasUnchecked: ({ context }) => context.config.checksNeed && isUnanswered({ messages: currentMessages(context) }),
    isNeed: (_, { need }: { need: NeedKind | null }) => need !== null,
    canBePicked: ({ context }, { characterId }: { characterId: string }) =>
      canSpeak(context, characterId) && canBeAsked(context, characterId) && hasTranscript(context),
    isSpeaking: ({ context }, { characterId }: { characterId: string }) => context.currentTurn?.speaker === characterId,
    isNextSpeaker: ({ context }, { characterId }: { characterId: string }) => context.next?.speaker === characterId,
    isNextReady: ({ context }) => context.next !== null,
    hasReachedTurnLimit: ({ context }) => context.turnsWithoutVisitor >= context.config.turnLimit,
    /** No turn is under way, or its text is complete; and a next turn will follow. */
    canDecide: ({ context }) =>
      context.currentTurn?.pausesAfter !== true &&
      (context.currentTurn === null || (!context.config.isLive && context.currentTurn.text !== null)) &&
      context.turnsWithoutVisitor + (context.currentTurn ? 1 : 0) < context.config.turnLimit,
    needsNoModerator: ({ context }) => nextIn(context).kind === "speaker",
    hasNoNextSpeaker: ({ context }) => ["over", "nobody"].includes(nextIn(context).kind),
    isOver: ({ context }) => nextIn(context).kind === "over",
    /** There are other participants, and none of them can be reached. */
    areOthersUnreachable: ({ context }) =>
      context.participants.some((id) => canSpeak(context, id) && canBeAsked(context, id) && !canAnswer(context, id)),
    endsWithCharacter: ({ context }) => {
      const last = context.messages.findLast(({ author }) => author !== "system");
      return last !== undefined && canSpeak(context, last.author);
    },
  },
});
