import { chatSetup } from "../chat.setup";

/** Who ends the visitor's turn: the visitor, by pressing a button, or the archive, by detecting silence. */
export const turnTakingRegion = chatSetup.createStateConfig({
  initial: "choosing",
  states: {
    /** Reads the stored setting. */
    choosing: { always: [{ guard: "startsAutomatic", target: "automatic" }, { target: "pushToTalk" }] },
    pushToTalk: {
      on: {
        "turnTaking.automate": {
          target: "automatic",
          actions: { type: "changeSetting", params: { name: "turnTaking", value: "automatic" } },
        },
      },
    },
    automatic: {
      on: {
        "turnTaking.handOver": {
          target: "pushToTalk",
          actions: { type: "changeSetting", params: { name: "turnTaking", value: "pushToTalk" } },
        },
      },
    },
  },
});
