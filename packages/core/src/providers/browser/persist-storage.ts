import { readItem, writeItem } from "./safe-local-storage";

const ASKED = "aom.keepAsked";

/**
 * Asks the browser for persistent storage, so that it deletes nothing of this site when space is short. It asks once,
 * since some browsers prompt the visitor.
 */
export async function persistStorage(): Promise<void> {
  if (readItem(ASKED) !== null) return;
  writeItem(ASKED, "true");
  await globalThis.navigator?.storage?.persist?.().catch(() => false);
}
