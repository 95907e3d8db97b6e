import type { MemoryChange } from "../../contracts";
import type { OutgoingMessage } from "../chat.types";

// The guards of events that several regions handle, with the event as their parameters.

export const selectsAnotherCharacter = {
  type: "isAnotherCharacter",
  params: ({ event }: { readonly event: { readonly characterId: string } }) => event,
} as const;

export const sendsMessage = {
  type: "canSend",
  params: ({ event }: { readonly event: OutgoingMessage }) => event,
} as const;

export const replaysMessage = {
  type: "canReplay",
  params: ({ event }: { readonly event: { readonly messageId: string } }) => event,
} as const;

export const hasSpokenText = {
  type: "isNotBlank",
  params: ({ event }: { readonly event: { readonly text: string } }) => event,
} as const;

export const wipesMemory = {
  type: "isWipe",
  params: ({ event }: { readonly event: { readonly change: MemoryChange } }) => event,
} as const;
