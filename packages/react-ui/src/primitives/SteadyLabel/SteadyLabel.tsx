export interface SteadyLabelProps {
  /** The label that is shown. */
  readonly children: string;
  /** Every label the button can have. */
  readonly among: readonly string[];
}

/** A button label as wide as the widest of several, so that the button keeps its width when the label changes. */
export function SteadyLabel({ children, among }: SteadyLabelProps) {
  return (
    <span className="aom-steady-label">
      {children}
      {among
        .filter((label) => label !== children)
        .map((label) => (
          // Drawn from an attribute, so that it is not part of the page's text.
          <span key={label} aria-hidden data-label={label} />
        ))}
    </span>
  );
}
