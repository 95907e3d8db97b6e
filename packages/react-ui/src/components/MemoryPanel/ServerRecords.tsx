import type { YourDataActorRef, YourDataSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { Moment } from "./Moment";

const selectRecords = ({ context }: YourDataSnapshot) => context.records;
const selectCharacters = ({ context }: YourDataSnapshot) => context.characters;
const selectFailure = ({ context }: YourDataSnapshot) => context.readFailure;
const selectIsReading = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "reading" });
const selectIsReadingMore = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "readingMore" });
const selectHasFailed = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "failed" });

/** What the server has from the visitor, by character, newest first. */
export function ServerRecords({ data }: { readonly data: YourDataActorRef }) {
  const labels = useLabels("yourData", english.yourData);
  const records = useSelector(data, selectRecords);
  const characters = useSelector(data, selectCharacters);
  const failure = useSelector(data, selectFailure);
  const isReading = useSelector(data, selectIsReading);
  const isReadingMore = useSelector(data, selectIsReadingMore);
  const hasFailed = useSelector(data, selectHasFailed);
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
                  <Moment timestamp={createdAt} />
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
