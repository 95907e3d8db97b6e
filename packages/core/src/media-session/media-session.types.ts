import type { AnyActorRef } from "xstate";

/** The sessions of a page that speak and listen: one of them does at a time. */
export type MediaFocus = "chat" | "voiceAgent" | "chatRoom";

export type MediaKind = MediaFocus | "camera" | "memoryBank" | "yourData";

/** What a page has once, and what a reload would lose. */
export type MediaHold = "voice" | "microphone" | "camera" | "unsavedWork";

/** A session as the media session knows it; made with `mediaMembers`. */
export interface MediaMember {
  readonly kind: MediaKind;
  readonly actor: AnyActorRef;
  /** Of each thing it can hold, whether it does in a state of its actor. */
  readonly holds: Readonly<Partial<Record<MediaHold, (snapshot: never) => boolean>>>;
  /** Has it let go of voice, microphone and camera. */
  readonly letGo: () => void;
}

export interface JoinedSession {
  /** Of the child that watches it. */
  readonly id: string;
  readonly member: MediaMember;
  readonly holds: readonly MediaHold[];
}

export interface MediaSessionContext {
  /** In the order they joined. */
  readonly sessions: readonly JoinedSession[];
  /** How many have joined so far, including those that have left. */
  readonly joined: number;
}

export type MediaSessionCommand =
  /** Watches a session until its actor ends. Joining twice has no effect. */
  | { type: "session.join"; member: MediaMember }
  | { type: "session.leave"; actor: AnyActorRef }
  /** The session is about to speak or listen: what may not be used beside it is let go first. */
  | { type: "focus.take"; session: MediaFocus };

/** What the watchers report; of an actor that has ended, `session.leave`. */
export type MediaSessionFact = { type: "holds.changed"; actor: AnyActorRef; holds: readonly MediaHold[] };

export type MediaSessionEvent = MediaSessionCommand | MediaSessionFact;

export type WatchSessionEvent = { type: "media.letGo" };
