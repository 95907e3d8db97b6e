import type { MediaMember, MediaSessionActorRef } from "@archive-of-minds/core";
import { createContext, useContext, useEffect, type ReactNode } from "react";
import { checkActor } from "../shared/check-actor";

const MediaSessionContext = createContext<MediaSessionActorRef | undefined>(undefined);

/**
 * The media session for what stands below {@link MediaSessionProvider}. Needs no other provider: put it around them
 * all.
 */
export interface MediaSessionProviderProps {
  /** Made outside React, with `createMediaSession`. A page has one. */
  readonly mediaSession: MediaSessionActorRef;
  readonly children: ReactNode;
}

/**
 * Provides the media session of the page: the chat, the camera, the live conversations and the Chat Room below it join it.
 * Put it around everything, so that a `ChatRoomScreen` beside a `CharacterChat` is joined too. A chat with a camera needs
 * none, live conversations do.
 *
 * @example
 * const mediaSession = createMediaSession()
 * const App = () => (
 *   <MediaSessionProvider mediaSession={mediaSession}>
 *     <CharacterChat chat={chat} live={live} />
 *   </MediaSessionProvider>
 * )
 */
export function MediaSessionProvider({ mediaSession, children }: MediaSessionProviderProps) {
  checkActor("MediaSessionProvider", "mediaSession", "createMediaSession", mediaSession);
  return <MediaSessionContext.Provider value={mediaSession}>{children}</MediaSessionContext.Provider>;
}

/** The media session of the page; `undefined` where none is provided. */
export const useMediaSession = (): MediaSessionActorRef | undefined => useContext(MediaSessionContext);

/**
 * A session joins the media session of the page. It stays there after the component, until its actor ends.
 *
 * @param toMember one of `mediaMembers`.
 */
export function useJoinMediaSession<Actor>(
  toMember: (actor: Actor) => MediaMember,
  actor: Actor | null | undefined,
): void {
  const mediaSession = useMediaSession();
  useEffect(() => {
    if (actor) mediaSession?.send({ type: "session.join", member: toMember(actor) });
  }, [mediaSession, toMember, actor]);
}
