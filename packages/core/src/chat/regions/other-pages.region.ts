import { chatSetup } from "../chat.setup";
import { selectsAnotherCharacter, wipesMemory } from "./event-guards";

/** Whether another page is generating a reply of this character. While it is, the question cannot be retried here. */
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
          guard: selectsAnotherCharacter,
          target: "watched",
          reenter: true,
        },
        "otherPage.began": ".answering",
      },
      initial: "quiet",
      states: {
        quiet: {},
        answering: { tags: "waiting", on: { "otherPage.ended": "catchingUp" }, after: { replyCeiling: "catchingUp" } },
        /** A page that closed in the middle of a reply could not report what it stored, so the memory is read again. */
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
          // The memory that is being read may be older than the wipe.
          on: { "memory.changed": { guard: wipesMemory, target: "quiet" } },
          after: { memoryLoad: "quiet" },
        },
      },
    },
  },
});
