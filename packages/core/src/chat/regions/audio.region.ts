import { chatSetup } from "../chat.setup";

/** Whether the browser lets the page make sound; a press of the visitor unlocks it, a refused playback locks it. */
export const audioRegion = chatSetup.createStateConfig({
  initial: "locked",
  states: {
    locked: { on: { "audio.unlock": { target: "unlocked", actions: ["unlockVoice", "forgetBlocked"] } } },
    // Every press may unlock what was not there yet at the first.
    unlocked: { on: { "audio.unlock": { actions: "unlockVoice" }, "playback.blocked": "locked" } },
  },
});
