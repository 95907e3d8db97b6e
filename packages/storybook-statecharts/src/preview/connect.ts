import type { StatechartsParameters } from "../parameters";
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
): { readonly storyBegins: (readFile?: StatechartsParameters["readFile"]) => void } {
  let isOpen = false;
  let isAwaitingFrame = false;
  let shown: string | undefined;
  let readFile: StatechartsParameters["readFile"];
  const emit = (message: StoryMessage) => channel.emit(FROM_STORY, JSON.stringify(message));
  const tell = () => {
    if (!isOpen || isAwaitingFrame) return;
    isAwaitingFrame = true;
    nextFrame(() => {
      isAwaitingFrame = false;
      if (isOpen) emit(recorder.news(shown));
    });
  };
  const read = async (name: string, text: string) => {
    try {
      if (!readFile) throw new Error("This file is no recording. Choose one that was saved here.");
      emit({ file: { name, recording: await readFile(text) } });
    } catch (error) {
      emit({ file: { name, problem: error instanceof Error ? error.message : String(error) } });
    }
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
      case "read":
        void read(message.name, message.text);
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
    storyBegins: (reader) => {
      readFile = reader;
      channel.emit(STORY_BEGINS, "");
    },
  };
}
