import { liveCloseCodes } from "@archive-of-minds/core";
import { ApiError } from "../http/api-error";
import { AgentRefusal } from "./agent-vendor";

/** How a conversation ends, as the client is told. */
export interface Farewell {
  readonly code: number;
  readonly reason: string;
}

const farewell = (code: number, reason: string): Farewell => ({ code, reason });

/** Each end that has always the same words. */
export const farewells = {
  clientLeft: farewell(liveCloseCodes.ended, ""),
  clientLate: farewell(liveCloseCodes.startTimedOut, "The page did not begin in time."),
  clientStalled: farewell(liveCloseCodes.ended, "The page does not listen."),
  flood: farewell(liveCloseCodes.policy, "Too many frames at once."),
  notText: farewell(liveCloseCodes.policy, "Frames are text."),
  unknownFrame: farewell(liveCloseCodes.policy, "No such frame."),
  unknownStart: farewell(liveCloseCodes.policy, "The first frame says how to begin."),
  tooMuchWaiting: farewell(liveCloseCodes.tooBig, "Too much before the agent was there."),
  agentLate: farewell(liveCloseCodes.startTimedOut, "The voice agent did not begin in time."),
  agentStalled: farewell(liveCloseCodes.upstream, "The voice agent does not listen."),
  agentBroke: farewell(liveCloseCodes.upstream, "The connection to the voice agent broke."),
  agentUnreachable: farewell(liveCloseCodes.upstream, "The voice agent cannot be reached."),
  invalidStart: farewell(liveCloseCodes.invalidStart, "The voice agent did not begin as promised."),
  busy: farewell(liveCloseCodes.busy, "The voice agent has no free line just now."),
  keyRefused: farewell(liveCloseCodes.keyRefused, "The live service refuses the archive's key."),
  elsewhere: farewell(liveCloseCodes.elsewhere, "The conversation goes on in another window."),
  locked: farewell(liveCloseCodes.locked, "The archive has been locked."),
} satisfies Record<string, Farewell>;

export const silentFor = (seconds: number) => farewell(liveCloseCodes.silence, `Nobody spoke for ${seconds} seconds.`);

export const lastedFor = (seconds: number) =>
  farewell(
    liveCloseCodes.longest,
    `A conversation lasts ${seconds < 60 ? `${seconds} s` : `${seconds / 60} min`} at most.`,
  );

/** The vendor answered the call with another status. */
export function refusedWith(status: number): Farewell {
  if (status === 429) return farewells.busy;
  return status === 401 || status === 403 ? farewells.keyRefused : farewells.agentUnreachable;
}

/** Why a conversation could not be started. */
export function failedToStart(error: unknown): Farewell {
  if (error instanceof ApiError) return farewell(liveCloseCodes.spent, error.message);
  return error instanceof AgentRefusal ? refusedWith(error.answer.status) : farewells.agentUnreachable;
}
