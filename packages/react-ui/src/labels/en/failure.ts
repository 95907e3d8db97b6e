import type { ReplyFailureReason } from "@archive-of-minds/core";
import { seconds } from "./seconds";

/** Details of a failed reply. */
export interface ReplyFailureDetails {
  /** The name of the model that failed. */
  readonly model: string;
  readonly retryAfterMs?: number | undefined;
}

export const failure = {
  again: "Try again",
  withBuiltIn: "Answer with a built-in reply",
  withNext: (model: string) => `Answer with ${model}`,
  unanswered: "Your last question has no answer yet.",
  ask: "Ask again",
  cutAtOnce: (model: string) => `${model} broke off before the first word. Try again.`,
  elsewhere: (name: string) => `${name} is answering in another tab. The answer comes here too.`,
  reason: {
    missingKey: ({ model }) =>
      `${model} has no key here. Ask the person who runs this archive to set one, or go on with built-in replies.`,
    auth: ({ model }) =>
      `${model} refused the archive’s key. Ask the person who runs this archive to renew it, or go on with built-in replies.`,
    locked: () => "The archive had locked itself. Your question is kept; ask again.",
    outdatedClient: () =>
      "This page is older than the archive’s server. Your question is kept: reload the page, then ask again.",
    permission: ({ model }) => `${model} refused this question. Try other words, or go on with built-in replies.`,
    notFound: ({ model }) =>
      `The server does not know ${model}: it may be withdrawn, or its name mistyped. Ask the person who runs this archive to choose another model, or go on with built-in replies.`,
    rateLimited: ({ model, retryAfterMs }) =>
      `${model} is asked too often just now. Try again in ${seconds(retryAfterMs ?? 30_000)}.`,
    limitReached: ({ model, retryAfterMs }) =>
      `The archive has asked ${model} for as many answers as it may for now. Go on with built-in replies, or try again in ${seconds(retryAfterMs ?? 60_000)}.`,
    outOfCredit: ({ model }) =>
      `${model} has no credit left here. Ask the person who runs this archive to renew it, or go on with built-in replies.`,
    unavailable: () =>
      "The archive’s own server is in trouble just now. Your question is kept; go on with built-in replies, or try again in a moment.",
    overloaded: ({ model }) => `${model} is overloaded or out of order. Try again in a moment.`,
    invalid: ({ model }) =>
      `${model} gave no usable answer. Try again; if that does not help, tell the person who runs this archive, or go on with built-in replies.`,
    timeout: ({ model }) => `${model} took too long. Try again.`,
    network: () => "No connection to the archive’s server. Check your network, then try again.",
    unreachable: ({ model }) =>
      `The archive’s server cannot reach ${model}; your own network is not to blame. Your question is kept: try again in a moment, or go on with built-in replies.`,
    cutOff: () =>
      "The connection broke in the middle of the answer. What had arrived is kept; try again for a whole one.",
    removed: ({ model }) =>
      `${model} is no longer on this device. What had arrived is kept; try again, or go on with another model.`,
    notLoaded: ({ model }) =>
      `${model} does not run: this device may lack the memory for it. What had arrived is kept; close other pages and try again, or go on with another model.`,
    tooLong: ({ model }) => `This message is too long for ${model}. Shorten it, or go on with another model.`,
    unchecked: () =>
      "The safety check could not be loaded, so no reply is given. Your message is kept. Check your network, then try again.",
    unknown: () => "Something went wrong while answering. Try again.",
  } satisfies Record<ReplyFailureReason, (details: ReplyFailureDetails) => string>,
} as const;
