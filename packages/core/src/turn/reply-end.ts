import type { StreamEndReason } from "../contracts";

const written: readonly unknown[] = ["complete", "length", "refused"] satisfies readonly StreamEndReason[];

/** Whether the model itself ended a reply: nothing more of it will come. */
export function isWritten(end: string | null | undefined): end is StreamEndReason {
  return written.includes(end);
}
