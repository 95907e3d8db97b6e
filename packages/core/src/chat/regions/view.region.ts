import { chatSetup } from "../chat.setup";

/** Whether the messages are on show. Hiding them clears the view; the memory stays whole. */
export const viewRegion = chatSetup.createStateConfig({
  initial: "choosing",
  on: { "messages.show": { guard: "hasHidden", actions: "showMessages" } },
  states: {
    /** Where the stored choice is taken up. */
    choosing: {
      always: [{ guard: "startsVoiceOnly", target: "voiceOnly" }, { target: "text" }],
    },
    text: {
      on: {
        "text.hide": {
          target: "voiceOnly",
          actions: ["clearView", { type: "changeSetting", params: { name: "voiceOnly", value: true } }],
        },
      },
    },
    voiceOnly: {
      on: {
        "text.show": {
          target: "text",
          actions: { type: "changeSetting", params: { name: "voiceOnly", value: false } },
        },
      },
    },
  },
});
