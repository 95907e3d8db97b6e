import type { MediaSessionActorRef } from "@archive-of-minds/core";
import { useMediaSession } from "../../providers/MediaSessionProvider";

/** The media session of the page, which a live conversation needs. */
export function useLiveMediaSession(): MediaSessionActorRef {
  const mediaSession = useMediaSession();
  if (!mediaSession)
    throw new Error(
      "A live conversation stands outside a <MediaSessionProvider>. Make a media session with createMediaSession() and wrap the page: <MediaSessionProvider mediaSession={mediaSession}>.",
    );
  return mediaSession;
}
