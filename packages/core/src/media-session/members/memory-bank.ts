import type { MemoryBankActorRef } from "../../memory-bank/memory-bank.machine";
import { defineMediaMember } from "../define-media-member";
import type { MediaMember } from "../media-session.types";

/** A memory is read, written, cleared or exported. */
export const memoryBank = (actor: MemoryBankActorRef): MediaMember =>
  defineMediaMember("memoryBank", actor, { unsavedWork: (is) => is.hasTag("busy") || is.hasTag("unfinished") });
