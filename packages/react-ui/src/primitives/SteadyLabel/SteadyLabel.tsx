export interface SteadyLabelProps {
  readonly children: string;
  /** Everything the button may be called. */
  readonly among: readonly string[];
}

/** A button's label that leaves room for the other labels, so that the button keeps its width and nothing beside it moves. */
export function SteadyLabel({ children, among }: SteadyLabelProps) {
  return (
    <span className="aom-steady-label">
      {children}
      {among
        .filter((label) => label !== children)
        .map((label) => (
          // Drawn from an attribute: it is no text of the page.
          <span key={label} aria-hidden data-label={label} />
        ))}
    </span>
  );
}
