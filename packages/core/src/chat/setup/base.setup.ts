import { assign, emit, enqueueActions, setup } from "xstate";
import type { FrameSource } from "../../contracts";
import { toStored, type Setting } from "../../preferences/preference";
import { chatPreferences } from "../../preferences/preferences";
import { changeOf, patch } from "../../shared/patch";
import * as timings from "../../shared/timings";
import type { ChatEmitted, ChatEvent } from "../chat.events";
import { chatSlots, type ChatChildren } from "../chat.slots";
import type { ChatContext, ChatInput, ModelInfo } from "../chat.types";

/** `listening`: it is the visitor's turn and the recogniser is open, opening or about to reopen. `typing`: a reply is pending. `locksComposer`: nothing can be typed now. `speaking`: the character speaks or is about to. `heard`: a voice is audible. `waiting`: the state ends after a time limit. */
export type ChatTag = "listening" | "typing" | "locksComposer" | "speaking" | "heard" | "waiting" | "lasting";

/** Changes one part of the chat's context. It reads the context at that moment, so several changes in one step add up. */
export const change = changeOf<ChatContext>();

type Models = Pick<ChatContext, "model" | "nextModel">;

const isOther = (one: ModelInfo | null, other: ModelInfo | null) =>
  one?.name !== other?.name || one?.kind !== other?.kind;

/** Types, actor slots and what no single region owns: settings, frame source and log. */
export const baseSetup = setup({
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
    changeSetting: enqueueActions(({ context, enqueue }, setting: Setting<typeof chatPreferences>) => {
      enqueue.assign(patch(context, "settings", { [setting.name]: setting.value }));
      enqueue.sendTo("settingsKeeper", { type: "setting.write", ...toStored(chatPreferences, setting) });
    }),

    changeLanguage: assign((_, { language }: { language: string }) => ({ language })),

    changeModel: assign((_, { model, nextModel }: Models) => ({ model, nextModel })),

    attachFrameSource: assign((_, { frameSource }: { frameSource: FrameSource }) => ({ frameSource })),
    detachFrameSource: assign({ frameSource: null }),

    setLogBehind: assign(({ context }, { isBehind }: { isBehind: boolean }) => patch(context, "log", { isBehind })),
    recordRefusal: assign(change("log", { isBehind: false, isRefused: true })),

    reportAccessLost: emit({ type: "access.lost" }),
  },
  guards: {
    isAnotherCharacter: ({ context }, { characterId }: { characterId: string }) =>
      characterId !== context.character.id && context.config.characters.some(({ id }) => id === characterId),
    isOtherLanguage: ({ context }, { language }: { language: string }) => language !== context.language,
    isOtherModel: ({ context }, { model, nextModel }: Models) =>
      isOther(model, context.model) || isOther(nextModel, context.nextModel),
    isOtherFrameSource: ({ context }, { frameSource }: { frameSource: FrameSource }) =>
      frameSource !== context.frameSource,
    hasFrameSource: ({ context }) => context.frameSource !== null,
    isLocked: (_, { locked }: { locked: boolean }) => locked,
    startsVoiceOnly: ({ context }) => context.settings.voiceOnly && context.config.hasRecognizer,
    startsAutomatic: ({ context }) => context.settings.turnTaking === "automatic",
  },
  delays: {
    memoryLoad: timings.memoryLoad,
    memoryWrite: timings.memoryWrite,
    safetyCheck: timings.safetyCheck,
    draftWrite: timings.draftWrite,
    replyCeiling: timings.replyCeiling,
    microphoneClaim: timings.microphoneClaim,
    recognitionStart: timings.recognitionStart,
    microphonePermission: timings.microphonePermission,
    listeningResume: timings.listeningResume,
    endOfTurnCeiling: timings.endOfTurnCeiling,
    bargeInConfirm: timings.bargeInConfirm,
    bargeInYield: timings.bargeInYield,
    bargeInCooldown: timings.bargeInCooldown,
    recognitionFinish: timings.recognitionFinish,
    speechTrail: timings.speechTrail,
  },
});
