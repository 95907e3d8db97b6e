import * as React from "react";
import { isNote, type Readable, type ReadableFields } from "../recording/readable";

function summaryOf(value: readonly Readable[] | ReadableFields): string {
  if (Array.isArray(value)) return `list of ${String(value.length)}`;
  const keys = Object.keys(value);
  return keys.length === 0 ? "{ }" : `{ ${keys.slice(0, 4).join(", ")}${keys.length > 4 ? ", …" : ""} }`;
}

function Value({ value }: { readonly value: Readable }) {
  if (typeof value === "object" && value !== null && isNote(value)) return <em className="sc-quiet">{value["@"]}</em>;
  return <code data-kind={value === null ? "null" : typeof value}>{JSON.stringify(value)}</code>;
}

function Entry({
  name,
  value,
  isChanged,
}: {
  readonly name: string;
  readonly value: Readable;
  readonly isChanged: boolean;
}) {
  const title = (
    <>
      <span className="sc-key">{name}:</span>
      {isChanged && <span className="sc-changed">changed</span>}
    </>
  );
  const isOpenable = typeof value === "object" && value !== null && !isNote(value) && Object.keys(value).length > 0;
  if (!isOpenable)
    return (
      <li>
        {title} {Array.isArray(value) ? <code>[ ]</code> : <Value value={value} />}
      </li>
    );
  return (
    <li>
      <details>
        <summary>
          {title} <span className="sc-quiet">{summaryOf(value)}</span>
        </summary>
        <ul>
          {Object.entries(value as ReadableFields).map(([key, inside]) => (
            <Entry key={key} name={key} value={inside} isChanged={false} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The context of an actor; `changed` are the fields that its last event changed. */
export function ContextTree({
  context,
  changed,
}: {
  readonly context: ReadableFields;
  readonly changed: ReadableFields | undefined;
}) {
  const entries = Object.entries(context);
  if (entries.length === 0) return <p className="sc-hint">The context is empty.</p>;
  return (
    <ul className="sc-tree">
      {entries.map(([key, value]) => (
        <Entry key={key} name={key} value={value} isChanged={changed !== undefined && key in changed} />
      ))}
    </ul>
  );
}
