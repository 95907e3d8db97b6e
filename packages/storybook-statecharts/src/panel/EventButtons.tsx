import * as React from "react";
import { useId, useState } from "react";
import type { EventOption } from "../messages";
import type { RecordedActor } from "../recording/recording";
import { readPayload, samplePayload } from "./payload";
import type { PanelStore } from "./panel-store";

/** More events than these can be filtered. */
const MANY = 10;

interface Sending {
  readonly actor: RecordedActor;
  readonly store: PanelStore;
  readonly isPast: boolean;
}

function PayloadForm({ type, actor, store, isPast, id }: { readonly type: string; readonly id: string } & Sending) {
  const [text, setText] = useState(() => samplePayload(actor, type));
  const [fault, setFault] = useState<string>();
  return (
    <form
      id={id}
      className="sc-payload"
      onSubmit={(submit) => {
        submit.preventDefault();
        const { payload, error } = readPayload(text);
        setFault(error);
        if (payload) store.send({ ...payload, type });
      }}
    >
      <label>
        Payload of {type}, as JSON
        <textarea rows={3} value={text} spellCheck={false} onChange={(change) => setText(change.target.value)} />
      </label>
      {fault !== undefined && <p role="alert">{fault}</p>}
      <button type="submit" disabled={isPast}>
        Send
      </button>
    </form>
  );
}

function EventRow({ option, ...sending }: { readonly option: EventOption } & Sending) {
  const { type, label, isTaken, refusedBy } = option;
  const { store, isPast } = sending;
  const [isOpen, setOpen] = useState(false);
  const form = useId();
  const reason = useId();
  const isRefused = refusedBy.length > 0;
  const isDelay = type.startsWith("xstate.");
  return (
    <li className="sc-event">
      <button
        type="button"
        className="sc-send"
        disabled={!isTaken || isPast}
        aria-describedby={isRefused ? reason : undefined}
        onClick={() => store.send({ type })}
      >
        {isDelay ? `Skip the wait: ${label}` : label}
      </button>
      {!isDelay && (
        <button
          type="button"
          className="sc-more"
          aria-expanded={isOpen}
          aria-controls={form}
          aria-label={`Payload of ${type}`}
          title="Send with a payload"
          onClick={() => setOpen(!isOpen)}
        >
          {"{ }"}
        </button>
      )}
      {isRefused && (
        <span id={reason} className="sc-guard">
          refused by <code>{refusedBy.join(", ")}</code>
        </span>
      )}
      {isOpen && <PayloadForm id={form} type={type} {...sending} />}
    </li>
  );
}

/** The events of an actor: those that its state takes, those that a guard refuses, and the others. */
export function EventButtons({ options: all, ...sending }: { readonly options: readonly EventOption[] } & Sending) {
  const [filter, setFilter] = useState("");
  const options = all.filter(({ label }) => label.toLowerCase().includes(filter.toLowerCase()));
  const groups = {
    taken: options.filter(({ isTaken }) => isTaken),
    refused: options.filter(({ isTaken, refusedBy }) => !isTaken && refusedBy.length > 0),
    others: options.filter(({ isTaken, refusedBy }) => !isTaken && refusedBy.length === 0),
  };
  const list = (group: readonly EventOption[]) => (
    <ul>
      {group.map((option) => (
        <EventRow key={option.type} option={option} {...sending} />
      ))}
    </ul>
  );
  return (
    <>
      {all.length > MANY && (
        <label className="sc-filter">
          Filter events
          <input type="search" value={filter} onChange={(change) => setFilter(change.target.value)} />
        </label>
      )}
      {sending.isPast && <p className="sc-hint">Events can be sent once you are back to now.</p>}
      {list(groups.taken)}
      {groups.refused.length > 0 && (
        <>
          <h4>Refused by a guard</h4>
          {list(groups.refused)}
        </>
      )}
      {groups.others.length > 0 && (
        <details>
          <summary>Not in this state ({groups.others.length})</summary>
          {list(groups.others)}
        </details>
      )}
      {all.length === 0 && <p className="sc-hint">This machine has no events of its own.</p>}
    </>
  );
}
