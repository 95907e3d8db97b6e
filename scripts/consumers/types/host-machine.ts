import { chatMachine, characters, defineRunTurn, type LanguageModel } from "@archive-of-minds/core";
import { setup } from "xstate";

/** A machine of the host's own that has a chat among its actors. */
export function hostMachine(languageModel: LanguageModel) {
  return setup({
    actors: { chat: chatMachine.provide({ actors: { runTurn: defineRunTurn({ languageModel }) } }) },
  }).createMachine({
    id: "host",
    invoke: {
      id: "support",
      src: "chat",
      input: { characters, model: { name: languageModel.name, kind: languageModel.kind } },
      onSnapshot: { actions: ({ event }) => console.log(event.snapshot.context.memory.messages.length) },
    },
  });
}
