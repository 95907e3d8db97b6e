import { createIosTip } from "@archive-of-minds/core";
import { createFakeSettingsStore } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { SimulatedClock } from "xstate";
import { playground, story } from "../../stories/story-kit";
import { IosTip } from "./IosTip";

const meta: Meta = { title: "Notices/iPhone tip", component: IosTip as never };
export default meta;

const tipAfter = (milliseconds: number) =>
  story(
    async () => {
      const clock = new SimulatedClock();
      const tip = createIosTip({ settingsStore: createFakeSettingsStore(), isIos: true, clock });
      clock.increment(milliseconds);
      return { tip };
    },
    ({ tip }) => [tip],
    ({ tip }) => (
      <div className="aom">
        <IosTip tip={tip} />
      </div>
    ),
  );

/** Before the tip for an iPhone is shown. */
export const Awaited = tipAfter(0);
/** The tip for an iPhone: add the page to the home screen. */
export const Shown = tipAfter(2_000);

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({ Awaited, Shown });
