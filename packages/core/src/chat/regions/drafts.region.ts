import { not, or, stateIn } from "xstate";
import { chatSetup } from "../chat.setup";

/** The words heard so far are added to the draft in the same step. */
const hasWordsToKeep = or(["hasChangedDraft", stateIn({ microphone: "on" })]);

/** Whether the draft is stored for the next time the page opens. */
export const draftsRegion = chatSetup.createStateConfig({
  initial: "kept",
  on: { "page.hide": { guard: hasWordsToKeep, target: ".kept", actions: "keepDraft" } },
  states: {
    kept: { always: { guard: "hasChangedDraft", target: "changed" } },
    changed: {
      tags: "waiting",
      always: { guard: not("hasChangedDraft"), target: "kept" },
      after: { draftKeep: { target: "kept", actions: "keepDraft" } },
    },
  },
});
