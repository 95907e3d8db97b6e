import { afterAll, beforeAll, expect, it } from "vitest";
import { buildServer } from "./testing/built-server";
import { describeOnEachDatabase } from "./testing/each-database";
import { killWhileServing } from "./testing/kill-while-serving";

let built: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

describeOnEachDatabase("an acknowledged exchange", (newUrl) => {
  it("is shown once, after the server was killed four times while writing", async () => {
    const report = await killWhileServing({
      main: built.main,
      databaseUrl: await newUrl(),
      kills: 4,
      mostBeforeAKill: 100,
    });
    expect(report).toMatchObject({ kills: 4, lost: 0, double: 0 });
    expect(report.acknowledged).toBeGreaterThan(10);
  });
});
