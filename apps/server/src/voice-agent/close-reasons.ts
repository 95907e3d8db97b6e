import { liveCloseCodes } from "@archive-of-minds/core/internal";
import { ApiError } from "../http/api-error";
import { AgentRefusal } from "./agent-vendor";

/** How a conversation ends, for the client. */
export interface CloseReason {
  readonly code: number;
  readonly reason: string;
}

const closeReason = (code: number, reason: string): CloseReason => ({ code, reason });

/** The ends with a fixed text. */
export const closeReasons = {
  clientLeft: closeReason(liveCloseCodes.ended, ""),
  clientLate: closeReason(liveCloseCodes.startTimedOut, "The client did not begin in time."),
  clientStalled: closeReason(liveCloseCodes.ended, "The client reads too slowly."),
  tooManyFrames: closeReason(liveCloseCodes.policy, "Too many frames."),
  notText: closeReason(liveCloseCodes.policy, "Frames must be text."),
  unknownFrame: closeReason(liveCloseCodes.policy, "Unknown frame."),
  unknownStart: closeReason(liveCloseCodes.policy, "The first frame must be the initiation."),
  tooMuchWaiting: closeReason(liveCloseCodes.tooBig, "Too much data before the agent was connected."),
  agentLate: closeReason(liveCloseCodes.startTimedOut, "The voice agent did not begin in time."),
  agentStalled: closeReason(liveCloseCodes.upstream, "The voice agent reads too slowly."),
  agentBroke: closeReason(liveCloseCodes.upstream, "The connection to the voice agent broke."),
  agentUnreachable: closeReason(liveCloseCodes.upstream, "The voice agent cannot be reached."),
  invalidStart: closeReason(liveCloseCodes.invalidStart, "The voice agent's first message is not its metadata."),
  busy: closeReason(liveCloseCodes.busy, "The voice agent has no free line just now."),
  keyRefused: closeReason(liveCloseCodes.keyRefused, "The live service refuses the server's key."),
  elsewhere: closeReason(liveCloseCodes.elsewhere, "The conversation goes on in another window."),
  locked: closeReason(liveCloseCodes.locked, "The session has been locked."),
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
