import { useEffect, useId, useRef, useState } from "react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useCamera } from "../../providers/CameraProvider";
import { Fetched } from "../../primitives/Fetched/Fetched";
import { CameraMenu } from "../Camera/lazy-camera";
import { VoiceChoices } from "./lazy-voice";
import { whenIdle } from "../../shared/when-idle";

/** Choices that are not needed at every turn: they are fetched once the page is at rest, or when they are asked for. */
export function VoiceMenu() {
  const voice = useLabels("voice", english.voiceAtOnce);
  /** Fetched once the page is at rest; that it cannot be is news only to those who open it. */
  const [wanted, setWanted] = useState<"no" | "soon" | "now">("no");
  const menu = useRef<HTMLDivElement>(null);
  const camera = useCamera();
  const id = useId();
  const close = () => menu.current?.hidePopover();
  useEffect(() => whenIdle(() => setWanted((before) => (before === "now" ? before : "soon"))), []);
  return (
    <>
      <button type="button" className="aom-button" popoverTarget={id} onClick={() => setWanted("now")}>
        {voice.menu}
      </button>
      <div ref={menu} id={id} popover="auto" className="aom-menu" role="group" aria-label={voice.menu}>
        {wanted !== "no" && (
          <Fetched isUnasked={wanted === "soon"}>
            <VoiceChoices onChoose={close}>
              {camera && (
                <Fetched isUnasked>
                  <CameraMenu onChoose={close} />
                </Fetched>
              )}
            </VoiceChoices>
          </Fetched>
        )}
      </div>
    </>
  );
}
