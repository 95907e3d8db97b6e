import type { AnyActorRef } from "xstate";

/** The sessions of a page that speak and listen, one at a time. */
export type MediaFocus = "chat" | "voiceAgent" | "chatRoom";

/**
 * The kinds of sessions that can join: those that speak and listen, and those that hold only a camera or unsaved work.
 */
export type MediaKind = MediaFocus | "camera" | "memoryBank" | "yourData";

/** The shared resources of a page, and work that a reload would lose. */
export type MediaHold = "voice" | "microphone" | "camera" | "unsavedWork";

/** A session as the media session knows it; made with `mediaMembers`. */
export interface MediaMember {
  readonly kind: MediaKind;
  readonly actor: AnyActorRef;
  /** For each thing it can hold: whether it holds it in a state of its actor. */
  readonly holds: Readonly<Partial<Record<MediaHold, (snapshot: never) => boolean>>>;
  /** Makes it release voice, microphone and camera. */
  readonly release: () => void;
}

/** A session that has joined, and what it holds now. */
export interface JoinedSession {
  /** The id of the child that watches it. */
  readonly id: string;
  readonly member: MediaMember;
  readonly holds: readonly MediaHold[];
}

/** The data of a media session's chart. Read it with `mediaSessionSelectors`. */
export interface MediaSessionContext {
  /** In the order in which they joined. */
  readonly sessions: readonly JoinedSession[];
  /** The number of sessions that have joined so far, including those that have left. */
  readonly joined: number;
}

/** What a page sends to its media session: that a session joins or leaves, and that one is about to speak or listen. */
export type MediaSessionCommand =
  /** Watches a session until its actor ends. Joining twice has no effect. */
  | { type: "session.join"; member: MediaMember }
  | { type: "session.leave"; actor: AnyActorRef }
  /** The session is about to speak or listen: the others release the media that they may not use with it. */
  | { type: "focus.take"; session: MediaFocus };

/** The reports of the watchers; for an actor that has ended, `session.leave`. */
export type MediaSessionFact = { type: "holds.changed"; actor: AnyActorRef; holds: readonly MediaHold[] };

/**
 * Everything that the chart of a media session takes. A page sends a {@link MediaSessionCommand}; a
 * {@link MediaSessionFact} comes from the actors that watch the sessions.
 */
export type MediaSessionEvent = MediaSessionCommand | MediaSessionFact;

export type WatchSessionEvent = { type: "media.release" };
