import type {
  CameraSnapshot,
  ChatRoomSnapshot,
  ChatSnapshot,
  MemoryBankSnapshot,
  VoiceAgentSnapshot,
  YourDataSnapshot,
} from "@archive-of-minds/core";

/** A reply is written or spoken, the visitor is recorded or writes, or what was said is kept nowhere but in the page. */
export const isChatBusy = (snapshot: ChatSnapshot) =>
  snapshot.hasTag("typing") ||
  snapshot.hasTag("heard") ||
  snapshot.matches({ microphone: "on" }) ||
  snapshot.context.draft.trim() !== "" ||
  isLostWithPage(snapshot);

const isLostWithPage = ({ context }: ChatSnapshot) =>
  (context.durability === "memory" || context.memoryProblem !== null) && context.messages.length > 0;

/** A memory is read, written, forgotten or made into a file. */
export const isMemoryBusy = (snapshot: MemoryBankSnapshot) => snapshot.hasTag("busy") || snapshot.hasTag("unfinished");

/** Everything is being collected, deleted or forgotten. */
export const isYourDataBusy = (snapshot: YourDataSnapshot) => snapshot.hasTag("unfinished");

/** The visitor shows something. */
export const isCameraBusy = (snapshot: CameraSnapshot) => snapshot.hasTag("on");

/** A live conversation goes on. */
export const isLiveBusy = (snapshot: VoiceAgentSnapshot) => snapshot.matches("live");

/** A discussion goes on, or rests. */
export const isRoomBusy = (snapshot: ChatRoomSnapshot) => !snapshot.matches({ discussion: "idle" });
