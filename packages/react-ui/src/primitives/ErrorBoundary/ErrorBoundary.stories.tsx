import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { stateControl, textLengthControl } from "../../stories/controls";
import { LabelsOfLength } from "../../stories/labels-of-length";
import { CrashNotice } from "./CrashNotice";
import { ErrorBoundary } from "./ErrorBoundary";
import { FetchNotice } from "./FetchNotice";

interface Args {
  readonly textLength: string;
  readonly state?: string;
}

const meta: Meta<Args> = {
  title: "Primitives/Error boundary",
  component: ErrorBoundary as never,
  args: { textLength: "usual" },
  argTypes: textLengthControl,
};
export default meta;

const notice = (shown: ReactNode): StoryObj<Args> => ({
  render: ({ textLength }) => (
    <div className="aom">
      <LabelsOfLength part="crash" length={textLength}>
        {shown}
      </LabelsOfLength>
    </div>
  ),
});

/** A part such as the camera could not be loaded. */
export const PartNotFetched = notice(<FetchNotice onRetry={() => {}} />);

/** A part of the page stopped because of an error of its own. */
export const PartCrashed = notice(<CrashNotice />);

const states: Readonly<Record<string, StoryObj<Args>>> = { PartCrashed, PartNotFetched };

/** Every state of this file, to be chosen by a control. */
export const Playground: StoryObj<Args> = {
  // Each state is tested as a story of its own.
  tags: ["!test"],
  args: { state: "PartCrashed" },
  argTypes: stateControl(Object.keys(states)),
  render: (args, context) => <>{states[args.state ?? ""]?.render?.(args, context)}</>,
};
