import { enqueueActions } from "xstate";
import type { Message } from "../../contracts";
import { conversationTitle, divideMemory } from "../../memory/conversations";
import { patch } from "../../shared/patch";
import { failureKey } from "../../shared/setting-keys";
import { allMessages } from "../all-messages";
import type { ChatContext } from "../chat.types";
import { deletedExchanges } from "../deleted-exchange";
import { picturesWithout } from "../pictures";
import { failuresWith, storedFailureOf } from "../stored-failure";
import { memorySetup, noReply } from "./memory.setup";

/** Names a conversation. */
export interface Named {
  readonly conversationId: string;
}

const messagesOf = ({ memory }: ChatContext, id: string) =>
  allMessages(memory).filter(({ conversationId }) => conversationId === id);

/** Shows one of the conversations; without an id, the one with the newest message. */
function shown(context: ChatContext, all: readonly Message[], id?: string): Partial<ChatContext> {
  const { character, reply } = context;
  const memory = divideMemory(all, character.id, id);
  return {
    ...patch(context, "memory", { ...memory, hidden: 0 }),
    ...patch(context, "reply", {
      ...noReply,
      failure: storedFailureOf(memory.messages, reply.failures[character.id]),
    }),
  };
}

/** A message with the name of its conversation; without a name where it is empty. */
function withTitle({ conversationTitle: _before, ...message }: Message, title: string): Message {
  return title === "" ? message : { ...message, conversationTitle: title };
}

/** The conversations with the character: a new one, another one, names, and deleting one. */
export const conversationsSetup = memorySetup.extend({
  actions: {
    beginConversation: enqueueActions(({ context, enqueue }) => {
      enqueue.raise({ type: "voice.stop" });
      enqueue.assign(shown(context, allMessages(context.memory), context.config.createId()));
    }),
    openConversation: enqueueActions(({ context, enqueue }, { conversationId }: Named) => {
      enqueue.raise({ type: "voice.stop" });
      enqueue.assign(shown(context, allMessages(context.memory), conversationId));
    }),
    renameConversation: enqueueActions(({ context, enqueue }, { conversationId, title }: Named & { title: string }) => {
      const { character, memory } = context;
      const [first, ...later] = messagesOf(context, conversationId);
      if (!first) return;
      const changed = [
        withTitle(first, conversationTitle(title)),
        // An imported file may have the name at any message.
        ...later.filter((message) => message.conversationTitle !== undefined).map((message) => withTitle(message, "")),
      ];
      const byId = new Map(changed.map((message) => [message.id, message]));
      const renamed = (messages: readonly Message[]) => messages.map((message) => byId.get(message.id) ?? message);
      enqueue.assign(patch(context, "memory", { messages: renamed(memory.messages), others: renamed(memory.others) }));
      for (const message of changed)
        enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: character.id, message });
    }),
    deleteConversation: enqueueActions(({ context, enqueue }, { conversationId }: Named) => {
      const { character, memory, reply } = context;
      const gone = messagesOf(context, conversationId);
      const left = allMessages(memory).filter((message) => message.conversationId !== conversationId);
      const isFailed = gone.some(({ id }) => id === reply.failures[character.id]?.questionId);
      const failures = isFailed ? failuresWith(context, null) : reply.failures;
      const pictures = picturesWithout(reply.pictures, gone);
      if (isFailed)
        enqueue.sendTo("settingsKeeper", { type: "setting.write", key: failureKey(character.id), value: null });
      if (conversationId === memory.conversationId) {
        enqueue.raise({ type: "voice.stop" });
        enqueue.assign(shown({ ...context, reply: { ...reply, failures, pictures } }, left));
      } else {
        enqueue.assign({
          ...patch(context, "memory", divideMemory(left, character.id, memory.conversationId)),
          ...patch(context, "reply", { failures, pictures }),
        });
      }
      for (const message of gone)
        enqueue.sendTo("memoryWriter", { type: "memory.remove", characterId: character.id, message });
      for (const exchange of deletedExchanges(character.id, gone))
        enqueue.sendTo("exchangeLogger", { type: "exchange.log", exchange });
    }),
  },
  guards: {
    hasConversation: ({ context }, { conversationId }: Named) => messagesOf(context, conversationId).length > 0,
    /** There is a conversation to leave. */
    canBeginConversation: ({ context }) => context.memory.messages.length > 0,
    isOtherConversation: ({ context }, { conversationId }: Named) =>
      conversationId !== context.memory.conversationId && messagesOf(context, conversationId).length > 0,
  },
});
