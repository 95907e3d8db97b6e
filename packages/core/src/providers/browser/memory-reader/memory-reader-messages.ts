import type { MemoryReadErrorReason, Message, ReadMemory } from "../../../contracts";

export interface ReadRequest {
  readonly source: Blob | string;
  readonly characterId: string;
  readonly now: number;
}

export type ReadAnswer =
  /** How much of the file has come from the disk, from 0 to 1. */
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "parsed"; readonly memory: Omit<ReadMemory, "messages">; readonly total: number }
  /** A part of the messages, in order; the page takes in little at a time. */
  | { readonly type: "slice"; readonly messages: readonly Message[] }
  | { readonly type: "done" }
  | {
      readonly type: "refused";
      readonly reason: MemoryReadErrorReason;
      readonly message: string;
      readonly at: number | null;
    }
  | { readonly type: "failed"; readonly message: string };
