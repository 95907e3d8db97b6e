import type { ReactNode } from "react";

const draw = (lines: ReactNode) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="aom-icon aom-emblem-stroke">
    {lines}
  </svg>
);

/** Two arrows around a lens: the other camera. */
export const FlipIcon = () =>
  draw(<path d="M4 10a8.2 8.2 0 0 1 14.5-3.2M20 14a8.2 8.2 0 0 1-14.5 3.2M18.8 3v4h-4M5.2 21v-4h4" />);

/** A line at the foot: fold. */
export const FoldIcon = () => draw(<path d="M6 18h12" />);

/** A frame: show the picture again. */
export const UnfoldIcon = () => draw(<path d="M4.5 6h15v12h-15z" />);

/** A cross: turn off. */
export const CloseIcon = () => draw(<path d="M6 6l12 12M18 6L6 18" />);
