import { useState } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { Dialog, type DialogProps } from "./Dialog";

function Room({ onClose, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <div className="aom">
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Behind</button>
      <Dialog
        title="A question"
        open={open}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
        {...props}
      >
        {props.children ?? <button>Inside</button>}
      </Dialog>
    </div>
  );
}

const opener = page.getByRole("button", { name: "Open" });
const dialog = page.getByRole("dialog");

async function opened(props: Partial<DialogProps> = {}) {
  const onClose = vi.fn();
  const room = await render(<Room {...props} onClose={onClose} />);
  await userEvent.click(opener);
  return { ...room, onClose };
}

/** Above the card, on the backdrop. */
const pressBackdrop = (role = "dialog") =>
  userEvent.click(page.getByRole(role), { position: { x: 20, y: -10 }, force: true });

it("is not shown before it is opened", async () => {
  await render(<Room />);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("Inside")).not.toBeInTheDocument();
});

it("is named by its heading", async () => {
  await opened();
  await expect.element(dialog).toHaveAccessibleName("A question");
  await expect.element(dialog.getByRole("heading", { name: "A question" })).toBeVisible();
});

it("takes the focus and returns it to the control that opened it", async () => {
  await opened();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement).toBe(opener.element());
});

it("returns the focus when it is unmounted while open", async () => {
  const show = (isThere: boolean) => (
    <>
      <button>Open</button>
      {isThere && (
        <Dialog open onClose={() => {}} title="A question">
          Some words
        </Dialog>
      )}
    </>
  );
  const { rerender } = await render(show(false));
  await userEvent.click(opener);
  await rerender(show(true));
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await rerender(show(false));
  expect(document.activeElement).toBe(opener.element());
});

it("closes on Escape, once", async () => {
  const { onClose } = await opened();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(opener.element());
});

it("leaves Escape to the browser, unless it is asked to answer it", async () => {
  const listen = vi.spyOn(document, "addEventListener");
  const heard = () => listen.mock.calls.filter(([type]) => type === "keydown").length;
  const { unmount } = await opened();
  expect(heard()).toBe(0);
  await unmount();
  await opened({ onEscape: () => true });
  expect(heard()).toBe(1);
  listen.mockRestore();
});

it("stays open on Escape as often as its owner says so, also once the focused control is gone", async () => {
  const onEscape = vi.fn(() => false);
  const { onClose } = await opened({ onEscape, children: <button>Inside</button> });
  await userEvent.click(dialog.getByRole("button", { name: "Inside" }));
  await userEvent.keyboard("{Escape}{Escape}");
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("{Escape}");
  expect(onEscape).toHaveBeenCalledTimes(3);
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(dialog).toBeVisible();
});

it("opens again after Escape", async () => {
  await opened();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(opener);
  await expect.element(dialog.getByText("Inside")).toBeVisible();
});

it("closes on a press on the backdrop", async () => {
  const { onClose } = await opened();
  await pressBackdrop();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("stays open on a press inside, and on one that starts inside and ends on the backdrop", async () => {
  const { onClose } = await opened({ children: <p>Some words</p> });
  await userEvent.click(dialog.getByText("Some words"));
  dialog
    .getByText("Some words")
    .element()
    .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  dialog.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(dialog).toBeVisible();
});

it("makes the page behind it inert", async () => {
  await opened();
  const { x, y, width, height } = page.getByText("Behind").element().getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(hit).toBe(dialog.element());
  (page.getByText("Behind").element() as HTMLElement).focus();
  expect(document.activeElement?.textContent).not.toBe("Behind");
});

it("an alertdialog closes on Escape but not on the backdrop", async () => {
  const { onClose } = await opened({ role: "alertdialog", children: <button>Cancel</button> });
  const alert = page.getByRole("alertdialog", { name: "A question" });
  await expect.element(alert.getByRole("button", { name: "Close" })).not.toBeInTheDocument();
  await pressBackdrop("alertdialog");
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(alert).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(alert).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});
