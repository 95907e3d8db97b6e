import { useEffect, useId, useRef, useState } from "react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useCameraActor } from "../../providers/CameraProvider";
import { ErrorBoundary } from "../../primitives/ErrorBoundary/ErrorBoundary";
import { LazyBoundary } from "../../primitives/LazyBoundary/LazyBoundary";
import { CameraMenu } from "../Camera/lazy-camera";
import { useModels } from "../../providers/ModelsProvider";
import { NewConversation } from "../Conversations/lazy-conversations";
import { RepliesEntry } from "../Models/lazy-models";
import { SettingsEntry } from "../Settings/lazy-settings";
import { TalkChoices } from "./lazy-voice";
import { whenIdle } from "../../shared/when-idle";

/** The menu of rarely used choices. Its items are loaded when the page is idle or when it is opened. */
export function VoiceMenu() {
  const voice = useLabels("voice", english.firstScreenVoice);
  /** `soon` when the page is idle, which hides a failure; `now` when the menu is opened. */
  const [wanted, setWanted] = useState<"no" | "soon" | "now">("no");
  const menu = useRef<HTMLDivElement>(null);
  const camera = useCameraActor();
  const hasModels = useModels() !== undefined;
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
          <LazyBoundary isOptional={wanted === "soon"}>
            <NewConversation onChoose={close} tone="quiet" />
            <TalkChoices onChoose={close} />
            {/* Part of the menu's own loading, so that no item moves the others by coming late. */}
            {camera && (
              <ErrorBoundary isOptional>
                <CameraMenu onChoose={close} />
              </ErrorBoundary>
            )}
            {hasModels && (
              <ErrorBoundary isOptional>
                <RepliesEntry onChoose={close} />
              </ErrorBoundary>
            )}
            <SettingsEntry onChoose={close} />
          </LazyBoundary>
        )}
      </div>
    </>
  );
}
