import { FROM_PANEL, FROM_STORY, STORY_BEGINS, type PanelMessage, type StoryMessage } from "../messages";
import type { StoryRecorder } from "./story-recorder";

/** As much of Storybook's channel as is used here. */
export interface Channel {
  on(event: string, listener: (message: PanelMessage) => void): void;
  emit(event: string, message: string): void;
}

/** Joins a recorder to the panel: while the panel is open, it is told what is new once a frame. */
export function connect(
  recorder: StoryRecorder,
  channel: Channel,
  nextFrame: (callback: () => void) => unknown = (callback) => requestAnimationFrame(callback),
): { readonly storyBegins: () => void } {
  let isOpen = false;
  let isAwaitingFrame = false;
  let shown: string | undefined;
  const emit = (message: StoryMessage) => channel.emit(FROM_STORY, JSON.stringify(message));
  const tell = () => {
    if (!isOpen || isAwaitingFrame) return;
    isAwaitingFrame = true;
    nextFrame(() => {
      isAwaitingFrame = false;
      if (isOpen) emit(recorder.news(shown));
    });
  };
  recorder.onChange = tell;
  channel.on(FROM_PANEL, (message) => {
    switch (message.type) {
      case "open":
        isOpen = true;
        recorder.forgetTold();
        emit({ isNew: true, ...recorder.news(shown) });
        break;
      case "close":
        isOpen = false;
        break;
      case "show":
        shown = message.actor;
        tell();
        break;
      case "send": {
        const reason = recorder.send(message.actor, message.event);
        if (reason !== undefined) emit({ refusal: { event: message.event.type, reason } });
        break;
      }
    }
  });
  return {
    /** The panel may be open already, when the page of the stories is a new one. */
    storyBegins: () => channel.emit(STORY_BEGINS, ""),
  };
}
