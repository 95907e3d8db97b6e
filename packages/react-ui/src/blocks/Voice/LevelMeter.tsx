import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";

/** The volume of the microphone. Drawn outside React, thirty times a second. */
export function LevelMeter() {
  const microphone = useLabels("microphone", english.firstScreenMicrophone);
  const level = useSelector(useChatActor(), chatSelectors.microphoneLevel);
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const show = () => {
      if (meter.current) meter.current.value = level.value;
    };
    show();
    return level.subscribe(show);
  }, [level]);
  return <meter ref={meter} className="aom-level" min={0} max={1} aria-label={microphone.level} />;
}
