import { useEffect, useState, useSyncExternalStore } from "react";
import { keepForOffline, type Edition } from "./edition";
import type { UnderWay } from "./under-way";

export interface EditionNoticeProps {
  readonly underWay: Pick<UnderWay, "subscribe" | "isAny">;
  /** Tells of newer editions; by default those of this site. */
  readonly watch?: (report: (edition: Edition) => void) => unknown;
}

/**
 * Asks whether the newer edition should be shown now. It would begin the page anew, so it is offered only while no reply
 * is written or spoken, nothing is recorded, nobody talks live, no line is half written, and nothing said would be lost.
 */
export function EditionNotice({ underWay, watch = keepForOffline }: EditionNoticeProps) {
  const [edition, setEdition] = useState<Edition | null>(null);
  const isBusy = useSyncExternalStore(underWay.subscribe, () => underWay.isAny());
  useEffect(() => {
    const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
    whenIdle(() => void watch(setEdition));
  }, [watch]);
  return (
    <div role="status">
      {edition && !isBusy && (
        <div className="aom page-edition">
          <p>A new edition of the archive has arrived.</p>
          <button type="button" className="aom-button" data-tone="primary" onClick={() => edition.show()}>
            Show it
          </button>
          <button type="button" className="aom-button" data-tone="quiet" onClick={() => setEdition(null)}>
            Later
          </button>
        </div>
      )}
    </div>
  );
}
