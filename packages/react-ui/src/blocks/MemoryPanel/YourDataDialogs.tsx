import { yourDataSelectors, type YourDataActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { QuestionDialog } from "../../primitives/QuestionDialog/QuestionDialog";

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
  return (
    <>
      <QuestionDialog
        open={asksDelete}
        onClose={cancel}
        title={labels.deleteAll}
        keep={labels.cancel}
        confirm={labels.deleteConfirm}
        canConfirm={canConfirm}
        onConfirm={confirm}
        more={
          <button
            type="button"
            className="aom-button"
            disabled={!canDownload}
            onClick={() => data.send({ type: "data.download" })}
          >
            {labels.downloadFirst}
          </button>
        }
      >
        <p>{labels.deleteQuestion}</p>
        <ul className="aom-your-data-extent">
          <li>{labels.deleteHere}</li>
          {hasServer && <li>{labels.deleteOnServer}</li>}
        </ul>
        <p className="aom-memory-note">{labels.deleteKeeps}</p>
      </QuestionDialog>
      <QuestionDialog
        open={asksForget}
        onClose={cancel}
        title={labels.forget}
        keep={labels.cancel}
        confirm={labels.forgetConfirm}
        canConfirm={canConfirm}
        onConfirm={confirm}
      >
        <p>{labels.forgetQuestion}</p>
        <p>{labels.forgetExtent}</p>
        <p className="aom-memory-note">{labels.forgetKeeps}</p>
      </QuestionDialog>
    </>
  );
}
