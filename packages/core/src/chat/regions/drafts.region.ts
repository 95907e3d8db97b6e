import { not, or, stateIn } from "xstate";
import { chatSetup } from "../chat.setup";

/** The words heard so far are added to the draft in the same step. */
const hasUnstoredWords = or(["hasChangedDraft", stateIn({ microphone: "on" })]);

/** Whether the draft is stored for the next time the page opens. */
export const draftsRegion = chatSetup.createStateConfig({
  initial: "stored",
  on: { "page.hide": { guard: hasUnstoredWords, target: ".stored", actions: "storeDraft" } },
  states: {
    stored: { always: { guard: "hasChangedDraft", target: "changed" } },
    changed: {
      tags: "waiting",
      always: { guard: not("hasChangedDraft"), target: "stored" },
      after: { draftWrite: { target: "stored", actions: "storeDraft" } },
    },
  },
});
