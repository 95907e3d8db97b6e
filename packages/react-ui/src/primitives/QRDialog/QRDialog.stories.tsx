import type { Meta, StoryObj } from "@storybook/react-vite";
import { spyOn } from "storybook/test";
import { QRDialog } from "./QRDialog";

const meta: Meta = {
  title: "Primitives/QR dialog",
  component: QRDialog as never,
  args: { url: "https://archive-of-minds.example" },
  argTypes: { url: { name: "Address", description: "The address for other devices.", control: "text" } },
  render: ({ url }) => (
    <div className="aom">
      <QRDialog open onClose={() => {}} url={String(url)} />
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

/** The address as a QR code, for another device. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("img");
  },
};
/** The address works on this device only, so there is no QR code. */
export const OfThisDevice: Story = {
  args: { url: "http://localhost:3001/" },
  play: async ({ canvas }) => {
    await canvas.findByText(/on this device only/);
  },
};
/** The address was copied. */
export const Copied = copying(() => Promise.resolve(), "URL copied to clipboard!");
/** The browser refused to copy the address. */
export const CopyRefused = copying(
  () => Promise.reject(new DOMException("Refused.", "NotAllowedError")),
  /Copying failed/,
);
