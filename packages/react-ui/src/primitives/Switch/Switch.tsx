import type { ReactNode } from "react";

export interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
  /** What it switches; its position says whether that is on. */
  readonly children: ReactNode;
}

/** A switch with its label: the browser's own checkbox, which screen readers call a switch. */
export function Switch({ isOn, onChange, isDisabled = false, children }: SwitchProps) {
  return (
    <label className="aom-switch">
      {children}
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
