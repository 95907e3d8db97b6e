import type { MemoryReadErrorReason, Message, ReadMemory } from "../../../contracts";

export interface ReadRequest {
  readonly source: Blob | string;
  readonly characterId: string;
  readonly now: number;
}

export type ReadAnswer =
  /** The share of the file that was read from the disk, from 0 to 1. */
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "parsed"; readonly memory: Omit<ReadMemory, "messages">; readonly total: number }
  /** A part of the messages, in order; small, so that the page stays responsive. */
  | { readonly type: "slice"; readonly messages: readonly Message[] }
  | { readonly type: "done" }
  | {
      readonly type: "refused";
      readonly reason: MemoryReadErrorReason;
      readonly message: string;
      readonly at: number | null;
    }
  | { readonly type: "failed"; readonly message: string };
