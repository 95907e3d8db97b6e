import type { AnyStateMachine, InspectionEvent } from "xstate";
import { storyRecorder } from "./preview/story-recorder";
import type { Chart } from "./recording/chart";
import { serialiseMachine } from "./recording/serialise-machine";

/**
 * Shows an actor, and all that it starts, in the panel: give it to XState as the option `inspect`.
 *
 * @example
 * import { inspect } from "@archive-of-minds/storybook-statecharts";
 * import { createActor, createMachine } from "xstate";
 *
 * const machine = createMachine({ id: "door", initial: "closed", states: { closed: {}, open: {} } });
 * createActor(machine, { inspect }).start();
 */
export const inspect = (event: InspectionEvent): void => storyRecorder().inspect(event);

/** The chart of a machine, for a {@link Recording} that is made of other records. */
export const chartOf = (machine: AnyStateMachine): Chart => serialiseMachine(machine).chart;

export type { StatechartsParameters, StoryContext } from "./parameters";
export type { Chart, ChartNode, ChartTransition } from "./recording/chart";
export type { StateValue } from "./recording/machine-parts";
export type { Note, Readable, ReadableFields } from "./recording/readable";
export type { Moment, Position, RecordedActor, Recording, Status } from "./recording/recording";
