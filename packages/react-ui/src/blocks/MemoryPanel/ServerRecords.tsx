import { yourDataSelectors, type YourDataActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { DateTime } from "./DateTime";

/** The exchanges stored on the server, by character, newest first. */
export function ServerRecords({ data }: { readonly data: YourDataActorRef }) {
  const labels = useLabels("yourData", english.yourData);
  const records = useSelector(data, yourDataSelectors.records);
  const characters = useSelector(data, yourDataSelectors.characters);
  const failure = useSelector(data, yourDataSelectors.readFailure);
  const isReading = useSelector(data, yourDataSelectors.isReading);
  const isReadingMore = useSelector(data, yourDataSelectors.isReadingMore);
  const hasFailed = useSelector(data, yourDataSelectors.hasFailed);
  const known = characters.flatMap(({ id, name }) => {
    const record = records[id];
    return record && record.exchanges.length > 0 ? [{ id, name, ...record }] : [];
  });
  return (
    <div className="aom-server-records">
      <div role="status">
        {(isReading || isReadingMore) && <p className="aom-thinking">{labels.reading}</p>}
        {!isReading && failure === null && known.length === 0 && <p>{labels.nothing}</p>}
      </div>
      {known.map(({ id, name, exchanges, next }) => (
        <section key={id} aria-label={name}>
          <h4>{name}</h4>
          <ol>
            {exchanges.map(({ exchangeId, createdAt, userMessage, assistantMessage }) => (
              <li key={exchangeId}>
                <p className="aom-memory-found-head">
                  <DateTime timestamp={createdAt} />
                </p>
                <p dir="auto">
                  <strong>{labels.visitor}:</strong> {userMessage}
                </p>
                <p dir="auto">
                  <strong>{name}:</strong> {assistantMessage}
                </p>
              </li>
            ))}
          </ol>
          {next !== null && (
            <button
              type="button"
              className="aom-button"
              disabled={isReadingMore}
              onClick={() => data.send({ type: "server.more", characterId: id })}
            >
              {labels.more(name)}
            </button>
          )}
        </section>
      ))}
      <div role="alert">{failure && <p>{labels[failure]}</p>}</div>
      {hasFailed && (
        <button type="button" className="aom-button" onClick={() => data.send({ type: "server.show" })}>
          {labels.tryAgain}
        </button>
      )}
    </div>
  );
}
