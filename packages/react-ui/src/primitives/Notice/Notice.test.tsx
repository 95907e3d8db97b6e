import { useState } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import type { Urgency } from "./create-notice-queue";
import { Notice } from "./Notice";
import { NoticeSlot } from "./NoticeSlot";

const shown = () => [...document.querySelectorAll(".aom-notice")].map(({ textContent }) => textContent);
const more = page.getByRole("button", { name: /more notice/ });

const notices = (...all: readonly (readonly [Urgency, string])[]) => (
  <NoticeSlot>
    {all.map(([urgency, text]) => (
      <Notice key={text} urgency={urgency}>
        {text}
      </Notice>
    ))}
  </NoticeSlot>
);

it("shows the most urgent of several notices, and of two alike the older one", async () => {
  const screen = await render(notices(["offer", "A voice"], ["failure", "No sound"], ["failure", "No camera"]));
  expect(shown()).toEqual(["No sound"]);
  await expect.element(more).toHaveTextContent("2 more notices");
  await screen.rerender(notices(["offer", "A voice"], ["failure", "No camera"]));
  expect(shown()).toEqual(["No camera"]);
  await expect.element(more).toHaveTextContent("1 more notice");
  await screen.rerender(notices(["offer", "A voice"]));
  expect(shown()).toEqual(["A voice"]);
  await expect.element(more).not.toBeInTheDocument();
});

it("goes through all of them by the same button, and around", async () => {
  await render(notices(["offer", "A voice"], ["failure", "No sound"], ["news", "Another model"]));
  const seen = [shown()];
  for (let press = 0; press < 3; press++) {
    await userEvent.click(more);
    seen.push(shown());
  }
  expect(seen.flat()).toEqual(["No sound", "Another model", "A voice", "No sound"]);
});

it("shows a new notice at once where it is more urgent than those that wait", async () => {
  const screen = await render(notices(["news", "Another model"], ["offer", "A voice"]));
  await userEvent.click(more);
  expect(shown()).toEqual(["A voice"]);
  await screen.rerender(notices(["news", "Another model"], ["offer", "A voice"], ["failure", "No sound"]));
  expect(shown()).toEqual(["No sound"]);
});

it("keeps the text field in view beside forty notices at once", async () => {
  await page.viewport(360, 640);
  const forty = Array.from({ length: 40 }, (_, place) => ["warning", `Notice ${String(place)}. ${"Long ".repeat(80)}`]);
  await render(
    <div className="aom aom-frame">
      <div className="aom-foot">
        {notices(...(forty as [Urgency, string][]))}
        <textarea aria-label="Message" />
      </div>
    </div>,
  );
  expect(shown()).toHaveLength(1);
  await expect.element(more).toHaveTextContent("39 more notices");
  expect(document.querySelector(".aom-foot")?.getBoundingClientRect().height).toBeLessThan(320);
  await page.viewport(1280, 800);
});

it("shows every notice outside of a slot", async () => {
  await render(
    <>
      <Notice urgency="offer">A voice</Notice>
      <Notice urgency="failure">No sound</Notice>
    </>,
  );
  expect(shown()).toEqual(["A voice", "No sound"]);
});

it("comes back once the more urgent one is gone", async () => {
  function Switched() {
    const [hasFailed, setFailed] = useState(false);
    return (
      <>
        {notices(["offer", "A voice"], ...(hasFailed ? ([["failure", "No sound"]] as const) : []))}
        <button onClick={() => setFailed(!hasFailed)}>Fail</button>
      </>
    );
  }
  await render(<Switched />);
  await userEvent.click(page.getByRole("button", { name: "Fail" }));
  expect(shown()).toEqual(["No sound"]);
  await userEvent.click(page.getByRole("button", { name: "Fail" }));
  expect(shown()).toEqual(["A voice"]);
});
