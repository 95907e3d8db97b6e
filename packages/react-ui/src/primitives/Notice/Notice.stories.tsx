import type { Meta, StoryObj } from "@storybook/react-vite";
import { textLengthControl, textOfLength } from "../../stories/controls";
import { urgencies, type Urgency } from "./create-notice-queue";
import { Notice } from "./Notice";
import { NoticeSlot } from "./NoticeSlot";

interface Args {
  readonly urgency: Urgency;
  readonly others: number;
  readonly textLength: string;
}

const meta: Meta<Args> = {
  title: "Notices/Notice",
  component: Notice as never,
  subcomponents: { NoticeSlot: NoticeSlot as never },
  args: { urgency: "failure", others: 0, textLength: "usual" },
  argTypes: {
    ...textLengthControl,
    urgency: {
      name: "Urgency",
      description: "The most urgent notice is shown first.",
      control: "select",
      options: urgencies,
    },
    others: {
      name: "Others",
      description: "How many less urgent notices wait.",
      control: { type: "range", min: 0, max: 10 },
    },
  },
  render: ({ urgency, others, textLength }) => (
    <div className="aom" style={{ padding: 16 }}>
      <NoticeSlot>
        <Notice urgency={urgency}>
          <p>{textOfLength("Check your connection, then try again: the reply did not arrive.", textLength)}</p>
          <button type="button" className="aom-button">
            Try again
          </button>
        </Notice>
        {Array.from({ length: others }, (_, place) => (
          <Notice key={place} urgency="offer">
            <p>Notice {place + 1} waits until the others are gone.</p>
          </Notice>
        ))}
      </NoticeSlot>
    </div>
  ),
};
export default meta;

export const Playground: StoryObj<Args> = {};
/** A button leads to the others. */
export const OneOfSeveral: StoryObj<Args> = { args: { others: 3 } };
