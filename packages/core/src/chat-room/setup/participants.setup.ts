import { assign } from "xstate";
import { isBlank } from "../../shared/is-blank";
import { patch } from "../../shared/patch";
import type { ChatRoomContext, RoomEvent } from "../chat-room.types";
import { newMessage } from "../file-turn";
import { characterOf, canBeAsked, nobodyCanBeAsked, canSpeak, currentMessages } from "../room-state";
import { unansweredCalls } from "../unanswered-calls";
import { baseSetup, NOTHING_SPENT } from "./base.setup";

/** The queue without a character who can no longer speak. */
function queueWithout(
  { queued, pickedAfter }: ChatRoomContext,
  characterId: string,
): Pick<ChatRoomContext, "queued" | "pickedAfter"> {
  const after = pickedAfter?.speaker === characterId ? null : pickedAfter;
  return queued?.speaker === characterId ? { queued: after, pickedAfter: null } : { queued, pickedAfter: after };
}

/** The participants, and the visitor's messages and actions. */
export const participantsSetup = baseSetup.extend({
  actions: {
    addParticipant: assign({
      participants: ({ context }, { characterId }: { characterId: string }) =>
        context.config.characters
          .map(({ id }) => id)
          .filter((id) => id === characterId || context.participants.includes(id)),
      alert: null,
    }),
    removeParticipant: assign(({ context }, { characterId }: { characterId: string }) => ({
      participants: context.participants.filter((id) => id !== characterId),
      ...queueWithout(context, characterId),
    })),
    mute: assign(({ context }, { characterId }: { characterId: string }) => ({
      muted: [...new Set([...context.muted, characterId])],
      ...queueWithout(context, characterId),
    })),
    unmute: assign({
      muted: ({ context }, { characterId }: { characterId: string }) =>
        context.muted.filter((id) => id !== characterId),
    }),
    recordEvent: assign(
      ({ context }, { type, characterId }: Pick<RoomEvent, "type"> & { readonly characterId?: string }) => {
        const { beginning, events, currentTurn, next } = context;
        // Before the first message, actions only change `beginning`, which is set with that message.
        if (context.messages.length === 0) return {};
        const event: RoomEvent = {
          type,
          ...(characterId !== undefined && { characterId }),
          afterMessages: beginning.messages + currentMessages(context).length,
          floor: currentTurn?.speaker ?? null,
          next: next?.speaker ?? null,
        };
        return { events: [...events, event] };
      },
    ),
    appendVisitorMessage: assign(({ context }, { text }: { text: string }) => {
      const messages = [...context.messages, newMessage(context, "user", text.trim())];
      return {
        messages: [...messages, ...unansweredCalls({ ...context, messages }, text)],
        ...(context.messages.length === 0 && {
          beginning: { messages: 0, spoken: 0, participants: context.participants, muted: context.muted },
        }),
        turnsWithoutVisitor: 0,
        failure: null,
        alert: null,
      };
    }),
    /** The visitor acted: the count of turns without the visitor restarts. */
    recordVisitor: assign({ turnsWithoutVisitor: 0, failure: null, alert: null }),
    /** An empty room starts another discussion, with another seed. */
    clearRoom: assign(({ context }) => ({
      seed: context.config.createId(),
      messages: [],
      events: [],
      beginning: { messages: 0, spoken: 0, participants: context.participants, muted: context.muted },
      queued: null,
      pickedAfter: null,
      failure: null,
      alert: null,
      turnsWithoutVisitor: 0,
      ...patch(context, "voice", { failure: null }),
      ...patch(context, "agents", { skipped: [] }),
      budget: NOTHING_SPENT,
    })),
  },
  guards: {
    isSaidToEmptyRoom: ({ context }, { text }: { text: string }) => !isBlank(text) && context.participants.length === 0,
    canStart: ({ context }, { text }: { text: string }) =>
      !isBlank(text) && context.participants.some((id) => canBeAsked(context, id)),
    isSaidButNobodyCanBeAsked: ({ context }, { text }: { text: string }) => !isBlank(text) && nobodyCanBeAsked(context),
    nobodyCanBeAsked: ({ context }) => nobodyCanBeAsked(context),
    hasNoParticipants: ({ context }) => context.participants.length === 0,
    isNew: ({ context }, { characterId }: { characterId: string }) =>
      characterOf(context, characterId) !== undefined && !context.participants.includes(characterId),
    isParticipant: ({ context }, { characterId }: { characterId: string }) =>
      context.participants.includes(characterId),
    canBeMuted: ({ context }, { characterId }: { characterId: string }) => canSpeak(context, characterId),
    isKnown: ({ context }, { characterId }: { characterId: string }) => characterOf(context, characterId) !== undefined,
    /** At least one participant can be asked. */
    canGoOn: ({ context }) => context.participants.length > 0 && !nobodyCanBeAsked(context),
  },
});
