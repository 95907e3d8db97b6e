import type { AnyActorRef } from "xstate";
import type { Recording } from "./recording/recording";

/** The parameter `statecharts` of a story, a file of stories or the whole Storybook. */
export interface StatechartsParameters {
  /**
   * The actors that the panel shows, with all that they start: a list, or a function that finds them in the story's
   * context, such as `({ loaded }) => [loaded.actor]`. Not needed for actors that are created with `inspect`.
   */
  readonly actors?: readonly AnyActorRef[] | ((context: StoryContext) => readonly AnyActorRef[]);
  /**
   * Where the source of a machine is: an address in which `{machine}` stands for the machine's id, or addresses by the
   * machine's id. With `{state}` in the address, each active state leads there, too: it stands for the state's path, such
   * as `red.walk`, and for nothing where the whole machine is meant.
   */
  readonly source?: string | Readonly<Record<string, string>>;
  /**
   * Reads files of another kind than the panel's own recordings: it is given the text of a file that was opened in the
   * panel. What it throws is shown.
   */
  readonly readFile?: (text: string) => Recording | Promise<Recording>;
  /** Hides the panel. */
  readonly disable?: boolean;
}

/** What `actors` is given: the context of a story as Storybook knows it after its loaders. */
export interface StoryContext {
  // Storybook has no narrower type for what loaders return.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly loaded: any;
  readonly args: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}
