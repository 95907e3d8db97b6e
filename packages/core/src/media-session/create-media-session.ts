import { createActor } from "xstate";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import { mediaSessionMachine, type MediaSessionActorRef } from "./media-session.machine";

/**
 * Starts the media session of a page, which its sessions join. One of them speaks and listens at a time, and a reload is
 * safe while none has unsaved work.
 *
 * @example
 * const mediaSession = createMediaSession()
 * mediaSession.send({ type: 'session.join', member: mediaMembers.chat(chat) })
 * mediaSession.send({ type: 'session.join', member: mediaMembers.voiceAgent(live) })
 * // The chat stops speaking and listening.
 * mediaSession.send({ type: 'focus.take', session: 'voiceAgent' })
 * live.send({ type: 'agent.start' })
 * if (mediaSessionSelectors.canReload(mediaSession.getSnapshot())) location.reload()
 */
export function createMediaSession(options: SessionOptions = {}): MediaSessionActorRef {
  return createActor(mediaSessionMachine, sessionOptions(options)).start();
}
