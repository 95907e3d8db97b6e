import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("npm start sets no variable of the server, which would win over .env", () => {
  expect(readFileSync("scripts/start.mjs", "utf8")).not.toMatch(/process\.env\b[^;]*=/);
});
