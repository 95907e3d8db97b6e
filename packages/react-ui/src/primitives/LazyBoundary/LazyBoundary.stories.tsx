import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazyPart } from "../../shared/lazy-part";
import { LazyBoundary } from "./LazyBoundary";

interface Args {
  readonly part: "loads" | "is there" | "cannot be loaded";
  readonly isOptional: boolean;
}

const Part = () => <p>Here is the part.</p>;
const parts = {
  loads: lazyPart(
    () => new Promise<typeof Part>(() => {}),
    (part) => part,
  ),
  "is there": Part,
  "cannot be loaded": lazyPart(
    () => Promise.reject<typeof Part>(new Error("No network")),
    (part) => part,
  ),
};

const meta: Meta<Args> = {
  title: "Primitives/Lazy boundary",
  component: LazyBoundary as never,
  args: { part: "loads", isOptional: false },
  argTypes: {
    part: { name: "Part", description: "What became of the part.", control: "select", options: Object.keys(parts) },
    isOptional: { name: "Optional", description: "The visitor did not ask for it: nothing is shown instead." },
  },
  render: ({ part, isOptional }) => {
    const Shown = parts[part];
    return (
      <div className="aom" style={{ padding: 16 }}>
        <LazyBoundary key={part} isOptional={isOptional}>
          <Shown />
        </LazyBoundary>
      </div>
    );
  },
};
export default meta;

export const Playground: StoryObj<Args> = {};
