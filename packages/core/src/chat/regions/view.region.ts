import { chatSetup } from "../chat.setup";

/** Whether the messages are visible. Hiding them clears the view; the memory stays complete. */
export const viewRegion = chatSetup.createStateConfig({
  initial: "choosing",
  on: { "messages.show": { guard: "hasHidden", actions: "showMessages" } },
  states: {
    /** Reads the stored setting. */
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
