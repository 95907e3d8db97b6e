import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { fetchedPart } from "../../shared/fetched-part";
import { Fetched } from "./Fetched";

const missing = () => new TypeError("Failed to fetch");
const again = page.getByRole("button", { name: "Try again" });

/** A part that cannot be fetched as often as that. */
function part(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw missing();
    return { Panel: () => <p>Here it is.</p> };
  });
  return { load, Panel: fetchedPart(load, ({ Panel }) => Panel) };
}

it("a part that was asked for and could not be fetched offers to try again, as often as it takes", async () => {
  const { Panel } = part(2);
  await render(
    <Fetched>
      <Panel />
    </Fetched>,
  );
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("This part could not be loaded. Check your connection, then try again.");
  await userEvent.click(again);
  await expect.element(again).toBeVisible();
  await userEvent.click(again);
  await expect.element(page.getByText("Here it is.")).toBeVisible();
});

it("a part that nobody asked for is missing without a word, until the network is back", async () => {
  const { load, Panel } = part(1);
  const screen = await render(
    <Fetched isUnasked>
      <Panel />
    </Fetched>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.poll(() => screen.container.textContent).toBe("");
  dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Here it is.")).toBeVisible();
});

it("a part that could not be fetched is fetched when it is shown once more", async () => {
  const { load, Panel } = part(1);
  const screen = await render(
    <Fetched isUnasked>
      <Panel />
    </Fetched>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await screen.rerender(<></>);
  await screen.rerender(
    <Fetched isUnasked>
      <Panel />
    </Fetched>,
  );
  await expect.element(page.getByText("Here it is.")).toBeVisible();
});

it("a part that breaks is no matter of the network", async () => {
  const Broken = () => {
    throw new Error("Broken");
  };
  vi.spyOn(console, "error").mockImplementation(() => {});
  await render(
    <Fetched>
      <Broken />
    </Fetched>,
  );
  await expect.element(page.getByRole("button", { name: "Reload" })).toBeVisible();
});
