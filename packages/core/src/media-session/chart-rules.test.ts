import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { createEmptyActor } from "xstate";
import { mediaSessionMachine } from "./media-session.machine";
import type { MediaKind, MediaMember } from "./media-session.types";

const member = (kind: MediaKind): MediaMember => ({
  kind,
  actor: createEmptyActor(),
  holds: {},
  release: () => {},
});
const members = [member("chat"), member("voiceAgent"), member("chatRoom"), member("camera")];

describeChartRules(mediaSessionMachine, {
  events: [
    ...members.map((joining) => ({ type: "session.join", member: joining })),
    ...members.map(({ actor }) => ({ type: "session.leave", actor })),
    ...members.map(({ actor }) => ({ type: "holds.changed", actor, holds: ["voice"] })),
    { type: "focus.take", session: "chat" },
    { type: "focus.take", session: "voiceAgent" },
    { type: "focus.take", session: "chatRoom" },
  ] as never,
  contextKey: (context: never) =>
    (context as { sessions: readonly { member: MediaMember }[] }).sessions.map(({ member: { kind } }) => kind).sort(),
} as never);
