import type { ChatSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";

const selectLevel = ({ context }: ChatSnapshot) => context.microphoneLevel;

/** How loud the microphone hears, so that one sees that it does. Drawn outside React, thirty times a second. */
export function LevelMeter() {
  const microphone = useLabels("microphone", english.microphoneAtOnce);
  const level = useSelector(useChat(), selectLevel);
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
