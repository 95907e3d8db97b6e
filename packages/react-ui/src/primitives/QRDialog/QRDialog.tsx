import { forwardRef } from "react";
import * as english from "../../labels/en/chat";
import * as englishPanels from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { Dialog, type DialogProps } from "../Dialog/Dialog";
import { QRCard } from "./QRCard";

export interface QRDialogProps extends Omit<DialogProps, "title" | "children"> {
  /** The address for other devices; `null` for the address of this page. */
  readonly url?: string | null;
}

/** Opens the product on another device: a QR code to scan and an address to copy. */
export const QRDialog = forwardRef<HTMLDialogElement, QRDialogProps>(function QRDialog({ url = null, ...dialog }, ref) {
  const qr = useLabels("qr", englishPanels.qr);
  const productName = useLabels("productName", english.productName);
  return (
    <Dialog {...dialog} ref={ref} title={qr.title(productName)}>
      <QRCard url={url} />
    </Dialog>
  );
});
