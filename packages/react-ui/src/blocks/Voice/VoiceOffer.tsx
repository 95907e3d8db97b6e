import { chatSelectors, chatVoiceSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef, useSyncExternalStore } from "react";
import { useWhileUnpressed } from "../../hooks/use-while-unpressed";
import * as english from "../../labels/en/voice";
import { useLocale, useLabels } from "../../labels/LabelsProvider";
import { Notice } from "../../primitives/Notice/Notice";
import { useChatActor } from "../../providers/ChatProvider";
import { formatBytes } from "./format-bytes";
import type { RootProps } from "../../shared/root-props";

/**
 * Takes the attributes of its root `<div>` too. Needs a `<ChatProvider>` above it, whose chat has a `voiceDownload`.
 */
export interface VoiceOfferProps extends RootProps<"div"> {
  /** Whether it is offered without having been asked for, where the visitor wants to listen. Default `false`. */
  readonly isAtOnce?: boolean;
  /** Whether it names no character, as where several are heard. Default `false`. */
  readonly isForAll?: boolean;
}

/**
 * Offers to download a voice, where there is none or a better one: by a press on "Get the voice" below a reply, or at once where the visitor
 * wants to listen. The download is large, so it never starts by itself.
 */
export const VoiceOffer = forwardRef<HTMLDivElement, VoiceOfferProps>(function VoiceOffer(
  { isAtOnce = false, isForAll = false, ...root },
  ref,
) {
  const chat = useChatActor();
  const voice = useLabels("voice", english.voice);
  const locale = useLocale();
  const state = useSelector(chat, chatVoiceSelectors.voiceOffer);
  const bytes = useSelector(chat, chatVoiceSelectors.voiceBytes);
  const name = useSelector(chat, chatSelectors.characterName);
  const offer = useWhileUnpressed(state === "offered" && !isAtOnce ? "none" : state);
  if (offer === "none") return null;
  return (
    <Notice ref={ref} urgency="offer" role="group" data-state={offer === "failed" ? "failed" : "unanswered"} {...root}>
      {/* Screen readers get changes of state, not the progress ten times a second. */}
      <p role="status" className={offer === "downloading" ? "aom-visually-hidden" : undefined}>
        {offer === "downloading"
          ? voice.fetching
          : offer === "failed"
            ? voice.downloadFailed
            : isForAll
              ? voice.offerAll(formatBytes(bytes, locale))
              : voice.offer(name, formatBytes(bytes, locale))}
      </p>
      {offer === "downloading" && <DownloadProgress />}
      <p className="aom-notice-actions">
        {offer === "downloading" ? (
          <button type="button" className="aom-button" onClick={() => chat.send({ type: "voice.downloadStop" })}>
            {voice.cancel}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="aom-button"
              data-tone="primary"
              onClick={() => {
                chat.send({ type: "audio.unlock" });
                chat.send({ type: "voice.download" });
              }}
            >
              {offer === "failed" ? voice.again : voice.download}
            </button>
            <button type="button" className="aom-button" onClick={() => chat.send({ type: "voice.decline" })}>
              {voice.decline}
            </button>
          </>
        )}
      </p>
    </Notice>
  );
});

const nothing = () => () => {};

function DownloadProgress() {
  const voice = useLabels("voice", english.voice);
  const locale = useLocale();
  const download = useSelector(useChatActor(), chatVoiceSelectors.voiceDownload);
  const progress = useSyncExternalStore(download?.subscribe ?? nothing, () => download?.progress);
  if (!progress) return null;
  const { loaded, total, bytesPerSecond } = progress;
  const words = voice.downloading(
    formatBytes(loaded, locale),
    formatBytes(total, locale),
    formatBytes(bytesPerSecond, locale),
  );
  return (
    <p>
      <progress className="aom-progress" value={loaded} max={total} aria-label={voice.download} /> {words}
    </p>
  );
}
