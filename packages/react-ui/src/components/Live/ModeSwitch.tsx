import * as english from "../../messages/en/live";
import { useMessages } from "../../messages/MessagesProvider";

export interface ModeSwitchProps {
  readonly isLive: boolean;
  readonly onChange: (isLive: boolean) => void;
}

/** Whether the visitor talks with a live agent, or writes letters. */
export function ModeSwitch({ isLive, onChange }: ModeSwitchProps) {
  const words = useMessages("live", english.live);
  return (
    <div className="aom-mode" role="group" aria-label={words.mode}>
      <button type="button" className="aom-button" aria-pressed={isLive} onClick={() => onChange(true)}>
        {words.live}
      </button>
      <button type="button" className="aom-button" aria-pressed={!isLive} onClick={() => onChange(false)}>
        {words.text}
      </button>
    </div>
  );
}
