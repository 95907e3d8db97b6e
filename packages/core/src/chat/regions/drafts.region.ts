import { not, or, stateIn } from "xstate";
import { chatSetup } from "../chat.setup";

/** What was heard so far is put into the text box in the same step. */
const hasWordsToKeep = or(["hasChangedDraft", stateIn({ microphone: "on" })]);

/** Whether what stands in the text box is kept for the next time the page opens. */
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
