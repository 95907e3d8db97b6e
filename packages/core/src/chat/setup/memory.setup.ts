import { assign, enqueueActions } from "xstate";
import type { MemoryChange, Message } from "../../contracts";
import { divideMemory } from "../../memory/conversations";
import { freshMetadata } from "../../memory/memory-metadata";
import { insertMessage } from "../../memory/message-order";
import { patch } from "../../shared/patch";
import { allMessages, newestMessage } from "../all-messages";
import { picturesWithout } from "../pictures";
import { storedFailureOf } from "../stored-failure";
import type { LoadedMemory } from "../../contracts";
import { noMemory } from "../no-memory";
import type { ChatContext, MemoryProblem } from "../chat.types";
import { sitePreferences } from "../../preferences/preferences";
import { change } from "./base.setup";
import { composerSetup } from "./composer.setup";

/** The parts of the reply slice to reset when the memory they belong to is replaced or left. */
export const noReply = { pending: null, replaced: null, failure: null } as const;

/** Applies a message that another page stored, changed or removed. */
function changeOfMessages(context: ChatContext, changed: MemoryChange): Partial<ChatContext> {
  const { conversationId, messages, others } = context.memory;
  if (changed.type === "removed") {
    const isKept = ({ id }: Message) => id !== changed.messageId;
    return {
      ...patch(context, "memory", { messages: messages.filter(isKept), others: others.filter(isKept) }),
      ...patch(context, "reply", { pictures: picturesWithout(context.reply.pictures, [{ id: changed.messageId }]) }),
    };
  }
  // The reply that is being replaced is still stored; do not show it again.
  if (changed.type !== "appended" || changed.message.id === context.reply.replaced?.id) return {};
  if (changed.message.conversationId !== conversationId)
    return patch(context, "memory", { others: insertMessage(others, changed.message) });
  // A message that was edited in another tab may have another picture there.
  const edited = messages.filter(({ id, text }) => id === changed.message.id && text !== changed.message.text);
  return {
    ...patch(context, "memory", { messages: insertMessage(messages, changed.message) }),
    ...patch(context, "reply", { pictures: picturesWithout(context.reply.pictures, edited) }),
  };
}

/** The character's memory: loaded, watched, hidden, and stored again after the browser has deleted it. */
export const memorySetup = composerSetup.extend({
  actions: {
    takeMemory: assign(({ context }, { memory }: { memory: LoadedMemory }) => {
      const divided = divideMemory(memory.messages, context.character.id);
      return {
        ...patch(context, "reply", {
          failure: storedFailureOf(divided.messages, context.reply.failures[context.character.id]),
        }),
        ...patch(context, "memory", {
          ...divided,
          metadata: memory.metadata,
          durability: memory.durability,
          problem: memory.problem ?? null,
        }),
      };
    }),
    readNewest: enqueueActions(({ enqueue }) => enqueue.sendTo("othersReader", { type: "newest.read" })),
    askReader: enqueueActions(({ enqueue, event }) => {
      if (event.type === "memories.read" || event.type === "memories.release") enqueue.sendTo("othersReader", event);
    }),
    dropElsewhere: assign({ elsewhere: {} }),
    setElsewhere: assign({
      elsewhere: ({ context }, { characterId, messages }: { characterId: string; messages: readonly Message[] }) => ({
        ...context.elsewhere,
        [characterId]: messages,
      }),
    }),
    setNewest: assign({
      newest: ({ context }, { characterId, message }: { characterId: string; message: Message | null }) => ({
        ...context.newest,
        [characterId]: message,
      }),
    }),
    beginEmpty: assign(change("memory", { messages: [], others: [], durability: "memory", problem: "unreadable" })),

    takeChange: assign(({ context }, { change: changed }: { change: MemoryChange }) => {
      if (changed.type === "appended" || changed.type === "removed") return changeOfMessages(context, changed);
      const { messages, metadata } =
        changed.type === "replaced" ? changed : { messages: [], metadata: freshMetadata(context.config.now()) };
      const { conversationId } = context.memory;
      const isKept = messages.some((message) => message.conversationId === conversationId);
      // An edited question ends with its memory. The draft before the edit belongs to no memory, so it stays.
      const { editedId, draftBefore } = context.composer;
      return {
        ...patch(context, "memory", {
          ...divideMemory(messages, context.character.id, isKept ? conversationId : undefined),
          metadata,
          hidden: 0,
        }),
        ...patch(context, "reply", {
          ...noReply,
          pictures: picturesWithout(context.reply.pictures, allMessages(context.memory)),
        }),
        ...(editedId !== null && patch(context, "composer", { editedId: null, draft: draftBefore, draftBefore: "" })),
      };
    }),
    /** Adds messages that another page stored without reporting them. */
    mergeMemory: assign(({ context }, { memory }: { memory: LoadedMemory }) => {
      const all = memory.messages
        .filter(({ id }) => id !== context.reply.replaced?.id)
        .reduce(insertMessage, allMessages(context.memory));
      return patch(context, "memory", divideMemory(all, context.character.id, context.memory.conversationId));
    }),

    storeAgain: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(patch(context, "memory", { problem: null }));
      for (const message of allMessages(context.memory))
        enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: context.character.id, message });
    }),
    /** Writes are in order, so once a message is stored none is missing. A problem found while loading stays. */
    clearStorageProblem: assign(({ context }) =>
      context.memory.problem === "full" || context.memory.problem === "unknown"
        ? patch(context, "memory", { problem: null })
        : {},
    ),
    setMemoryProblem: assign(({ context }, { problem }: { problem: MemoryProblem }) =>
      patch(context, "memory", { problem }),
    ),

    showMessages: assign(change("memory", { hidden: 0 })),
    clearView: assign(({ context }) => patch(context, "memory", { hidden: context.memory.messages.length })),

    changeCharacter: enqueueActions(({ context, enqueue }, { characterId }: { characterId: string }) => {
      const character = context.config.characters.find(({ id }) => id === characterId) ?? context.character;
      enqueue.assign({
        character,
        newest: { ...context.newest, [context.character.id]: newestMessage(context.memory) },
        memory: noMemory(character.id),
        ...patch(context, "composer", {
          draft: context.composer.drafts[character.id] ?? "",
          draftBefore: "",
          early: [],
          editedId: null,
        }),
        ...patch(context, "reply", noReply),
        ...patch(context, "log", { isRefused: false }),
        ...patch(context, "voice", { failure: null }),
      });
      const { key } = sitePreferences.character;
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key, value: character.id });
      enqueue.sendTo("voiceEngine", { type: "voice.check", voice: character.id });
    }),
  },
  guards: {
    hasMessages: ({ context }) => newestMessage(context.memory) !== null,
    hasHidden: ({ context }) => context.memory.hidden > 0,
    hasLostMemory: ({ context }) => context.memory.problem === "lost",
    isNewest: ({ context }, { messageId }: { messageId: string }) => context.memory.messages.at(-1)?.id === messageId,
    isWipe: (_, { change: changed }: { change: MemoryChange }) =>
      changed.type === "replaced" || changed.type === "cleared",
  },
});
