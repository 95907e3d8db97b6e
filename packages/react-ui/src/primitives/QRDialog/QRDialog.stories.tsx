import type { Meta, StoryObj } from "@storybook/react-vite";
import { spyOn } from "storybook/test";
import { QRDialog } from "./QRDialog";

const meta: Meta = {
  title: "Primitives/QRDialog",
  component: QRDialog as never,
  render: () => (
    <div className="aom">
      <QRDialog open onClose={() => {}} url="https://archive-of-minds.example" />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Meta>;

const copying = (writeText: () => Promise<void>, said: string | RegExp): Story => ({
  beforeEach: () => {
    const spy = spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy URL" }));
    await canvas.findByText(said);
  },
});

export const Open: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("img");
  },
};
export const OfThisDevice: Story = {
  render: () => (
    <div className="aom">
      <QRDialog open onClose={() => {}} url="http://localhost:3001/" />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/on this device only/);
  },
};
export const Copied = copying(() => Promise.resolve(), "URL copied to clipboard!");
export const CopyRefused = copying(
  () => Promise.reject(new DOMException("Refused.", "NotAllowedError")),
  /Copying failed/,
);
