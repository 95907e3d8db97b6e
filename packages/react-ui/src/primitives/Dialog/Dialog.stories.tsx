import type { Meta, StoryObj } from "@storybook/react-vite";
import { textLengthControl, textOfLength } from "../../stories/controls";
import { Dialog, type DialogProps } from "./Dialog";

interface Args extends Pick<DialogProps, "title" | "size" | "role"> {
  readonly subtitle: string;
  readonly textLength: string;
}

const meta: Meta<Args> = {
  title: "Primitives/Dialog",
  component: Dialog as never,
  args: {
    title: "Clear Memory",
    subtitle: "Of Nikola Tesla",
    size: "card",
    role: "dialog",
    textLength: "usual",
  },
  argTypes: {
    ...textLengthControl,
    title: { name: "Title", description: "The name of the dialog.", control: "text" },
    subtitle: { name: "Subtitle", description: "A line below the title.", control: "text" },
    size: {
      name: "Size",
      description: "A card in the middle, or the full height of the window.",
      control: "inline-radio",
      options: ["card", "full"],
    },
    role: {
      name: "Role",
      description: "An alert dialog asks for a decision and has no button to close it.",
      control: "inline-radio",
      options: ["dialog", "alertdialog"],
    },
  },
  render: ({ textLength, ...props }) => (
    <div className="aom">
      <Dialog open onClose={() => {}} {...props}>
        <p>{textOfLength("Everything that was said with him is deleted from this device.", textLength)}</p>
      </Dialog>
    </div>
  ),
};
export default meta;

export const Playground: StoryObj<Args> = {};
/** Asks for a decision: it has no button to close it. */
export const AsksForADecision: StoryObj<Args> = { args: { role: "alertdialog" } };
