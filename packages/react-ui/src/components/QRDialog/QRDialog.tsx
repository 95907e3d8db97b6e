import * as english from "../../messages/en/chat";
import * as englishPanels from "../../messages/en/panels";
import { useMessages } from "../../messages/MessagesProvider";
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
  const qr = useMessages("qr", englishPanels.qr);
  const productName = useMessages("productName", english.productName);
  return (
    <Dialog open={open} onClose={onClose} title={qr.title(productName)}>
      <QRCard url={url} />
    </Dialog>
  );
}
