import * as english from "../../labels/en/chat";
import * as englishPanels from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { Dialog } from "../Dialog/Dialog";
import { QRCard } from "./QRCard";

export interface QRDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Where the product can be reached from other devices; `null` means where this page came from. */
  readonly url?: string | null;
}

/** Takes the archive to another device: a code to scan, and its address to copy. */
export function QRDialog({ open, onClose, url = null }: QRDialogProps) {
  const qr = useLabels("qr", englishPanels.qr);
  const productName = useLabels("productName", english.productName);
  return (
    <Dialog open={open} onClose={onClose} title={qr.title(productName)}>
      <QRCard url={url} />
    </Dialog>
  );
}
