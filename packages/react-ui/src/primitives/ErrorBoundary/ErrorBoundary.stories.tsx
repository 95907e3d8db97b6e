import type { Meta, StoryObj } from "@storybook/react-vite";
import { CrashNotice } from "./CrashNotice";
import { ErrorBoundary } from "./ErrorBoundary";
import { FetchNotice } from "./FetchNotice";

const meta: Meta = {
  title: "Primitives/Error boundary",
  component: ErrorBoundary as never,
  parameters: { controls: { disable: true } },
};
export default meta;

/** A part such as the camera could not be loaded. */
export const PartNotFetched: StoryObj = {
  render: () => (
    <div className="aom">
      <FetchNotice onRetry={() => {}} />
    </div>
  ),
};

/** A part of the page stopped because of an error of its own. */
export const PartCrashed: StoryObj = {
  render: () => (
    <div className="aom">
      <CrashNotice />
    </div>
  ),
};
