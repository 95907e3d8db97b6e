import { chatSelectors, yourDataSelectors, type YourDataActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { ServerRecords } from "./ServerRecords";
import { useYourData, type OpenYourData } from "./use-your-data";
import { YourDataDialogs } from "./YourDataDialogs";

/** The visitor's stored data: where, how long, and the actions on all of it. */
export function YourData({ open }: { readonly open: OpenYourData }) {
  const labels = useLabels("yourData", english.yourData);
  const chat = useChatActor();
  const lasts = useSelector(chat, chatSelectors.durability) !== "memory";
  const logging = useSelector(chat, chatSelectors.logging);
  const data = useYourData(open);
  const id = useId();
  return (
    <section className="aom-your-data" aria-labelledby={id}>
      <h3 id={id} className="aom-caption">
        {labels.title}
      </h3>
      <p>
        {lasts ? labels.here : labels.hereUntilClosed}{" "}
        {logging ? labels.onServer(logging.retentionDays) : labels.noServer}
      </p>
      {data === "opening" && <p className="aom-thinking">{labels.opening}</p>}
      {data === "failed" && <p role="alert">{labels.openingFailed}</p>}
      {typeof data === "object" && <Actions data={data} />}
    </section>
  );
}

function Actions({ data }: { readonly data: YourDataActorRef }) {
  const labels = useLabels("yourData", english.yourData);
  const hasServer = useSelector(data, yourDataSelectors.hasServer);
  const isHidden = useSelector(data, yourDataSelectors.isHidden);
  const isCollecting = useSelector(data, yourDataSelectors.isCollecting);
  const isDeleting = useSelector(data, yourDataSelectors.isDeleting);
  const isForgetting = useSelector(data, yourDataSelectors.isForgetting);
  const isReady = useSelector(data, yourDataSelectors.isReady);
  const notice = useSelector(data, yourDataSelectors.notice);
  return (
    <>
      <div className="aom-memory-actions">
        {hasServer && (
          <button
            type="button"
            className="aom-button"
            aria-expanded={!isHidden}
            onClick={() => data.send({ type: isHidden ? "server.show" : "server.hide" })}
          >
            {isHidden ? labels.show : labels.hide}
          </button>
        )}
        <button
          type="button"
          className="aom-button"
          disabled={!isReady}
          onClick={() => data.send({ type: "data.download" })}
        >
          {labels.download}
        </button>
        <button
          type="button"
          className="aom-button"
          data-tone="danger"
          disabled={!isReady}
          onClick={() => data.send({ type: "data.delete" })}
        >
          {labels.deleteAll}
        </button>
        {hasServer && (
          <button
            type="button"
            className="aom-button"
            data-tone="danger"
            disabled={!isReady}
            onClick={() => data.send({ type: "visitor.forget" })}
          >
            {labels.forget}
          </button>
        )}
      </div>
      <div role="status">
        {isCollecting && <p className="aom-thinking">{labels.downloading}</p>}
        {isDeleting && <p className="aom-thinking">{labels.deleting}</p>}
        {isForgetting && <p className="aom-thinking">{labels.forgetting}</p>}
        {notice && (
          <p>{notice.type === "downloaded" ? labels.downloaded[notice.server] : labels.notice[notice.type]}</p>
        )}
      </div>
      {!isHidden && <ServerRecords data={data} />}
      <YourDataDialogs data={data} />
    </>
  );
}
