/** A pencil: rename. */
export function PencilIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="aom-icon aom-emblem-stroke">
      <path d="M4 20l1-4.5L16.5 4a2 2 0 0 1 3 0l.5.5a2 2 0 0 1 0 3L8.5 19zM14.5 6l3.5 3.5" />
    </svg>
  );
}

/** A bin: delete. */
export function BinIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="aom-icon aom-emblem-stroke">
      <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5" />
    </svg>
  );
}
