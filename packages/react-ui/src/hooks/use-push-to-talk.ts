import { chatSelectors } from "@archive-of-minds/core";
import { useEffect } from "react";
import { useEventArea } from "../providers/EventArea";
import { useChatActor } from "../providers/ChatProvider";
import { hasLeft } from "../shared/area";
import { isKeyTaken } from "../shared/is-key-taken";
import { listen } from "../shared/listen";

/**
 * Push-to-talk with Space: listening starts with the press, and the recognised text is sent with the release.
 *
 * @param isOn whether this view records speech.
 */
export function usePushToTalk(isOn: boolean): void {
  const chat = useChatActor();
  const { target } = useEventArea();
  useEffect(() => {
    if (!isOn) return;
    let isHeld = false;
    const onKeyDown = (event: KeyboardEvent) => {
      // The focus may have moved during the press: the key must not type or press anything there.
      if (event.code === "Space" && isHeld && event.repeat) event.preventDefault();
      if (
        event.code !== "Space" ||
        event.repeat ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        isKeyTaken(event, target.current)
      )
        return;
      if (!chatSelectors.canStartMicrophone(chat.getSnapshot())) return;
      event.preventDefault();
      isHeld = true;
      chat.send({ type: "audio.unlock" });
      chat.send({ type: "mic.start" });
    };
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      chat.send({ type: "mic.stop" });
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.code === "Space") release();
    };
    // A key released elsewhere sends no keyup here.
    const onLeave = (event: FocusEvent) => {
      if (hasLeft(event, target.current)) release();
    };
    const stop = listen(target.current, { keydown: onKeyDown, keyup: onKeyUp, blur: release, focusout: onLeave });
    return () => {
      stop();
      release();
    };
  }, [chat, isOn, target]);
}
