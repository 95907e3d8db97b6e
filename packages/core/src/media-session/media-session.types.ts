import type { AnyActorRef } from "xstate";

/** The sessions of a page that speak and listen, one at a time. */
export type MediaFocus = "chat" | "voiceAgent" | "chatRoom";

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

export interface JoinedSession {
  /** The id of the child that watches it. */
  readonly id: string;
  readonly member: MediaMember;
  readonly holds: readonly MediaHold[];
}

export interface MediaSessionContext {
  /** In the order in which they joined. */
  readonly sessions: readonly JoinedSession[];
  /** The number of sessions that have joined so far, including those that have left. */
  readonly joined: number;
}

export type MediaSessionCommand =
  /** Watches a session until its actor ends. Joining twice has no effect. */
  | { type: "session.join"; member: MediaMember }
  | { type: "session.leave"; actor: AnyActorRef }
  /** The session is about to speak or listen: the others release the media that they may not use with it. */
  | { type: "focus.take"; session: MediaFocus };

/** The reports of the watchers; for an actor that has ended, `session.leave`. */
export type MediaSessionFact = { type: "holds.changed"; actor: AnyActorRef; holds: readonly MediaHold[] };

export type MediaSessionEvent = MediaSessionCommand | MediaSessionFact;

export type WatchSessionEvent = { type: "media.release" };
