/** On a 24 by 24 grid: a pen for the visitor, a bell for an error, an arrow for a note. */
const STROKES = {
  user: ["M4 20l1-4L16 5l3 3L8 19z", "M14 7l3 3", "M4 20l3-3"],
  system: ["M6 17V11a6 6 0 0 1 12 0v6", "M4 17h16", "M10 20h4", "M12 5V3"],
  note: ["M5 12h5", "M14 12h5", "M12 9l3 3-3 3-3-3z"],
};

/** The mark of the visitor's messages and of the room's own. Hidden from screen readers: the name beside it says the same. */
export function AuthorIcon({ of }: { readonly of: keyof typeof STROKES }) {
  return (
    <svg className="aom-emblem" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {STROKES[of].map((path) => (
        <path key={path} d={path} className="aom-emblem-stroke" />
      ))}
    </svg>
  );
}
