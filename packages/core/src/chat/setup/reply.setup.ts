import { and, assign, enqueueActions } from "xstate";
import type { Message, NeedKind } from "../../contracts";
import { nextTimestamp } from "../../memory/message-order";
import { recentNeedIn } from "../../safety/recent-need";
import { isBlank } from "../../shared/is-blank";
import { patch } from "../../shared/patch";
import { failureKey } from "../../shared/setting-keys";
import { allMessages, newestMessage } from "../all-messages";
import { deletedExchanges } from "../deleted-exchange";
import { exchangeAround, failedReply, editedExchange, lastExchange, openQuestion } from "../last-exchange";
import { isSendable } from "../outgoing-message";
import { recentNeedOfChat } from "../need-in-chat";
import { hasLostPicture, picturesWith, picturesWithout, pictureToSend } from "../pictures";
import { replyEffects } from "../reply-effects";
import type { ChatContext, OutgoingMessage } from "../chat.types";
import { heardSoFar, isLeftUnspoken, turnOf } from "../chat.voice";
import { failuresWith, failureToStore } from "../stored-failure";
import type { ReplyFailure } from "../../turn/reply-failure";
import type { ReplyModel, ReplyOutcome } from "../../turn/reply.machine";
import { change } from "./base.setup";
import { isNotAnsweredElsewhere } from "./composer.setup";
import { conversationsSetup } from "./conversations.setup";

type CloseReplyParams =
  | { readonly outcome: ReplyOutcome; readonly end?: never; readonly isPageGoing?: never }
  | {
      readonly end: "stopped" | "interrupted" | "cut";
      readonly failure?: ReplyFailure;
      readonly outcome?: never;
      readonly isPageGoing?: boolean;
    };

/** Removes the last message so that another reply can replace it. */
const withoutLast = (context: ChatContext, reply: Message | null): Partial<ChatContext> =>
  reply
    ? {
        ...patch(context, "reply", { replaced: reply }),
        ...patch(context, "memory", { messages: context.memory.messages.slice(0, -1) }),
      }
    : {};

/** A question, the reply to it, and the outcome that is stored. */
export const replySetup = conversationsSetup.extend({
  actions: {
    takeQuestion: enqueueActions(({ context, enqueue }, params: OutgoingMessage) => {
      const { text } = params;
      const { config, composer, memory, character } = context;
      const image = pictureToSend(context, params);
      const edited = editedExchange(context)?.question ?? null;
      // Later than every conversation, so that this one is opened next time.
      const newest = newestMessage(memory);
      const message: Message = {
        id: edited?.id ?? config.createId(),
        conversationId: memory.conversationId,
        ...(edited?.conversationTitle !== undefined && { conversationTitle: edited.conversationTitle }),
        author: "user",
        text: isBlank(text) ? config.phrases.imageShared(character.name) : text.trim(),
        createdAt: edited?.createdAt ?? nextTimestamp(newest ? [newest] : [], config.now()),
        hasImage: image !== null,
      };
      const before = edited ? memory.messages.filter(({ id }) => id !== edited.id) : memory.messages;
      if (memory.problem === "lost") {
        for (const lost of allMessages({ messages: before, others: memory.others }))
          enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: character.id, message: lost });
      }
      // A message that does not come from the text box leaves the draft unchanged.
      const isFromBox = composer.editedId !== null || text.trim() === composer.draft.trim();
      enqueue.assign({
        ...patch(context, "memory", {
          messages: [...before, message],
          ...(memory.problem === "lost" && { problem: null }),
        }),
        ...patch(context, "composer", {
          draft: isFromBox ? composer.draftBefore : composer.draft,
          draftBefore: "",
          editedId: null,
        }),
        ...patch(context, "reply", {
          pictures: image
            ? picturesWith(context.reply.pictures, message.id, image)
            : picturesWithout(context.reply.pictures, [message]),
          failure: null,
        }),
        ...patch(context, "log", { isRefused: false }),
      });
      enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: character.id, message });
    }),

    /** Removes the last reply, if there is one, before it is regenerated. */
    removeReply: assign(({ context }) => withoutLast(context, lastExchange(context.memory.messages)?.reply ?? null)),
    /** Removes a cut reply or an apology before a retry. Only a complete reply replaces a cut one; any outcome replaces an apology. */
    removeFailedReply: assign(({ context }) => withoutLast(context, failedReply(context.memory.messages))),
    /** The old reply does not answer the edited question: it is marked failed, so that no model is shown it. */
    removeEdited: enqueueActions(({ context, enqueue }) => {
      const reply = editedExchange(context)?.reply ?? null;
      if (!reply) return;
      const { model: _before, heardUntil: _heard, ...place } = reply;
      const message: Message = { ...place, text: context.config.phrases.takenBack, status: "failed" };
      enqueue.assign(withoutLast(context, message));
      enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: context.character.id, message });
    }),

    openReply: assign(({ context }, { model, isAgain = false }: { model: ReplyModel; isAgain?: boolean }) => {
      const { replaced } = context.reply;
      const { spokenId, heardId } = context.voice;
      // A replacement has the id of the reply it replaces, so that no memory holds both.
      const id = replaced?.id ?? context.config.createId();
      const timestamp = replaced?.createdAt ?? null;
      return {
        ...patch(context, "reply", { pending: { id, timestamp, model, isAgain }, answeredId: id }),
        // A regenerated reply has the same id and is spoken too.
        ...patch(context, "voice", {
          spokenId: spokenId === id ? null : spokenId,
          heardId: heardId === id ? null : heardId,
          failure: null,
        }),
      };
    }),
    setNeed: assign(({ context }, { need }: { need: NeedKind | null }) => {
      const { pending } = context.reply;
      return pending && need !== null ? patch(context, "reply", { pending: { ...pending, need } }) : {};
    }),
    setReplyTime: assign(({ context }) => {
      const { reply, memory, config } = context;
      if (!reply.pending) return {};
      const timestamp = reply.pending.timestamp ?? nextTimestamp(memory.messages, config.now());
      return patch(context, "reply", { pending: { ...reply.pending, timestamp } });
    }),

    /**
     * Stores the outcome of a reply: as a message, in memory, and in the log. Without an `outcome` the reply is still
     * being generated, and its text so far is stored.
     */
    closeReply: enqueueActions(({ context, enqueue, self }, params: CloseReplyParams) => {
      const textStream = turnOf(self)?.getSnapshot().context.textStream;
      const { text = "", modelName = null, asked = null, pictureInWords = null } = textStream ?? {};
      // The views of the text wait for more text. Not within the action, because another chart listens to it.
      enqueue(() => queueMicrotask(() => textStream?.finish()));
      const outcome = params.outcome ?? {
        text,
        modelName,
        end: params.end,
        failure: params.failure ?? null,
        ...(asked !== null && { asked }),
        ...(pictureInWords !== null && { pictureInWords }),
      };
      const heard = params.end === "interrupted" ? heardSoFar(context, self) : null;
      const { changes, message, exchange, emitted } = replyEffects(context, outcome, heard);
      enqueue.assign(changes);
      const { character } = context;
      // A page that closes is not a failure.
      const stored =
        params.isPageGoing === true ? null : failureToStore(changes.memory.messages, changes.reply.failure);
      if (stored || context.reply.failures[character.id]) {
        enqueue.assign(change("reply", { failures: failuresWith(context, stored) }));
        enqueue.sendTo("settingsKeeper", {
          type: "setting.write",
          key: failureKey(character.id),
          value: stored && JSON.stringify(stored),
        });
      }
      if (message && isLeftUnspoken(context, message)) enqueue.assign(change("voice", { unspokenId: message.id }));
      if (message) enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: character.id, message });
      if (exchange) enqueue.sendTo("exchangeLogger", { type: "exchange.log", exchange });
      for (const item of emitted) enqueue.emit(item);
    }),

    deleteExchange: enqueueActions(({ context, enqueue }, { messageId }: { messageId: string }) => {
      const { character, composer, memory } = context;
      const gone = exchangeAround(memory.messages, messageId);
      const isKept = (message: Message) => !gone.includes(message);
      const left = memory.messages.filter(isKept);
      // The name of the conversation stays, at the message that is its first one now.
      const title = gone.find(({ conversationTitle }) => conversationTitle !== undefined)?.conversationTitle;
      const titled = title !== undefined && left[0] ? { ...left[0], conversationTitle: title } : null;
      const isOfEdited = gone.some(({ id }) => id === composer.editedId);
      // The failure of the last question goes with it.
      const isLast = gone.at(-1) === memory.messages.at(-1);
      enqueue.assign({
        ...patch(context, "memory", {
          messages: titled ? left.with(0, titled) : left,
          hidden: memory.messages.slice(0, memory.hidden).filter(isKept).length,
        }),
        ...(isOfEdited && patch(context, "composer", { editedId: null, draft: composer.draftBefore, draftBefore: "" })),
        ...patch(context, "reply", {
          pictures: picturesWithout(context.reply.pictures, gone),
          ...(isLast && { failure: null, failures: failuresWith(context, null) }),
        }),
      });
      if (isLast && context.reply.failures[character.id])
        enqueue.sendTo("settingsKeeper", { type: "setting.write", key: failureKey(character.id), value: null });
      for (const message of gone)
        enqueue.sendTo("memoryWriter", { type: "memory.remove", characterId: character.id, message });
      if (titled) enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: character.id, message: titled });
      for (const exchange of deletedExchanges(character.id, gone))
        enqueue.sendTo("exchangeLogger", { type: "exchange.log", exchange });
    }),

    withdrawNeed: enqueueActions(({ context, enqueue }) => {
      const { character, memory, reply } = context;
      const { pending } = reply;
      // Before the reply is complete, its question holds the mark.
      if (pending?.need) return enqueue.assign(patch(context, "reply", { pending: { ...pending, need: undefined } }));
      const marked = memory.messages.find(({ id }) => id === recentNeedIn(memory.messages)?.messageId);
      if (!marked) return;
      const { safety: _withdrawn, ...message } = marked;
      enqueue.assign(
        patch(context, "memory", { messages: memory.messages.map((each) => (each === marked ? message : each)) }),
      );
      enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: character.id, message });
    }),

    clearFailure: assign(change("reply", { failure: null })),
    /** The stored failure of a question is deleted together with its memory. */
    deleteStoredFailure: enqueueActions(({ context, enqueue }) => {
      if (!context.reply.failures[context.character.id]) return;
      enqueue.assign(patch(context, "reply", { failures: failuresWith(context, null) }));
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: failureKey(context.character.id), value: null });
    }),
  },
  guards: {
    hasNeed: ({ context }) => recentNeedOfChat(context) !== null,
    /** The message is here, and its exchange is not the one that is being written. */
    isDeletable: ({ context }, { messageId }: { messageId: string }) => {
      const gone = exchangeAround(context.memory.messages, messageId);
      const isUnderWay = context.reply.pending !== null && gone.at(-1) === context.memory.messages.at(-1);
      return gone.length > 0 && !isUnderWay;
    },
    isPending: ({ context }, { turnId }: { turnId: string }) => context.reply.pending?.id === turnId,
    /** There is something to send, and no reply is pending. */
    canSend: ({ context }, params: OutgoingMessage) => context.reply.pending === null && isSendable(context, params),
    hasReply: and([
      isNotAnsweredElsewhere,
      ({ context }) => lastExchange(context.memory.messages)?.reply != null && !hasLostPicture(context),
    ]),
    hasOpenQuestion: and([isNotAnsweredElsewhere, ({ context }) => openQuestion(context.memory.messages) !== null]),
    /** The last question has no reply, and none is pending. */
    canRetry: and([
      isNotAnsweredElsewhere,
      ({ context }) => context.reply.pending === null && openQuestion(context.memory.messages) !== null,
    ]),
    /** The safety check was disabled on purpose. */
    skipsCheck: ({ context }) => !context.config.checksNeed,
  },
});
