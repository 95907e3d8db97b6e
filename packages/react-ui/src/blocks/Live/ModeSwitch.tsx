import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";

export interface ModeSwitchProps {
  readonly isLive: boolean;
  /** Called with each press, also on the mode that is chosen already. */
  readonly onChange: (isLive: boolean) => void;
}

/** Switches between live conversation and text. */
export function ModeSwitch({ isLive, onChange }: ModeSwitchProps) {
  const labels = useLabels("live", english.live);
  return (
    <div className="aom-mode" role="group" aria-label={labels.mode}>
      <button type="button" className="aom-button" aria-pressed={isLive} onClick={() => onChange(true)}>
        {labels.live}
      </button>
      <button type="button" className="aom-button" aria-pressed={!isLive} onClick={() => onChange(false)}>
        {labels.text}
      </button>
    </div>
  );
}
