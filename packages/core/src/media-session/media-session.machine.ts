import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { mediaSessionSetup } from "./media-session.setup";
import type { MediaFocus } from "./media-session.types";

const take = <Focus extends MediaFocus>(focus: Focus) =>
  ({
    guard: {
      type: "takesFocus",
      params: ({ event }: { readonly event: { readonly session: MediaFocus } }) => ({ ...event, focus }),
    },
    target: `.${focus}`,
    actions: {
      type: "releaseOthers",
      params: ({ event }: { readonly event: { readonly session: MediaFocus } }) => event,
    },
  }) as const;

/** A session has the focus: another one that uses voice, microphone or camera without permission releases them at once. */
const focusedOn = (focus: MediaFocus) =>
  mediaSessionSetup.createStateConfig({
    on: {
      "session.leave": {
        guard: { type: "isLast", params: ({ event }) => ({ ...event, focus }) },
        target: "free",
        actions: { type: "removeSession", params: ({ event }) => event },
      },
      "holds.changed": {
        guard: { type: "usesMediaWithoutFocus", params: ({ event }) => ({ ...event, focus }) },
        actions: [
          { type: "setHolds", params: ({ event }) => event },
          { type: "releaseMedia", params: ({ event }) => event },
        ],
      },
    },
  });

/**
 * Which of a page's sessions speaks and listens, and what each holds: voice, microphone, camera, and work that a reload
 * would lose. A page has one media session, made with `createMediaSession`.
 */
export const mediaSessionMachine = mediaSessionSetup.createMachine({
  id: "mediaSession",
  context: { sessions: [], joined: 0 },
  on: {
    "session.join": {
      guard: { type: "isNew", params: ({ event }) => event },
      actions: { type: "addSession", params: ({ event }) => event },
    },
    "session.leave": {
      guard: { type: "hasJoined", params: ({ event }) => event },
      actions: { type: "removeSession", params: ({ event }) => event },
    },
    "holds.changed": {
      guard: { type: "hasJoined", params: ({ event }) => event },
      actions: { type: "setHolds", params: ({ event }) => event },
    },
    "focus.take": [
      take("chat"),
      take("voiceAgent"),
      take("chatRoom"),
      { target: ".free", actions: { type: "releaseOthers", params: ({ event }) => event } },
    ],
  },
  initial: "free",
  states: {
    /** No session has taken the focus, or the one that had it has ended. */
    free: {},
    chat: focusedOn("chat"),
    voiceAgent: focusedOn("voiceAgent"),
    chatRoom: focusedOn("chatRoom"),
  },
});

/** The running media session of a page, from `createMediaSession`: `send` takes a `MediaSessionCommand`. */
export type MediaSessionActorRef = ActorRefFrom<typeof mediaSessionMachine>;
/**
 * The state of a media session at one moment. Read it with `mediaSessionSelectors`; its `value` is the session that has
 * the focus, or `free`.
 */
export type MediaSessionSnapshot = SnapshotFrom<typeof mediaSessionMachine>;
