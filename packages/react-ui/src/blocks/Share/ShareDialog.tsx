import { useEffect, useMemo, useState } from "react";
import * as englishChat from "../../labels/en/chat";
import * as english from "../../labels/en/share";
import { useLabels } from "../../labels/LabelsProvider";
import { Dialog } from "../../primitives/Dialog/Dialog";
import { copyText } from "../../shared/copy-text";
import { canShareFile, downloadFile, shareFile } from "../../shared/share-file";
import { linesAsText, sharedLines, type SharedLine, type SharedMessage } from "./shared-line";

export interface ShareDialogProps {
  /** What is shared; `null` while nothing is. */
  readonly shared: SharedMessage | null;
  /** Called when the visitor closes the dialog. Set `shared` to `null` in it. */
  readonly onClose: () => void;
}

/** Shares words as a picture or as text: by the system's dialog where there is one, else by download and clipboard. */
export function ShareDialog({ shared, onClose }: ShareDialogProps) {
  const labels = useLabels("share", english.share);
  return (
    <Dialog open={shared !== null} onClose={onClose} title={labels.title}>
      {shared && <Sharing shared={shared} />}
    </Dialog>
  );
}

function Sharing({ shared }: { readonly shared: SharedMessage }) {
  const labels = useLabels("share", english.share);
  const product = useLabels("productName", englishChat.productName);
  const lines = useMemo(() => sharedLines(shared), [shared]);
  const source = labels.source(product);
  const picture = usePicture(lines, source);
  const [said, setSaid] = useState("");
  const text = linesAsText(lines, source);
  const canShareText = navigator.canShare?.({ text }) ?? false;
  const file = picture === "failed" || picture === null ? null : picture.file;
  const canSharePicture = file !== null && canShareFile(file);
  const giveText = async () => {
    if (!canShareText) {
      setSaid((await copyText(text)) ? labels.copied : labels.copyFailed);
      return;
    }
    await navigator.share({ text }).then(
      () => setSaid(labels.shared),
      (error: unknown) => setSaid(isCancelled(error) ? "" : labels.failed),
    );
  };
  const givePicture = async () => {
    if (file === null) return;
    if (!canSharePicture) {
      downloadFile(file);
      setSaid(labels.saved);
      return;
    }
    await shareFile(file).then(
      (isShared) => setSaid(isShared ? labels.shared : ""),
      () => setSaid(labels.failed),
    );
  };
  return (
    <div>
      <div className="aom-share-picture">
        {picture === null ? (
          <p className="aom-thinking">{labels.drawing}</p>
        ) : picture === "failed" ? (
          <p>{labels.drawingFailed}</p>
        ) : (
          <img src={picture.url} alt={labels.picture([...new Set(lines.map(({ name }) => name))].join(", "))} />
        )}
      </div>
      <p className="aom-memory-note">{labels.keptHere}</p>
      <p className="aom-notice-actions">
        <button
          type="button"
          className="aom-button"
          data-tone="primary"
          disabled={file === null}
          onClick={() => void givePicture()}
        >
          {canSharePicture ? labels.sharePicture : labels.savePicture}
        </button>
        <button type="button" className="aom-button" onClick={() => void giveText()}>
          {canShareText ? labels.shareText : labels.copyText}
        </button>
      </p>
      <p role="status" className="aom-memory-note">
        {said}
      </p>
    </div>
  );
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

interface Picture {
  readonly file: File;
  readonly url: string;
}

/** The words as a picture; `null` while it is drawn. */
function usePicture(lines: readonly SharedLine[], source: string): Picture | "failed" | null {
  const [picture, setPicture] = useState<Picture | "failed" | null>(null);
  useEffect(() => {
    let isLeft = false;
    let url: string | undefined;
    void (async () => {
      try {
        const { drawCard } = await import("./draw-card");
        const blob = await drawCard(lines, source);
        if (isLeft) return;
        url = URL.createObjectURL(blob);
        setPicture({ file: new File([blob], "archive-of-minds.png", { type: "image/png" }), url });
      } catch {
        if (!isLeft) setPicture("failed");
      }
    })();
    return () => {
      isLeft = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [lines, source]);
  return picture;
}
