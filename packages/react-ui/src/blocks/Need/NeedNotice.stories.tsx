import type { RecentNeed } from "@archive-of-minds/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { textLengthControl } from "../../stories/controls";
import { LabelsOfLength } from "../../stories/labels-of-length";
import { NeedNotice } from "./NeedNotice";

const kinds: readonly RecentNeed["kind"][] = ["despair", "selfHarm"];

interface Args {
  readonly kind: RecentNeed["kind"];
  readonly turns: number;
  readonly canWithdraw: boolean;
  readonly textLength: string;
}

const meta: Meta<Args> = {
  title: "Notices/Need notice",
  component: NeedNotice as never,
  args: { kind: "despair", turns: 0, canWithdraw: true, textLength: "usual" },
  argTypes: {
    ...textLengthControl,
    kind: { name: "Kind", description: "What the visitor needs help with.", control: "select", options: kinds },
    turns: {
      name: "Messages since",
      description: "How many messages the visitor has sent since.",
      control: { type: "number", min: 0 },
    },
    canWithdraw: { name: "Can be withdrawn", description: "Whether the visitor can say that they are in no need." },
  },
  render: ({ kind, turns, canWithdraw, textLength }) => (
    <div className="aom" style={{ padding: 16 }}>
      <LabelsOfLength part="need" length={textLength}>
        <NeedNotice
          recentNeed={{ kind, messageId: "message-1", turns }}
          {...(canWithdraw && { onWithdraw: () => {} })}
        />
      </LabelsOfLength>
    </div>
  ),
};
export default meta;

/** The visitor wrote something that sounds like despair. */
export const Playground: StoryObj<Args> = {};
