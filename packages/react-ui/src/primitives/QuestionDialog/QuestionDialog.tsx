import type { ReactNode } from "react";
import { Dialog } from "../Dialog/Dialog";

export interface QuestionDialogProps {
  readonly open: boolean;
  /** Called when the visitor keeps what the question is about. Set `open` to `false` in it. */
  readonly onClose: () => void;
  /** The heading, which also names the dialog. */
  readonly title: string;
  /** The label of the first button, which has the focus and keeps everything. */
  readonly keep: string;
  /** The label of the button that deletes. */
  readonly confirm: string;
  /** Whether the button that deletes is enabled. Default `true`. */
  readonly canConfirm?: boolean;
  /** Called by the button that deletes. The dialog stays open until `open` is `false`. */
  readonly onConfirm: () => void;
  /** Buttons between the two. */
  readonly more?: ReactNode;
  /** What is deleted. */
  readonly children: ReactNode;
}

/** Asks before something is deleted. */
export function QuestionDialog({
  open,
  onClose,
  title,
  keep,
  confirm,
  canConfirm = true,
  onConfirm,
  more,
  children,
}: QuestionDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} role="alertdialog">
      {children}
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={onClose}>
          {keep}
        </button>
        {more}
        <button type="button" className="aom-button" data-tone="danger" disabled={!canConfirm} onClick={onConfirm}>
          {confirm}
        </button>
      </p>
    </Dialog>
  );
}
