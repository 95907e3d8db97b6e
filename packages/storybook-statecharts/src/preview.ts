import { addons } from "storybook/preview-api";
import type { StatechartsParameters, StoryContext } from "./parameters";
import { connect } from "./preview/connect";
import { storyRecorder } from "./preview/story-recorder";

let connection: ReturnType<typeof connect> | undefined;

/** Runs after the loaders of a story, which may have started actors, and before it is rendered. */
export function beforeEach(context: StoryContext): () => void {
  const recorder = storyRecorder();
  connection ??= connect(recorder, addons.getChannel());
  const { actors = [], readFile } = (context.parameters["statecharts"] ?? {}) as StatechartsParameters;
  recorder.watch(typeof actors === "function" ? actors(context) : actors);
  connection.storyBegins(readFile);
  return () => recorder.clear();
}
