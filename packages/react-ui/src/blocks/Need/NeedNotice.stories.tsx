import type { RecentNeed } from "@archive-of-minds/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { NeedNotice } from "./NeedNotice";

const kinds: readonly RecentNeed["kind"][] = ["despair", "selfHarm"];

interface Args {
  readonly kind: RecentNeed["kind"];
  readonly turns: number;
  readonly canWithdraw: boolean;
}

const meta: Meta<Args> = {
  title: "Notices/Need notice",
  component: NeedNotice as never,
  args: { kind: "despair", turns: 0, canWithdraw: true },
  argTypes: {
    kind: { name: "Kind", description: "What the visitor needs help with.", control: "select", options: kinds },
    turns: {
      name: "Messages since",
      description: "How many messages the visitor has sent since.",
      control: { type: "number", min: 0 },
    },
    canWithdraw: { name: "Can be withdrawn", description: "Whether the visitor can say that they are in no need." },
  },
  render: ({ kind, turns, canWithdraw }) => (
    <div className="aom" style={{ padding: 16 }}>
      <NeedNotice recentNeed={{ kind, messageId: "message-1", turns }} {...(canWithdraw && { onWithdraw: () => {} })} />
    </div>
  ),
};
export default meta;

/** The visitor wrote something that sounds like despair. */
export const Playground: StoryObj<Args> = {};
