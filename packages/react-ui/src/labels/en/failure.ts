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
  unanswered: "Your last message has no reply yet.",
  brokeOff: "The last reply broke off. What arrived is kept; ask again for a whole one.",
  ask: "Ask again",
  cutAtOnce: (model: string) => `${model} broke off before the first word. Try again.`,
  elsewhere: (name: string) => `${name} is answering in another tab. The reply comes here too.`,
  pictureGone: "Share your last picture again to ask about it: pictures are not kept after the page closes.",
  pictureGoneUnanswered:
    "Share your last picture again to ask about it: it is no longer here, and asking again sends only your words.",
  pictureInWords: {
    described: "This model cannot see pictures. It was given a description of yours instead.",
    mentioned: "This model cannot see pictures. It knows that you shared one, but not what it shows.",
  },
  reason: {
    missingKey: ({ model }) =>
      `${model} is not set up here. Go on with built-in replies, or tell the person who runs this archive.`,
    auth: ({ model }) =>
      `${model} does not work here now. Go on with built-in replies, or tell the person who runs this archive.`,
    locked: () => "The archive was locked. Your message is kept: ask again.",
    outdatedClient: () => "Reload the page, then ask again: there is a new version. Your message is kept.",
    permission: ({ model }) => `${model} refused this message. Try other words, or go on with built-in replies.`,
    notFound: ({ model }) =>
      `${model} is not available. Go on with built-in replies, or tell the person who runs this archive.`,
    rateLimited: ({ model, retryAfterMs }) => `${model} is busy. Try again in ${seconds(retryAfterMs ?? 30_000)}.`,
    limitReached: ({ model, retryAfterMs }) =>
      `${model} has reached its limit for now. Go on with built-in replies, or try again in ${seconds(retryAfterMs ?? 60_000)}.`,
    outOfCredit: ({ model }) =>
      `${model} has no credit left. Go on with built-in replies, or tell the person who runs this archive.`,
    unavailable: () =>
      "The server has a problem. Your message is kept: try again in a moment, or go on with built-in replies.",
    overloaded: ({ model }) => `${model} is too busy or not working. Try again in a moment.`,
    invalid: ({ model }) => `${model} sent no usable reply. Try again, or go on with built-in replies.`,
    timeout: ({ model }) => `${model} took too long. Try again.`,
    network: () => "The server cannot be reached. Check your connection, then try again.",
    unreachable: ({ model }) =>
      `${model} cannot be reached; your connection works. Your message is kept: try again in a moment, or go on with built-in replies.`,
    cutOff: () => "The connection broke during the reply. What arrived is kept; try again for a whole one.",
    removed: ({ model }) =>
      `${model} is no longer on this device. What arrived is kept; try again, or go on with another model.`,
    notLoaded: ({ model }) =>
      `${model} does not run; this device may have too little memory. Close other pages and try again, or go on with another model. What arrived is kept.`,
    tooLong: ({ model }) => `This message is too long for ${model}. Shorten it, or go on with another model.`,
    unchecked: () =>
      "Check your connection, then try again: the safety check did not load, so there is no reply. Your message is kept.",
    unknown: () => "Something went wrong. Try again.",
  } satisfies Record<ReplyFailureReason, (details: ReplyFailureDetails) => string>,
} as const;
