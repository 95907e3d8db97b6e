import { chatSetup } from "../chat.setup";

/** Who says when the visitor's turn is over: the visitor, by pressing, or the archive, by listening for silence. */
export const turnTakingRegion = chatSetup.createStateConfig({
  initial: "choosing",
  states: {
    /** Where the stored choice is taken up. */
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
