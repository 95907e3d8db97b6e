import { liveCloseCodes } from "@archive-of-minds/core";
import { ApiError } from "../http/api-error";
import { AgentRefusal } from "./agent-vendor";

/** How a conversation ends, as the client is told. */
export interface CloseReason {
  readonly code: number;
  readonly reason: string;
}

const closeReason = (code: number, reason: string): CloseReason => ({ code, reason });

/** Each end that has always the same words. */
export const closeReasons = {
  clientLeft: closeReason(liveCloseCodes.ended, ""),
  clientLate: closeReason(liveCloseCodes.startTimedOut, "The page did not begin in time."),
  clientStalled: closeReason(liveCloseCodes.ended, "The page does not listen."),
  flood: closeReason(liveCloseCodes.policy, "Too many frames at once."),
  notText: closeReason(liveCloseCodes.policy, "Frames are text."),
  unknownFrame: closeReason(liveCloseCodes.policy, "No such frame."),
  unknownStart: closeReason(liveCloseCodes.policy, "The first frame says how to begin."),
  tooMuchWaiting: closeReason(liveCloseCodes.tooBig, "Too much before the agent was there."),
  agentLate: closeReason(liveCloseCodes.startTimedOut, "The voice agent did not begin in time."),
  agentStalled: closeReason(liveCloseCodes.upstream, "The voice agent does not listen."),
  agentBroke: closeReason(liveCloseCodes.upstream, "The connection to the voice agent broke."),
  agentUnreachable: closeReason(liveCloseCodes.upstream, "The voice agent cannot be reached."),
  invalidStart: closeReason(liveCloseCodes.invalidStart, "The voice agent did not begin as promised."),
  busy: closeReason(liveCloseCodes.busy, "The voice agent has no free line just now."),
  keyRefused: closeReason(liveCloseCodes.keyRefused, "The live service refuses the archive's key."),
  elsewhere: closeReason(liveCloseCodes.elsewhere, "The conversation goes on in another window."),
  locked: closeReason(liveCloseCodes.locked, "The archive has been locked."),
} satisfies Record<string, CloseReason>;

export const silentFor = (seconds: number) =>
  closeReason(liveCloseCodes.silence, `Nobody spoke for ${seconds} seconds.`);

export const lastedFor = (seconds: number) =>
  closeReason(
    liveCloseCodes.longest,
    `A conversation lasts ${seconds < 60 ? `${seconds} s` : `${seconds / 60} min`} at most.`,
  );

/** The vendor answered the call with another status. */
export function refusedWith(status: number): CloseReason {
  if (status === 429) return closeReasons.busy;
  return status === 401 || status === 403 ? closeReasons.keyRefused : closeReasons.agentUnreachable;
}

/** Why a conversation could not be started. */
export function failedToStart(error: unknown): CloseReason {
  if (error instanceof ApiError) return closeReason(liveCloseCodes.spent, error.message);
  return error instanceof AgentRefusal ? refusedWith(error.answer.status) : closeReasons.agentUnreachable;
}
