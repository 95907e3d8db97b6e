import { mediaSessionSelectors, type MediaSessionActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { OutdatedClientWatch } from "@archive-of-minds/core/providers/backend";
import { fetchCurrentRelease, forgetRelease, registerServiceWorker, type Release } from "./release";
import { useSiteLabels } from "./SiteLanguage";
import { whenIdle } from "./when-idle";

export interface ReleaseNoticeProps {
  readonly mediaSession: MediaSessionActorRef;
  /** Reports newer releases; by default those of this site. */
  readonly watch?: (report: (release: Release) => void) => unknown;
  /** Whether the server still serves this release; by default it does. */
  readonly outdated?: Pick<OutdatedClientWatch, "subscribe" | "isOutdated">;
  /** Called once the server no longer serves this release, so that any reload brings the current one. */
  readonly forget?: () => unknown;
  /** Replaces a release that the server no longer serves; by default by a reload. */
  readonly replace?: () => unknown;
}

const current: NonNullable<ReleaseNoticeProps["outdated"]> = { subscribe: () => () => {}, isOutdated: () => false };

/**
 * Offers to show a newer release. Showing it reloads the page, so the offer waits while a reply is written or spoken,
 * a recording or a live conversation runs, a message is half written, or messages would be lost.
 *
 * Where the server no longer serves this release, the notice asks for the reload at once: nothing can be sent before it.
 */
export function ReleaseNotice({
  mediaSession,
  watch = registerServiceWorker,
  outdated = current,
  forget = forgetRelease,
  replace = fetchCurrentRelease,
}: ReleaseNoticeProps) {
  const words = useSiteLabels();
  const [release, setRelease] = useState<Release | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const isOutdated = useSyncExternalStore(outdated.subscribe, outdated.isOutdated);
  const canReload = useSelector(mediaSession, mediaSessionSelectors.canReload);
  useEffect(() => whenIdle(() => void watch(setRelease), 2_000), [watch]);
  useEffect(() => {
    if (isOutdated) void forget();
  }, [isOutdated, forget]);
  if (isOutdated)
    return (
      <div role="status">
        {!isDismissed && (
          <div className="aom page-release">
            <p>{words.outdated}</p>
            <button type="button" className="aom-button" data-tone="primary" onClick={() => void replace()}>
              {words.reload}
            </button>
            <button type="button" className="aom-button" data-tone="quiet" onClick={() => setDismissed(true)}>
              {words.later}
            </button>
          </div>
        )}
      </div>
    );
  return (
    <div role="status">
      {release && canReload && (
        <div className="aom page-release">
          <p>{words.newVersion}</p>
          <button type="button" className="aom-button" data-tone="primary" onClick={() => release.show()}>
            {words.reload}
          </button>
          <button type="button" className="aom-button" data-tone="quiet" onClick={() => setRelease(null)}>
            {words.later}
          </button>
        </div>
      )}
    </div>
  );
}
