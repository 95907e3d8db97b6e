import { chatSetup } from "../chat.setup";

/** Whether another page of the archive is being answered by this character: meanwhile its question cannot be asked again here. */
export const otherPagesRegion = chatSetup.createStateConfig({
  initial: "watched",
  states: {
    watched: {
      tags: "lasting",
      invoke: {
        id: "replyWatcher",
        src: "watchReplies",
        input: ({ context }) => ({ characterId: context.character.id }),
        onError: ".quiet",
      },
      on: {
        "character.select": {
          guard: { type: "isAnotherCharacter", params: ({ event }) => event },
          target: "watched",
          reenter: true,
        },
        "otherPage.began": ".answering",
      },
      initial: "quiet",
      states: {
        quiet: {},
        answering: { tags: "waiting", on: { "otherPage.ended": "catchingUp" }, after: { replyCeiling: "catchingUp" } },
        /** A page that was left in mid-reply could tell nobody what it kept of it. */
        catchingUp: {
          tags: "waiting",
          invoke: {
            id: "memoryRereader",
            src: "loadMemory",
            input: ({ context }) => ({ characterId: context.character.id }),
            onDone: {
              target: "quiet",
              actions: { type: "mergeMemory", params: ({ event }) => ({ memory: event.output }) },
            },
            onError: "quiet",
          },
          // What is read now may be from before that.
          on: { "memory.changed": { guard: { type: "isWipe", params: ({ event }) => event }, target: "quiet" } },
          after: { memoryLoad: "quiet" },
        },
      },
    },
  },
});
