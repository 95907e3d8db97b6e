import { useEffect, useState, useSyncExternalStore } from "react";
import { keepForOffline, type Release } from "./release";
import type { UnderWay } from "./under-way";

export interface ReleaseNoticeProps {
  readonly underWay: Pick<UnderWay, "subscribe" | "isAny">;
  /** Tells of newer releases; by default those of this site. */
  readonly watch?: (report: (release: Release) => void) => unknown;
}

/**
 * Asks whether the newer release should be shown now. It would begin the page anew, so it is offered only while no reply
 * is written or spoken, nothing is recorded, nobody talks live, no line is half written, and nothing said would be lost.
 */
export function ReleaseNotice({ underWay, watch = keepForOffline }: ReleaseNoticeProps) {
  const [release, setRelease] = useState<Release | null>(null);
  const isBusy = useSyncExternalStore(underWay.subscribe, () => underWay.isAny());
  useEffect(() => {
    const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
    whenIdle(() => void watch(setRelease));
  }, [watch]);
  return (
    <div role="status">
      {release && !isBusy && (
        <div className="aom page-release">
          <p>A new version of the archive is ready.</p>
          <button type="button" className="aom-button" data-tone="primary" onClick={() => release.show()}>
            Show it
          </button>
          <button type="button" className="aom-button" data-tone="quiet" onClick={() => setRelease(null)}>
            Later
          </button>
        </div>
      )}
    </div>
  );
}
