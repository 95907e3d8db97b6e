import type { ChatSnapshot, YourDataActorRef, YourDataSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import * as english from "../../messages/en/panels";
import { useMessages } from "../../messages/MessagesProvider";
import { useChat } from "../../providers/ChatProvider";
import { ServerRecords } from "./ServerRecords";
import { useYourData, type OpenYourData } from "./use-your-data";
import { YourDataDialogs } from "./YourDataDialogs";

const selectLasts = ({ context }: ChatSnapshot) => context.durability !== "memory";
const selectLogging = ({ context }: ChatSnapshot) => context.logging;

/** What is kept of the visitor, where and how long, and what they can do with all of it. */
export function YourData({ open }: { readonly open: OpenYourData }) {
  const words = useMessages("yourData", english.yourData);
  const chat = useChat();
  const lasts = useSelector(chat, selectLasts);
  const logging = useSelector(chat, selectLogging);
  const data = useYourData(open);
  const id = useId();
  return (
    <section className="aom-your-data" aria-labelledby={id}>
      <h3 id={id} className="aom-caption">
        {words.title}
      </h3>
      <p>
        {lasts ? words.here : words.hereUntilClosed} {logging ? words.onServer(logging.retentionDays) : words.noServer}
      </p>
      {data === "opening" && <p className="aom-thinking">{words.opening}</p>}
      {data === "failed" && <p role="alert">{words.openingFailed}</p>}
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
  const words = useMessages("yourData", english.yourData);
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
            {isHidden ? words.show : words.hide}
          </button>
        )}
        <button
          type="button"
          className="aom-button"
          disabled={!isReady}
          onClick={() => data.send({ type: "data.download" })}
        >
          {words.download}
        </button>
        <button
          type="button"
          className="aom-button"
          data-tone="danger"
          disabled={!isReady}
          onClick={() => data.send({ type: "data.delete" })}
        >
          {words.deleteAll}
        </button>
        {hasServer && (
          <button
            type="button"
            className="aom-button"
            data-tone="danger"
            disabled={!isReady}
            onClick={() => data.send({ type: "visitor.forget" })}
          >
            {words.forget}
          </button>
        )}
      </div>
      <div role="status">
        {isCollecting && <p className="aom-thinking">{words.downloading}</p>}
        {isDeleting && <p className="aom-thinking">{words.deleting}</p>}
        {isForgetting && <p className="aom-thinking">{words.forgetting}</p>}
        {notice && <p>{notice.type === "downloaded" ? words.downloaded[notice.server] : words.notice[notice.type]}</p>}
      </div>
      {!isHidden && <ServerRecords data={data} />}
      <YourDataDialogs data={data} />
    </>
  );
}
