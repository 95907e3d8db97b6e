import { SECOND } from "../clock";

// Every wait of a live conversation, in milliseconds.

/** From the opened socket to the client's first frame. */
export const firstFrame = 5 * SECOND;
/** From the client's first frame to the agent's metadata. */
export const start = 10 * SECOND;
/** Between two pings, to the client and to the agent. */
export const ping = 10 * SECOND;
/** Without a pong for this long the other side counts as disconnected, even if the network reports nothing. */
export const pong = 30 * SECOND;
/** How long the other side may take to answer a close frame. */
export const closeHandshake = 2 * SECOND;
/** How long before the end of a silence the client is warned. */
export const silenceNotice = 15 * SECOND;
/** How long a visitor may wait for an answer, even if less silence is allowed: the client asks again before that. */
export const answer = 60 * SECOND;
/** How long the agent's tools may take together, and one tool that never reports its end. */
export const agentWork = 120 * SECOND;
