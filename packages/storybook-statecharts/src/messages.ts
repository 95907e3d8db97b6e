import type { Chart } from "./recording/chart";
import type { Moment, RecordedActor, Recording } from "./recording/recording";

/** Of the addon, its panel and its parameter. */
export const ADDON = "statecharts";

/**
 * The events on Storybook's channel. What a story sends is one text of JSON: the channel's own format cuts objects at a
 * depth and makes functions of texts.
 */
export const FROM_STORY = `${ADDON}/story`;
export const FROM_PANEL = `${ADDON}/panel`;
/** A story begins, perhaps in a page that knows nothing of the panel yet. */
export const STORY_BEGINS = `${ADDON}/begin`;

/** What the state of an actor says about one type of event. */
export interface EventOption {
  readonly type: string;
  readonly label: string;
  /** Whether it is taken now, without a payload. */
  readonly isTaken: boolean;
  /** The guards of the current state that refuse it; empty where the state has no transition for it. */
  readonly refusedBy: readonly string[];
}

export interface StoryMessage {
  /** Everything before is of another story. */
  readonly isNew?: boolean;
  readonly charts?: Readonly<Record<string, Chart>>;
  /** Actors that the panel does not know yet, or of which it has missed events. */
  readonly actors?: readonly RecordedActor[];
  /** By actor. */
  readonly moments?: Readonly<Record<string, readonly Moment[]>>;
  /** Actors that were stopped and are left out from now on. */
  readonly forgotten?: readonly string[];
  /** Of the actor that the panel shows. */
  readonly options?: { readonly actor: string; readonly events: readonly EventOption[] };
  /** Why an event of the panel was not sent. */
  readonly refusal?: { readonly event: string; readonly reason: string };
  /** What `readFile` of the story made of a file, or why it could not. */
  readonly file?: OpenedFile | UnreadFile;
}

export interface OpenedFile {
  readonly name: string;
  readonly recording: Recording;
}

export interface UnreadFile {
  readonly name: string;
  readonly problem: string;
}

export type PanelMessage =
  /** The panel is open: send everything, and from now on what is new. */
  | { readonly type: "open" }
  | { readonly type: "close" }
  | { readonly type: "show"; readonly actor: string }
  /** A file that is no recording of this package. */
  | { readonly type: "read"; readonly name: string; readonly text: string }
  | { readonly type: "send"; readonly actor: string; readonly event: { readonly type: string } };
