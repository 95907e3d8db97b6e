import { chatSetup } from "../chat.setup";

/** Whether the browser lets the page play sound: a user gesture unlocks it, a blocked playback locks it. */
export const audioRegion = chatSetup.createStateConfig({
  initial: "locked",
  states: {
    locked: { on: { "audio.unlock": { target: "unlocked", actions: ["unlockVoice", "clearBlocked"] } } },
    // Every gesture may unlock a player that did not exist at the first one.
    unlocked: { on: { "audio.unlock": { actions: "unlockVoice" }, "playback.blocked": "locked" } },
  },
});
