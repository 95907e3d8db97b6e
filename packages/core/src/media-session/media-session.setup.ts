import { assign, enqueueActions, setup, type AnyActorRef } from "xstate";
import { watchSession } from "./media-session.actors";
import type {
  JoinedSession,
  MediaFocus,
  MediaHold,
  MediaKind,
  MediaMember,
  MediaSessionContext,
  MediaSessionEvent,
} from "./media-session.types";

/** Which sessions may use voice, microphone and camera while one has the focus; all others release them. */
const allowedWith: Readonly<Record<MediaFocus, readonly MediaKind[]>> = {
  chat: ["chat", "camera"],
  voiceAgent: ["voiceAgent", "camera"],
  // The characters of a discussion get no pictures.
  chatRoom: ["chatRoom"],
};

const release = { type: "media.release" } as const;
const isOf =
  (actor: AnyActorRef) =>
  ({ member }: JoinedSession) =>
    member.actor === actor;
const isAllowedWith = ({ member }: JoinedSession, focus: MediaFocus) => allowedWith[focus].includes(member.kind);
const usesMedia = (holds: readonly MediaHold[]) => holds.some((hold) => hold !== "unsavedWork");

/** Types, actor slot, actions and guards of the media session. */
export const mediaSessionSetup = setup({
  types: {
    context: {} as MediaSessionContext,
    events: {} as MediaSessionEvent,
  },
  actors: {
    /** Reports what one session holds, and makes it release its media. */
    watchSession,
  },
  actions: {
    addSession: enqueueActions(({ context, enqueue }, { member }: { member: MediaMember }) => {
      const { joined, sessions } = context;
      const id = `session ${joined}`;
      enqueue.assign({ joined: joined + 1, sessions: [...sessions, { id, member, holds: [] }] });
      enqueue.spawnChild("watchSession", { id, input: member });
    }),
    removeSession: enqueueActions(({ context, enqueue }, { actor }: { actor: AnyActorRef }) => {
      const session = context.sessions.find(isOf(actor));
      if (session) enqueue.stopChild(session.id);
      enqueue.assign({ sessions: context.sessions.filter((other) => other !== session) });
    }),
    setHolds: assign(({ context }, { actor, holds }: { actor: AnyActorRef; holds: readonly MediaHold[] }) => ({
      sessions: context.sessions.map((session) => (isOf(actor)(session) ? { ...session, holds } : session)),
    })),
    /** Also notifies sessions that hold nothing: a reply that still streams would be spoken. */
    releaseOthers: enqueueActions(({ context, enqueue }, { session: focus }: { session: MediaFocus }) => {
      for (const session of context.sessions) if (!isAllowedWith(session, focus)) enqueue.sendTo(session.id, release);
    }),
    releaseMedia: enqueueActions(({ context, enqueue }, { actor }: { actor: AnyActorRef }) => {
      const session = context.sessions.find(isOf(actor));
      if (session) enqueue.sendTo(session.id, release);
    }),
  },
  guards: {
    isNew: ({ context }, { member }: { member: MediaMember }) => !context.sessions.some(isOf(member.actor)),
    hasJoined: ({ context }, { actor }: { actor: AnyActorRef }) => context.sessions.some(isOf(actor)),
    /** A session of this kind has joined. */
    takesFocus: ({ context }, { session, focus }: { session: MediaFocus; focus: MediaFocus }) =>
      session === focus && context.sessions.some(({ member }) => member.kind === focus),
    isLast: ({ context }, { actor, focus }: { actor: AnyActorRef; focus: MediaFocus }) =>
      context.sessions.filter(({ member }) => member.kind === focus).every(isOf(actor)),
    usesMediaWithoutFocus: (
      { context },
      { actor, holds, focus }: { actor: AnyActorRef; holds: readonly MediaHold[]; focus: MediaFocus },
    ) => usesMedia(holds) && context.sessions.some((session) => isOf(actor)(session) && !isAllowedWith(session, focus)),
  },
});
