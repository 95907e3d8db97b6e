import { SECOND } from "../clock";

// Every wait of a live conversation, in milliseconds.

/** From the opened socket to the client's first frame, which it has ready. */
export const firstFrame = 5 * SECOND;
/** From the client's first frame to the agent's metadata. */
export const start = 10 * SECOND;
/** Between two pings, to the client and to the agent. */
export const ping = 10 * SECOND;
/** Without a pong for so long the other side is gone, even if its network has not said so. */
export const pong = 30 * SECOND;
/** How long the other side may take to agree to a close. */
export const closeHandshake = 2 * SECOND;
/** How long before the end of a silence the client is warned. */
export const silenceNotice = 15 * SECOND;
/** How long a visitor may wait for an answer, even where less silence is allowed: the client asks again before. */
export const answer = 60 * SECOND;
/** How long the agent's tools may take in all, and one that never reports its end. */
export const agentWork = 120 * SECOND;
