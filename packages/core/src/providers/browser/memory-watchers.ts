import type { MemoryChange, MemoryNews } from "../../contracts";

type Report = (news: MemoryNews) => void;
type TabMessage =
  | { readonly characterId: string; readonly type: "replaced" }
  | { readonly characterId: string; readonly type: "changed"; readonly change: MemoryChange };

/** Notifies this page and the other tabs of changes in a memory. */
export interface MemoryWatchers {
  announce(characterId: string, change: MemoryChange): void;
  /** Tells this page's watchers that everything stored is lost. The other tabs detect it themselves. */
  announceLoss(): void;
  watch(characterId: string, report: Report): () => void;
}

/**
 * @param store the name of the store in all tabs: only stores with the same messages notify each other.
 * @param reload reads a character's memory again: one that another tab has replaced is too large for a message.
 */
export function createMemoryWatchers(
  store: string,
  reload: (characterId: string) => Promise<MemoryChange>,
): MemoryWatchers {
  const name = `archive-of-minds.memory.${store}`;
  const reports = new Map<string, Set<Report>>();
  let channel: BroadcastChannel | null = null;

  const tellPage = (characterId: string, change: MemoryChange) => {
    for (const report of [...(reports.get(characterId) ?? [])]) report(change);
  };
  const hear = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === "changed") tellPage(data.characterId, data.change);
    else
      void reload(data.characterId).then(
        (change) => tellPage(data.characterId, change),
        () => {},
      );
  };
  // Opened with the first watcher and closed with the last, so that no channel keeps the page alive.
  const open = () => {
    if (channel || typeof BroadcastChannel === "undefined") return;
    channel = new BroadcastChannel(name);
    channel.addEventListener("message", hear);
  };
  const post = (news: TabMessage) => {
    if (channel) return channel.postMessage(news);
    if (typeof BroadcastChannel === "undefined") return;
    const once = new BroadcastChannel(name);
    once.postMessage(news);
    once.close();
  };

  return {
    announce(characterId, change) {
      tellPage(characterId, change);
      post(change.type === "replaced" ? { characterId, type: "replaced" } : { characterId, type: "changed", change });
    },
    announceLoss() {
      for (const report of [...reports.values()].flatMap((each) => [...each])) report({ type: "lost" });
    },
    watch(characterId, report) {
      open();
      const known = reports.get(characterId) ?? new Set();
      reports.set(characterId, known.add(report));
      return () => {
        known.delete(report);
        if (known.size === 0) reports.delete(characterId);
        if (reports.size === 0) {
          channel?.close();
          channel = null;
        }
      };
    },
  };
}
