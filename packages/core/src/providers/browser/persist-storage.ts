import { readItem, writeItem } from "./safe-local-storage";

const ASKED = "aom.keepAsked";

/**
 * Asks the browser to drop nothing of this site by itself when room is short. Once: some browsers ask the visitor, who
 * has answered then.
 */
export async function persistStorage(): Promise<void> {
  if (readItem(ASKED) !== null) return;
  writeItem(ASKED, "true");
  await globalThis.navigator?.storage?.persist?.().catch(() => false);
}
