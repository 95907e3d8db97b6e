import { exampleCharacter } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Emblem } from "./Emblem";

it("is drawn in the colour of the text around it, also without a stylesheet", async () => {
  const { container } = await render(
    <div style={{ color: "rgb(1, 2, 3)" }}>
      <Emblem character={exampleCharacter("ada", { emblem: { strokes: ["M4 4h16v16"], fills: ["M9 9h6v6z"] } })} />
    </div>,
  );
  const looks = [...container.querySelectorAll("path")].map((path) => {
    const { fill, stroke } = getComputedStyle(path);
    return { fill, stroke };
  });
  expect(looks).toEqual([
    { fill: "rgb(1, 2, 3)", stroke: "none" },
    { fill: "none", stroke: "rgb(1, 2, 3)" },
  ]);
});
