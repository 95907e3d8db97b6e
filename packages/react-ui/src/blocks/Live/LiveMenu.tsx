import { voiceAgentSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId, useRef } from "react";
import * as englishChat from "../../labels/en/chat";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { LazyBoundary } from "../../primitives/LazyBoundary/LazyBoundary";
import { useCameraActor } from "../../providers/CameraProvider";
import { useLiveActor } from "../../providers/LiveProvider";
import { CameraMenu } from "../Camera/lazy-camera";
import { LiveOutputs } from "./LiveOutputs";

/** The rarely used choices of a live conversation: how loud it is, where the sound comes from, and the camera. */
export function LiveMenu() {
  const live = useLiveActor();
  const labels = useLabels("live", english.live);
  const voice = useLabels("voice", englishChat.firstScreenVoice);
  const volume = useSelector(live, voiceAgentSelectors.volume);
  const camera = useCameraActor();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <>
      <button type="button" className="aom-button" popoverTarget={id}>
        {voice.menu}
      </button>
      <div ref={menu} id={id} popover="auto" className="aom-menu" role="group" aria-label={voice.menu}>
        <label className="aom-live-volume">
          {labels.volume}
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volume}
            onChange={({ target }) => live.send({ type: "volume.set", volume: target.valueAsNumber })}
          />
        </label>
        <LiveOutputs />
        {camera && (
          <LazyBoundary isOptional>
            <CameraMenu onChoose={() => menu.current?.hidePopover()} />
          </LazyBoundary>
        )}
      </div>
    </>
  );
}
