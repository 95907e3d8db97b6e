import type { ChatSnapshot, YourDataActorRef, YourDataSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { ServerRecords } from "./ServerRecords";
import { useYourData, type OpenYourData } from "./use-your-data";
import { YourDataDialogs } from "./YourDataDialogs";

const selectLasts = ({ context }: ChatSnapshot) => context.durability !== "memory";
const selectLogging = ({ context }: ChatSnapshot) => context.logging;

/** What is kept of the visitor, where and how long, and what they can do with all of it. */
export function YourData({ open }: { readonly open: OpenYourData }) {
  const labels = useLabels("yourData", english.yourData);
  const chat = useChat();
  const lasts = useSelector(chat, selectLasts);
  const logging = useSelector(chat, selectLogging);
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

const selectHasServer = ({ context }: YourDataSnapshot) => context.hasServer;
const selectIsHidden = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "hidden" });
const selectIsCollecting = (snapshot: YourDataSnapshot) => snapshot.matches({ download: "collecting" });
const selectIsDeleting = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "deleting" });
const selectIsForgetting = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "forgetting" });
const selectIsReady = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "ready", download: "resting" });
const selectNotice = ({ context }: YourDataSnapshot) => context.notice;

function Actions({ data }: { readonly data: YourDataActorRef }) {
  const labels = useLabels("yourData", english.yourData);
  const hasServer = useSelector(data, selectHasServer);
  const isHidden = useSelector(data, selectIsHidden);
  const isCollecting = useSelector(data, selectIsCollecting);
  const isDeleting = useSelector(data, selectIsDeleting);
  const isForgetting = useSelector(data, selectIsForgetting);
  const isReady = useSelector(data, selectIsReady);
  const notice = useSelector(data, selectNotice);
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
