import { createMediaSession } from "@archive-of-minds/core";
import { useState, type ReactNode } from "react";
import { MediaSessionProvider } from "../providers/MediaSessionProvider";

/** A page with a media session, as live conversations need. */
export function MediaPage({ children }: { readonly children: ReactNode }) {
  const [mediaSession] = useState(() => createMediaSession());
  return <MediaSessionProvider mediaSession={mediaSession}>{children}</MediaSessionProvider>;
}
