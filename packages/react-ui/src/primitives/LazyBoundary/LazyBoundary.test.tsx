import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { fetchAhead, lazyPart } from "../../shared/lazy-part";
import { LazyBoundary } from "./LazyBoundary";

const missing = () => new TypeError("Failed to fetch");
const again = page.getByRole("button", { name: "Try again" });

/** A part whose first loads fail. */
function part(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw missing();
    return { Panel: () => <p>Here it is.</p> };
  });
  return { load, Panel: lazyPart(load, ({ Panel }) => Panel) };
}

it("a requested part that cannot be loaded offers to try again", async () => {
  const { Panel } = part(2);
  await render(
    <LazyBoundary>
      <Panel />
    </LazyBoundary>,
  );
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(
      "This part could not be loaded. Check your connection, then try again. If it still does not load, reload the page.",
    );
  await userEvent.click(again);
  await expect.element(again).toBeVisible();
  await userEvent.click(again);
  await expect.element(page.getByText("Here it is.")).toBeVisible();
});

it("a part that was fetched ahead is there at once, without a placeholder", async () => {
  const { load, Panel } = part(0);
  await fetchAhead(load);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() =>
    root.render(
      <LazyBoundary>
        <Panel />
      </LazyBoundary>,
    ),
  );
  expect(document.body.textContent).toContain("Here it is.");
  expect(load).toHaveBeenCalledTimes(1);
  root.unmount();
});

it("a part that could not be fetched ahead is fetched when it is shown", async () => {
  const { load, Panel } = part(1);
  await expect(fetchAhead(load)).rejects.toThrow("Failed to fetch");
  await render(
    <LazyBoundary>
      <Panel />
    </LazyBoundary>,
  );
  await expect.element(page.getByText("Here it is.")).toBeVisible();
});

it("a part that was not requested stays hidden until the network returns", async () => {
  const { load, Panel } = part(1);
  const screen = await render(
    <LazyBoundary isOptional>
      <Panel />
    </LazyBoundary>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.poll(() => screen.container.textContent).toBe("");
  dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Here it is.")).toBeVisible();
});

it("a part that could not be loaded is loaded when it is shown again", async () => {
  const { load, Panel } = part(1);
  const screen = await render(
    <LazyBoundary isOptional>
      <Panel />
    </LazyBoundary>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await screen.rerender(<></>);
  await screen.rerender(
    <LazyBoundary isOptional>
      <Panel />
    </LazyBoundary>,
  );
  await expect.element(page.getByText("Here it is.")).toBeVisible();
});

it("a part that throws is not reported as a network failure", async () => {
  const Broken = () => {
    throw new Error("Broken");
  };
  vi.spyOn(console, "error").mockImplementation(() => {});
  await render(
    <LazyBoundary>
      <Broken />
    </LazyBoundary>,
  );
  await expect.element(page.getByRole("button", { name: "Reload" })).toBeVisible();
});
