import { describe, expect, it } from "vitest";
import { findFaults, readSources } from "./check-layers.mjs";

const files = (texts: Record<string, string>) => new Map(Object.entries(texts));

describe("check-layers", () => {
  it("finds no fault in react-ui", () => {
    expect(findFaults(readSources())).toEqual([]);
  });

  it.each([
    ["blocks/A/A.tsx", "screens/B.tsx", "../../screens/B"],
    ["primitives/A/A.tsx", "blocks/B/index.ts", "../../blocks/B"],
  ])("rejects an import at run time from %s to %s", (from, to, specifier) => {
    expect(findFaults(files({ [from]: `const load = () => import("${specifier}");`, [to]: "" }))).toEqual([
      `${from} imports ${to} at run time, from a higher layer.`,
    ]);
  });

  it("rejects a circle that is closed by an import at run time", () => {
    expect(
      findFaults(
        files({
          "blocks/A/lazy.ts": 'export const load = () => import(".");',
          "blocks/A/index.ts": 'export { A } from "./A";',
          "blocks/A/A.tsx": 'import {\n  load,\n} from "./lazy";\nimport type { B } from "../B/B";',
        }),
      ),
    ).toEqual(["blocks/A/lazy.ts -> blocks/A/index.ts -> blocks/A/A.tsx -> blocks/A/lazy.ts is a circle."]);
  });

  it("accepts an import at run time from a lower layer, and types in a circle", () => {
    expect(
      findFaults(
        files({
          "screens/B.tsx": 'export const load = () => import("../blocks/A/A");',
          "blocks/A/A.tsx": 'import type { B } from "../../screens/B";',
        }),
      ),
    ).toEqual([]);
  });
});
