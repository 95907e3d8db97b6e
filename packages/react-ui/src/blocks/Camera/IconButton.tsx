import type { ReactNode } from "react";

interface IconButtonProps {
  /** What a press does. */
  readonly name: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function IconButton({ name, onPress, children }: IconButtonProps) {
  return (
    <button type="button" className="aom-button" data-tone="quiet" aria-label={name} title={name} onClick={onPress}>
      {children}
    </button>
  );
}
