import { chatSetup } from "../chat.setup";
import { unansweredTexts } from "../last-exchange";
import { unchecked } from "../../turn/reply-failure";

/** The visitor stops a reply before its turn begins: a turn that is still there belongs to an earlier reply. */
export const stopBeforeReply = {
  target: "#chat.conversation.ready.idle",
  actions: {
    type: "closeReply",
    params: { outcome: { text: "", end: "stopped", failure: null, modelName: null } },
  },
} as const;

const giveUp = {
  target: "#chat.conversation.ready.idle",
  actions: {
    type: "closeReply",
    params: { outcome: { text: "", end: "failed", failure: unchecked, modelName: null } },
  },
} as const;

/** The safety check that runs before any model: does the visitor need help from people? If it fails or times out, no reply is generated. */
export const checkingState = chatSetup.createStateConfig({
  tags: ["locksComposer", "waiting"],
  always: { guard: "skipsCheck", target: "answering" },
  invoke: {
    id: "needChecker",
    src: "checkNeed",
    input: ({ context }) => ({ texts: unansweredTexts(context.memory.messages), language: context.language }),
    onDone: { target: "answering", actions: { type: "setNeed", params: ({ event }) => ({ need: event.output }) } },
    onError: giveUp,
  },
  after: { safetyCheck: giveUp },
  on: { "reply.stop": stopBeforeReply },
});
