import { yourDataSelectors, type YourDataActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { Dialog } from "../../primitives/Dialog/Dialog";

/** Asks before anything is deleted. The first button, which has the focus, cancels. */
export function YourDataDialogs({ data }: { readonly data: YourDataActorRef }) {
  const labels = useLabels("yourData", english.yourData);
  const asksDelete = useSelector(data, yourDataSelectors.isConfirmingDelete);
  const asksForget = useSelector(data, yourDataSelectors.isConfirmingForget);
  const hasServer = useSelector(data, yourDataSelectors.hasServer);
  const canConfirm = useSelector(data, yourDataSelectors.canConfirm);
  const canDownload = useSelector(data, yourDataSelectors.canDownload);
  const cancel = () => data.send({ type: "question.cancel" });
  const confirm = () => data.send({ type: "question.confirm" });
  const cancelButton = (
    <button type="button" className="aom-button" onClick={cancel}>
      {labels.cancel}
    </button>
  );
  return (
    <>
      <Dialog open={asksDelete} onClose={cancel} title={labels.deleteAll} role="alertdialog">
        <p>{labels.deleteQuestion}</p>
        <ul className="aom-your-data-extent">
          <li>{labels.deleteHere}</li>
          {hasServer && <li>{labels.deleteOnServer}</li>}
        </ul>
        <p className="aom-memory-note">{labels.deleteKeeps}</p>
        <p className="aom-notice-actions">
          {cancelButton}
          <button
            type="button"
            className="aom-button"
            disabled={!canDownload}
            onClick={() => data.send({ type: "data.download" })}
          >
            {labels.downloadFirst}
          </button>
          <button type="button" className="aom-button" data-tone="danger" disabled={!canConfirm} onClick={confirm}>
            {labels.deleteConfirm}
          </button>
        </p>
      </Dialog>
      <Dialog open={asksForget} onClose={cancel} title={labels.forget} role="alertdialog">
        <p>{labels.forgetQuestion}</p>
        <p>{labels.forgetExtent}</p>
        <p className="aom-memory-note">{labels.forgetKeeps}</p>
        <p className="aom-notice-actions">
          {cancelButton}
          <button type="button" className="aom-button" data-tone="danger" disabled={!canConfirm} onClick={confirm}>
            {labels.forgetConfirm}
          </button>
        </p>
      </Dialog>
    </>
  );
}
