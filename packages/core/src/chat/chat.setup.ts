import { and, assign, emit, enqueueActions, raise, setup, stateIn } from "xstate";
import type { FrameSource, MemoryChange, Message, NeedKind, VoiceStatus } from "../contracts";
import { freshMetadata } from "../memory/memory-metadata";
import { insertMessage, nextTimestamp } from "../memory/message-order";
import { isBlank } from "../shared/is-blank";
import { draftKey, failureKey, settingKeys, voiceIdKey } from "../shared/setting-keys";
import * as timings from "../shared/timings";
import {
  beginWords,
  failListening,
  keepInDraft,
  settleInterim,
  spokenText,
  takeFinal,
  takeInterim,
} from "../listening/heard-words";
import type { MicrophoneFailure } from "../listening/listening.types";
import { draftToKeep, hasChangedDraft, joinDrafts } from "./draft-to-keep";
import type { VisitorVoice } from "../listening/end-of-turn";
import { ATTEMPTS, isPassing, restartDelay } from "../listening/restarts";
import { createProgressStore } from "../speaking/download-progress";
import type { SpeakingEvent, SpeakingOutput } from "../speaking/speaking.machine";
import type { SpeechFailure } from "../speaking/speech-failure";
import { chatSlots, type ChatChildren } from "./chat.slots";
import { heardSoFar, isDownloadable, isUnspoken } from "./chat.voice";
import {
  brokenReply,
  canBeSaid,
  editedExchange,
  hasLostPicture,
  lastExchange,
  openQuestion,
  pictureKept,
  pictureOf,
  picturesKept,
  settleReply,
  type WhatIsSaid,
} from "./chat.messages";
import type { ChatContext, ChatEmitted, ChatEvent, ChatInput, LoadedMemory, MemoryProblem } from "./chat.types";
import { failureKept, failuresWith, failureToKeep } from "./kept-failure";
import type { TextStream } from "../turn/text-stream";
import { isWritten } from "./reply-end";
import type { ReplyFailure } from "./reply-failure";
import type { ReplyModel, ReplyOutcome } from "./reply.machine";

type CloseReplyParams =
  | { readonly outcome: ReplyOutcome; readonly end?: never; readonly isPageGoing?: never }
  | {
      readonly end: "stopped" | "interrupted" | "cut";
      readonly failure?: ReplyFailure;
      readonly outcome?: never;
      readonly isPageGoing?: boolean;
    };

/** What was asked last is not being answered in another page. */
const isAlone = stateIn({ otherPages: { watched: "quiet" } });

/** Types, actor slots, actions and guards of the chat chart; its regions are built from this. */
export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
    input: {} as ChatInput,
    children: {} as ChatChildren,
    tags: {} as ChatTag,
  },
  actors: chatSlots,
  actions: {
    keepDraft: enqueueActions(({ context, enqueue }) => {
      if (!hasChangedDraft(context)) return;
      const [id, text] = [context.character.id, draftToKeep(context)];
      enqueue.assign({ drafts: { ...context.drafts, [id]: text } });
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: draftKey(id), value: text === "" ? null : text });
    }),
    changeDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    forgetDrafts: assign({ draft: "", draftBefore: "", drafts: {} }),
    putInDraft: enqueueActions(({ context, enqueue }, { characterId, text }: { characterId: string; text: string }) => {
      if (characterId === context.character.id) {
        const box = context.editedId === null ? "draft" : "draftBefore";
        enqueue.assign({ [box]: joinDrafts(text, context[box]) });
        return;
      }
      const draft = joinDrafts(text, context.drafts[characterId] ?? "");
      enqueue.assign({ drafts: { ...context.drafts, [characterId]: draft } });
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: draftKey(characterId), value: draft });
    }),

    attachFrameSource: assign((_, { frameSource }: { frameSource: FrameSource }) => ({ frameSource })),
    detachFrameSource: assign({ frameSource: null }),

    takeQuestion: enqueueActions(({ context, enqueue }, params: WhatIsSaid) => {
      const { text } = params;
      const image = pictureOf(context, params);
      const edited = editedExchange(context)?.question ?? null;
      const message: Message = {
        id: edited?.id ?? context.createId(),
        conversationId: context.character.id,
        author: "user",
        text: isBlank(text) ? context.phrases.imageShared(context.character.name) : text.trim(),
        createdAt: edited?.createdAt ?? nextTimestamp(context.messages, context.now()),
        hasImage: image !== null,
      };
      const before = edited ? context.messages.filter(({ id }) => id !== edited.id) : context.messages;
      // What is sent from elsewhere leaves alone what is being written.
      const draft =
        context.editedId !== null || text.trim() === context.draft.trim() ? context.draftBefore : context.draft;
      if (context.memoryProblem === "lost") {
        enqueue.assign({ memoryProblem: null });
        for (const lost of before)
          enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: context.character.id, message: lost });
      }
      enqueue.assign({
        messages: [...before, message],
        image,
        draft,
        draftBefore: "",
        editedId: null,
        failure: null,
        logRefused: false,
      });
      enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: context.character.id, message });
    }),

    keepEarly: assign(({ context }, params: WhatIsSaid) => {
      const { text } = params;
      const image = pictureOf(context, params);
      return {
        early: [...context.early, { text, ...(image && { image }) }],
        ...(text.trim() === context.draft.trim() && { draft: "" }),
      };
    }),
    /** In its turn, as if it was sent now. After a failure the visitor decides. */
    sayEarly: enqueueActions(({ context, enqueue }) => {
      const [next, ...early] = context.early;
      if (!next) return;
      if (context.failure)
        return enqueue.assign({
          early: [],
          draft: joinDrafts(...context.early.map(({ text }) => text), context.draft),
        });
      enqueue.assign({ early });
      enqueue.raise({ type: "message.send", ...next });
    }),

    /** With its memory goes why it had no answer. */
    forgetKeptFailure: enqueueActions(({ context, enqueue }) => {
      if (!context.failures[context.character.id]) return;
      enqueue.assign({ failures: failuresWith(context, null) });
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: failureKey(context.character.id), value: null });
    }),
    storeAgain: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ memoryProblem: null });
      for (const message of context.messages)
        enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: context.character.id, message });
    }),
    forgetFailure: assign({ failure: null }),

    /** The last reply gives way to another, where there is one. */
    removeReply: assign(({ context }) => {
      const reply = lastExchange(context.messages)?.reply ?? null;
      return reply ? { replaced: reply, messages: context.messages.slice(0, -1) } : {};
    }),
    /** A reply that broke off gives way to a whole one, and an apology to whatever comes. */
    removeFailedReply: assign(({ context }) => {
      const reply = brokenReply(context.messages);
      return reply ? { replaced: reply, messages: context.messages.slice(0, -1) } : {};
    }),
    /** What answered the question as it was does not answer it as it will be, and no model may take it for an answer. */
    removeEdited: enqueueActions(({ context, enqueue }) => {
      const reply = editedExchange(context)?.reply ?? null;
      if (!reply) return;
      const { model: _before, heardUntil: _heard, ...place } = reply;
      const message: Message = { ...place, text: context.phrases.takenBack, status: "failed" };
      enqueue.assign({ replaced: message, messages: context.messages.slice(0, -1) });
      enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: context.character.id, message });
    }),
    editQuestion: assign(({ context }) => {
      const question = lastExchange(context.messages)?.question;
      if (!question) return {};
      const isPictureOnly = question.text === context.phrases.imageShared(context.character.name);
      return { editedId: question.id, draftBefore: context.draft, draft: isPictureOnly ? "" : question.text };
    }),
    leaveQuestion: assign(({ context }) =>
      context.editedId === null ? {} : { editedId: null, draft: context.draftBefore, draftBefore: "" },
    ),

    openReply: assign(({ context }, { model, isAgain = false }: { model: ReplyModel; isAgain?: boolean }) => {
      const { replaced, spokenId, heardId } = context;
      // In the place of the reply that gives way, so that no memory holds both.
      const id = replaced?.id ?? context.createId();
      const timestamp = replaced?.createdAt ?? null;
      // What is written in its place is to be heard, too.
      return {
        pending: { id, timestamp, model, isAgain },
        answeredId: id,
        spokenId: spokenId === id ? null : spokenId,
        heardId: heardId === id ? null : heardId,
        voiceFailure: null,
      };
    }),

    noteNeed: assign(({ context: { pending } }, { need }: { need: NeedKind | null }) =>
      pending && need !== null ? { pending: { ...pending, need } } : {},
    ),
    noteReplyTime: assign(({ context: { pending, messages, now } }) =>
      pending ? { pending: { ...pending, timestamp: pending.timestamp ?? nextTimestamp(messages, now()) } } : {},
    ),

    /**
     * Files what came of a reply: as a message, in memory, and in the log. Without an `outcome` the reply is still
     * being written, and what there is of it is filed.
     */
    closeReply: enqueueActions(({ context, enqueue, self }, params: CloseReplyParams) => {
      // No children where the chart is only explored, not run.
      const children: { reply?: { getSnapshot(): { context: { draft: TextStream } } } } =
        self.getSnapshot().children ?? {};
      const draft = children.reply?.getSnapshot().context.draft;
      const { text = "", modelName = null } = draft ?? {};
      // Whoever says it aloud waits for more. Not within the action: another chart listens.
      enqueue(() => queueMicrotask(() => draft?.finish()));
      const outcome = params.outcome ?? { text, modelName, end: params.end, failure: params.failure ?? null };
      const heard = params.end === "interrupted" ? heardSoFar(context, self) : null;
      const { changes, message, exchange, news } = settleReply(context, outcome, heard);
      enqueue.assign(changes);
      // That the page goes is nobody's failure.
      const kept =
        params.isPageGoing === true
          ? null
          : failureToKeep(changes.messages ?? context.messages, changes.failure ?? null);
      if (kept || context.failures[context.character.id]) {
        enqueue.assign({ failures: failuresWith(context, kept) });
        enqueue.sendTo("settingsKeeper", {
          type: "setting.write",
          key: failureKey(context.character.id),
          value: kept && JSON.stringify(kept),
        });
      }
      if (message && isUnspoken(context, message)) enqueue.assign({ unspokenId: message.id });
      if (message)
        enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: context.character.id, message });
      if (exchange) enqueue.sendTo("exchangeLogger", { type: "exchange.log", exchange });
      for (const item of news) enqueue.emit(item);
    }),
    checkVoice: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo("voiceEngine", { type: "voice.check", voice: context.character.id });
    }),
    noteVoice: assign({ voice: (_, { status }: { status: VoiceStatus }) => status }),
    unlockVoice: enqueueActions(({ enqueue }) => {
      enqueue.sendTo("voiceEngine", { type: "audio.unlock" });
    }),
    forwardToVoice: enqueueActions(({ enqueue }, { event }: { event: SpeakingEvent }) => {
      enqueue.sendTo("voice", event);
    }),
    /** A reply that was silenced is not begun again. */
    markSpoken: assign({
      spokenId: ({ context }) => context.unspokenId ?? context.pending?.id ?? null,
      unspokenId: null,
    }),
    passOver: assign({ spokenId: ({ context }) => context.pending?.id ?? context.spokenId }),
    forgetUnspoken: assign({ unspokenId: null }),
    /** The visitor silenced a reply that was whole in writing. */
    markHeard: enqueueActions(({ context, enqueue, self }) => {
      const spoken = context.messages.find(({ id }) => id === context.spokenId);
      const heard = heardSoFar(context, self);
      if (!spoken || !isWritten(spoken.status) || heard === null || heard >= spoken.text.length) return;
      const message: Message = { ...spoken, heardUntil: heard };
      enqueue.assign({ messages: insertMessage(context.messages, message) });
      enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: context.character.id, message });
    }),
    /** The visitor spoke over a reply that was already whole in writing. */
    markInterrupted: enqueueActions(({ context, enqueue, self }) => {
      const spoken = context.messages.find(({ id }) => id === context.spokenId);
      // What was refused stays so: no model is shown it.
      if (!spoken || !isWritten(spoken.status) || spoken.status === "refused") return;
      const heard = heardSoFar(context, self);
      const message: Message = { ...spoken, status: "interrupted", ...(heard !== null && { heardUntil: heard }) };
      enqueue.assign({ messages: insertMessage(context.messages, message) });
      enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: context.character.id, message });
    }),
    markReplay: assign({ replayingId: (_, { messageId }: { messageId: string }) => messageId }),
    forgetReplay: assign({ replayingId: null }),
    /** The reply reaches the visitor's ears. That an earlier message is said once more changes nothing for the reply. */
    noteHeard: assign(({ context: { replayingId, answeredId, spokenId } }) => {
      if (replayingId === null) return { heardId: spokenId };
      return replayingId === answeredId ? { heardId: answeredId } : {};
    }),
    /** What is left of the reply will not be said. */
    noteUnheard: assign(({ context }) => (context.replayingId === null ? { heardId: null } : {})),
    noteSpeech: enqueueActions(({ context, enqueue }, { failure }: SpeakingOutput) => {
      const { heardId, replayingId, voice, character } = context;
      const engine = failure?.engine ?? voice?.engine?.name;
      enqueue.assign({
        heardId: failure && replayingId === null ? null : heardId,
        voiceFailure: failure && engine !== undefined ? { ...failure, engine } : failure,
      });
      if (failure) enqueue.emit({ type: "voice.failed", speaker: character.id, failure });
    }),
    forgetBlocked: assign({
      voiceFailure: ({ context }) => (context.voiceFailure?.reason === "blocked" ? null : context.voiceFailure),
    }),
    lockAudio: raise({ type: "playback.blocked" }),
    rememberVoice: enqueueActions(({ enqueue }, { on }: { on: boolean }) => {
      enqueue.assign({ voiceOn: on, ...(!on && { voiceFailure: null }) });
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: settingKeys.voiceOn, value: on ? null : "false" });
    }),
    rememberTurnTaking: enqueueActions(({ enqueue }, { automatic }: { automatic: boolean }) => {
      enqueue.sendTo("settingsKeeper", {
        type: "setting.write",
        key: settingKeys.turnTaking,
        value: automatic ? "automatic" : null,
      });
    }),
    chooseVoiceEngine: enqueueActions(({ context, enqueue }, { name }: { name: string | null }) => {
      enqueue.assign({ voiceEngine: name });
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: settingKeys.voiceEngine, value: name });
      // Whoever chooses a voice wants to be offered it, whatever was said before.
      if (name !== null && context.voiceDeclined) {
        enqueue.assign({ voiceDeclined: false });
        enqueue.sendTo("settingsKeeper", { type: "setting.write", key: settingKeys.voiceDeclined, value: null });
      }
      enqueue.sendTo("voiceEngine", { type: "voice.check", voice: context.character.id });
    }),
    chooseVoice: enqueueActions(({ context, enqueue }, { id }: { id: string | null }) => {
      const { [context.character.id]: _before, ...others } = context.voiceIds;
      enqueue.assign({ voiceIds: id === null ? others : { ...others, [context.character.id]: id } });
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: voiceIdKey(context.character.id), value: id });
    }),
    rememberSoundEffects: enqueueActions(({ enqueue }, { on }: { on: boolean }) => {
      enqueue.assign({ soundEffectsOn: on });
      enqueue.sendTo("settingsKeeper", {
        type: "setting.write",
        key: settingKeys.soundEffectsOn,
        value: on ? null : "false",
      });
    }),
    declineVoice: enqueueActions(({ enqueue }) => {
      enqueue.assign({ voiceDeclined: true });
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: settingKeys.voiceDeclined, value: "true" });
    }),
    undeclineVoice: enqueueActions(({ enqueue }) => {
      enqueue.assign({ voiceDeclined: false });
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: settingKeys.voiceDeclined, value: null });
    }),
    beginDownload: assign({
      download: ({ context }) => context.download ?? createProgressStore(context.voiceBytes ?? 0),
      downloadFailure: null,
    }),
    noteDownload: assign({ downloadFailure: (_, { failure }: { failure: SpeechFailure }) => failure }),

    takeMemory: assign(({ context }, { memory }: { memory: LoadedMemory }) => ({
      image: pictureKept(context, memory.messages),
      failure: failureKept(memory.messages, context.failures[context.character.id]),
      messages: memory.messages,
      metadata: memory.metadata,
      durability: memory.durability,
      memoryProblem: memory.problem ?? null,
    })),

    beginEmpty: assign({ messages: [], durability: "memory", memoryProblem: "unreadable" }),

    takeChange: assign(({ context }, { change }: { change: MemoryChange }) => {
      // What is being written anew does not come back by way of the memory.
      if (change.type === "appended" && change.message.id === context.replaced?.id) return {};
      if (change.type === "appended") {
        const messages = insertMessage(context.messages, change.message);
        // The picture goes with the last question, which may be another tab's now.
        return lastExchange(messages)?.question.id === lastExchange(context.messages)?.question.id
          ? { messages }
          : { messages, image: null };
      }
      if (change.type === "removed") return { messages: context.messages.filter(({ id }) => id !== change.messageId) };
      const { messages, metadata } =
        change.type === "replaced" ? change : { messages: [], metadata: freshMetadata(context.now()) };
      // A question that is being changed goes with its memory; the draft before it is of no memory.
      const box = context.editedId === null ? {} : { draft: context.draftBefore, draftBefore: "" };
      return {
        messages,
        metadata,
        hidden: 0,
        pending: null,
        replaced: null,
        editedId: null,
        failure: null,
        image: null,
        ...box,
      };
    }),

    /** Takes in what another page has written and could not tell of. */
    mergeMemory: assign(({ context }, { memory }: { memory: LoadedMemory }) => ({
      messages: memory.messages.filter(({ id }) => id !== context.replaced?.id).reduce(insertMessage, context.messages),
    })),

    /** A message is stored after all that were not: nothing is missing any more. What loading found stays. */
    noteStored: assign({
      memoryProblem: ({ context }) =>
        context.memoryProblem === "full" || context.memoryProblem === "unknown" ? null : context.memoryProblem,
    }),

    noteMemoryProblem: assign({ memoryProblem: (_, { problem }: { problem: MemoryProblem }) => problem }),

    noteLog: assign({ logBehind: (_, { behind }: { behind: boolean }) => behind }),

    noteRefusal: assign({ logBehind: false, logRefused: true }),

    reportAccessLost: emit({ type: "access.lost" }),

    changeCharacter: enqueueActions(({ context, enqueue }, { characterId }: { characterId: string }) => {
      const character = context.characters.find(({ id }) => id === characterId) ?? context.character;
      enqueue.assign({
        pictures: picturesKept(context),
        character,
        draft: context.drafts[character.id] ?? "",
        draftBefore: "",
        early: [],
        messages: [],
        hidden: 0,
        pending: null,
        replaced: null,
        editedId: null,
        failure: null,
        image: null,
        metadata: null,
        durability: null,
        memoryProblem: null,
        logRefused: false,
        voiceFailure: null,
      });
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: settingKeys.character, value: character.id });
      enqueue.sendTo("voiceEngine", { type: "voice.check", voice: character.id });
    }),

    showMessages: assign({ hidden: 0 }),
    clearView: assign({ hidden: ({ context }) => context.messages.length }),

    resetListening: assign(() => beginWords()),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAttempts: assign({ attempts: 0, stall: null }),
    noteStall: assign({ stall: (_, { reason, message }: MicrophoneFailure) => ({ reason, message }) }),
    takeInterim: assign((_, { text }: { text: string }) => takeInterim(text)),
    takeFinal: assign(({ context }, { text }: { text: string }) => takeFinal(context, text)),
    settleSpeech: assign(({ context }) => settleInterim(context)),
    keepSpeech: assign(({ context }) => (isBlank(spokenText(context)) ? {} : keepInDraft(context))),
    sendSpeech: enqueueActions(({ context, enqueue }) => {
      // What is said aloud is a question of its own, whatever is being changed in writing.
      const isEditing = context.editedId !== null;
      if (isEditing) enqueue.raise({ type: "question.leave" });
      enqueue.raise({ type: "message.send", text: spokenText(context) });
      // Sending empties the text box; what stands in it was not sent.
      const draft = isEditing ? context.draftBefore : context.draft;
      if (draft !== "") enqueue.raise({ type: "draft.change", text: draft });
      enqueue.assign({ heard: "", interim: "" });
    }),
    failListening: assign(({ context }, failure: MicrophoneFailure) => failListening(context, failure)),
    noteVisitorVoice: assign({ visitorVoice: (_, { voice }: { voice: VisitorVoice }) => voice }),
    rememberOnDevice: enqueueActions(({ enqueue }, { on }: { on: boolean }) => {
      enqueue.assign({ recognizesOnDevice: on });
      enqueue.sendTo("settingsKeeper", {
        type: "setting.write",
        key: settingKeys.recognizesOnDevice,
        value: on ? "true" : null,
      });
    }),
    duckVoice: raise({ type: "voice.duck" }),
    unduckVoice: raise({ type: "voice.unduck" }),
    interruptVoice: raise({ type: "voice.interrupt" }),
    finishRecognition: enqueueActions(({ enqueue }) => {
      enqueue.sendTo("recognizer", { type: "recognition.finish" });
    }),

    rememberVoiceOnly: enqueueActions(({ enqueue }, { on }: { on: boolean }) => {
      enqueue.sendTo("settingsKeeper", {
        type: "setting.write",
        key: settingKeys.voiceOnly,
        value: on ? "true" : null,
      });
    }),
  },
  guards: {
    hasSomethingToSay: ({ context }, params: WhatIsSaid) => canBeSaid(context, params),
    /** Something to say, and nobody is being answered. */
    mayAsk: ({ context }, params: WhatIsSaid) => context.pending === null && canBeSaid(context, params),
    isNewest: ({ context }, { messageId }: { messageId: string }) => context.messages.at(-1)?.id === messageId,
    hasReply: and([
      isAlone,
      ({ context }) => lastExchange(context.messages)?.reply != null && !hasLostPicture(context),
    ]),
    mayEdit: and([
      isAlone,
      ({ context }) => context.editedId === null && lastExchange(context.messages) !== null && !hasLostPicture(context),
    ]),
    /** It was left out on purpose. */
    skipsCheck: ({ context }) => !context.checksNeed,
    isOtherFrameSource: ({ context }, { frameSource }: { frameSource: FrameSource }) =>
      frameSource !== context.frameSource,
    hasFrameSource: ({ context }) => context.frameSource !== null,
    isVoiceOff: ({ context }) => !context.voiceOn,
    isOtherDraft: ({ context }, { text }: { text: string }) => text !== context.draft,
    hasDrafts: ({ context }) =>
      context.draft !== "" || context.draftBefore !== "" || Object.values(context.drafts).some((text) => text !== ""),
    hasMessages: ({ context }) => context.messages.length > 0,
    hasLostMemory: ({ context }) => context.memoryProblem === "lost",
    isEditing: ({ context }) => context.editedId !== null,
    hasOpenQuestion: and([isAlone, ({ context }) => openQuestion(context.messages) !== null]),
    /** A question that stands without an answer, and nobody is being answered. */
    mayAskAgain: and([isAlone, ({ context }) => context.pending === null && openQuestion(context.messages) !== null]),
    hasChangedDraft: ({ context }) => hasChangedDraft(context),
    isAnotherCharacter: ({ context }, { characterId }: { characterId: string }) =>
      characterId !== context.character.id && context.characters.some(({ id }) => id === characterId),
    isWipe: (_, { change }: { change: MemoryChange }) => change.type === "replaced" || change.type === "cleared",
    startsVoiceOnly: ({ context }) => context.voiceOnly,
    startsAutomatic: ({ context }) => context.isAutomatic,
    maySpeak: and([
      stateIn({ audio: "unlocked" }),
      stateIn({ conversation: { ready: { replying: { answering: "streaming" } } } }),
      ({ context }) =>
        context.voiceOn && context.voice?.availability === "ready" && context.pending?.id !== context.spokenId,
    ]),
    isMute: ({ context }) => context.voice !== null && context.voice.availability !== "ready",
    /** A reply is awaited, and not to be heard as it is. */
    isUnspokenReply: ({ context }) => context.pending !== null && context.pending.id !== context.spokenId,
    /** It is the reply itself, or nothing yet, that the visitor speaks over. */
    isNoReplay: ({ context }) => context.replayingId === null,
    canReplay: ({ context }, { messageId }: { messageId: string }) =>
      context.voice?.availability === "ready" &&
      context.messages.some(({ id, author, text }) => id === messageId && author !== "user" && !isBlank(text)),
    isBlocked: (_, { failure }: SpeakingOutput) => failure?.reason === "blocked",
    canDownload: ({ context }) => isDownloadable(context),
    isOfferable: ({ context }) => isDownloadable(context) && !context.voiceDeclined,
    hasUnspoken: ({ context }) => context.unspokenId !== null,
    hasHidden: ({ context }) => context.hidden > 0,
    hasSoundEffects: ({ context }) => context.soundEffectsOn !== null,
    isSettled: ({ context }) => !isDownloadable(context),
    isOfCharacter: ({ context }, { voice }: { voice: string }) => voice === context.character.id,
    canListen: stateIn({ conversation: { ready: "idle" } }),
    hasWords: ({ context }) => !isBlank(spokenText(context)),
    hasHeardNothing: ({ context }) => context.microphoneFailure !== null,
    hasStalled: ({ context }) => context.stall !== null,
    /** It was no silence that the recogniser ended for. */
    isDeaf: ({ context }) => context.stall !== null && context.stall.reason !== "noSpeech",
    isSaid: (_, { text }: { text: string }) => !isBlank(text),
    isLastAttempt: ({ context }) => context.attempts >= ATTEMPTS,
    isWorthRestarting: ({ context }, { reason }: MicrophoneFailure) => context.attempts < ATTEMPTS && isPassing(reason),
    isLocked: (_, { locked }: { locked: boolean }) => locked,
    /** Every word is certain, and the visitor is known to be silent. */
    hasHeardOut: ({ context }) => context.interim === "" && context.visitorVoice === "silent",
  },
  delays: {
    memoryLoad: timings.memoryLoad,
    memoryWrite: timings.memoryWrite,
    safetyCheck: timings.safetyCheck,
    draftKeep: timings.draftKeep,
    replyCeiling: timings.replyCeiling,
    microphoneClaim: timings.microphoneClaim,
    recognitionStart: timings.recognitionStart,
    microphonePermission: timings.microphonePermission,
    recognitionRestart: ({ context }) => restartDelay(context.attempts),
    listeningResume: timings.listeningResume,
    endOfTurnCeiling: timings.endOfTurnCeiling,
    endOfTurn: ({ context }) =>
      context.endOfTurn.wait({
        text: spokenText(context),
        isSettled: context.interim === "",
        voice: context.visitorVoice,
      }),
    bargeInConfirm: timings.bargeInConfirm,
    bargeInYield: timings.bargeInYield,
    bargeInRest: timings.bargeInRest,
    recognitionFinish: timings.recognitionFinish,
    speechTrail: timings.speechTrail,
  },
});

/** `listening`: the visitor has the floor and the recogniser is open, opening or about to open again. `typing`: a reply is on its way. `locksComposer`: nothing can be typed now. `speaking`: the character may be heard. `heard`: a voice sounds. `waiting`: ends by itself in time. */
export type ChatTag = "listening" | "typing" | "locksComposer" | "speaking" | "heard" | "waiting" | "lasting";
