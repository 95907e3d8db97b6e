import { createReplyDraft, type ReplyDraft } from "../chat/reply-draft";

/** The text of a turn while it grows; it knows whether its model was stopped because the turn grew too long. */
export interface TurnDraft extends ReplyDraft {
  readonly isCutShort: boolean;
  cutShort(): void;
}

export function createTurnDraft(): TurnDraft {
  const draft = createReplyDraft();
  let isCutShort = false;
  return {
    get text() {
      return draft.text;
    },
    get isWhole() {
      return draft.isWhole;
    },
    get modelName() {
      return draft.modelName;
    },
    get isCutShort() {
      return isCutShort;
    },
    sign: draft.sign,
    append: draft.append,
    finish: draft.finish,
    subscribe: draft.subscribe,
    cutShort: () => void (isCutShort = true),
  };
}

/** Whoever writes a reply knows its draft only as one that grows. */
export const isTurnDraft = (draft: ReplyDraft): draft is TurnDraft => "cutShort" in draft;
