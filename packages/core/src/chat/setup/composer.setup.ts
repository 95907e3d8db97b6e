import { and, assign, enqueueActions, stateIn } from "xstate";
import { patch } from "../../shared/patch";
import { draftKey } from "../../shared/setting-keys";
import type { OutgoingMessage } from "../chat.types";
import { lastExchange } from "../last-exchange";
import { isSendable } from "../outgoing-message";
import { hasLostPicture, pictureToSend } from "../pictures";
import { draftToStore, hasChangedDraft, joinDrafts } from "../draft-to-store";
import { baseSetup, change } from "./base.setup";

/** No other page is generating a reply to the last question. */
export const isNotAnsweredElsewhere = stateIn({ otherPages: { watched: "quiet" } });

/** What the visitor writes: the draft, an edited question, and messages sent before the memory is loaded. */
export const composerSetup = baseSetup.extend({
  actions: {
    storeDraft: enqueueActions(({ context, enqueue }) => {
      if (!hasChangedDraft(context)) return;
      const [id, text] = [context.character.id, draftToStore(context)];
      enqueue.assign(patch(context, "composer", { drafts: { ...context.composer.drafts, [id]: text } }));
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: draftKey(id), value: text === "" ? null : text });
    }),
    changeDraft: assign(({ context }, { text }: { text: string }) => patch(context, "composer", { draft: text })),
    clearDrafts: assign(change("composer", { draft: "", draftBefore: "", drafts: {} })),
    putInDraft: enqueueActions(({ context, enqueue }, { characterId, text }: { characterId: string; text: string }) => {
      const { composer } = context;
      if (characterId === context.character.id) {
        const box = composer.editedId === null ? "draft" : "draftBefore";
        enqueue.assign(patch(context, "composer", { [box]: joinDrafts(text, composer[box]) }));
        return;
      }
      const draft = joinDrafts(text, composer.drafts[characterId] ?? "");
      enqueue.assign(patch(context, "composer", { drafts: { ...composer.drafts, [characterId]: draft } }));
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: draftKey(characterId), value: draft });
    }),

    editQuestion: assign(({ context }) => {
      const question = lastExchange(context.memory.messages)?.question;
      if (!question) return {};
      const isPictureOnly = question.text === context.config.phrases.imageShared(context.character.name);
      return patch(context, "composer", {
        editedId: question.id,
        draftBefore: context.composer.draft,
        draft: isPictureOnly ? "" : question.text,
      });
    }),
    cancelEdit: assign(({ context }) =>
      context.composer.editedId === null
        ? {}
        : patch(context, "composer", { editedId: null, draft: context.composer.draftBefore, draftBefore: "" }),
    ),

    queueMessage: assign(({ context }, params: OutgoingMessage) => {
      const { text } = params;
      const { early, draft } = context.composer;
      const image = pictureToSend(context, params);
      return patch(context, "composer", {
        early: [...early, { text, ...(image && { image }) }],
        ...(text.trim() === draft.trim() && { draft: "" }),
      });
    }),
    /** Sends the next early message. After a failed reply the rest goes back to the draft, so that the visitor decides. */
    sendQueued: enqueueActions(({ context, enqueue }) => {
      const { early, draft } = context.composer;
      const [next, ...later] = early;
      if (!next) return;
      if (context.reply.failure) {
        const texts = early.map(({ text }) => text);
        return enqueue.assign(patch(context, "composer", { early: [], draft: joinDrafts(...texts, draft) }));
      }
      enqueue.assign(patch(context, "composer", { early: later }));
      enqueue.raise({ type: "message.send", ...next });
    }),
  },
  guards: {
    isSendable: ({ context }, params: OutgoingMessage) => isSendable(context, params),
    // Plain JavaScript can send anything.
    isOtherDraft: ({ context }, { text }: { text: string }) =>
      typeof text === "string" && text !== context.composer.draft,
    hasDrafts: ({ context: { composer } }) =>
      composer.draft !== "" ||
      composer.draftBefore !== "" ||
      Object.values(composer.drafts).some((text) => text !== ""),
    hasChangedDraft: ({ context }) => hasChangedDraft(context),
    isEditing: ({ context }) => context.composer.editedId !== null,
    canEdit: and([
      isNotAnsweredElsewhere,
      ({ context }) =>
        context.composer.editedId === null &&
        lastExchange(context.memory.messages) !== null &&
        !hasLostPicture(context),
    ]),
  },
});
