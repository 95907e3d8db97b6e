import { afterAll, beforeAll, expect, it } from "vitest";
import { crashWhileWriting } from "../testing/crash-while-writing";
import { describeOnEachDatabase } from "../testing/each-database";
import { killWhileWriting } from "../testing/kill-while-writing";
import { startTestPostgres, type BreakablePostgres } from "../testing/test-postgres";

describeOnEachDatabase("an acknowledged write", (newUrl) => {
  it("is stored once, after 20 processes were killed while writing", async () => {
    const report = await killWhileWriting({ databaseUrl: await newUrl(), rounds: 5, mostBeforeAKill: 60 });
    expect(report).toMatchObject({ kills: 20, lost: 0, double: 0 });
    expect(report.acknowledged).toBeGreaterThan(200);
  });
});

let postgres: BreakablePostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.end());

it("is stored once, after PostgreSQL crashed and its connections broke under a running process", async () => {
  const report = await crashWhileWriting({ postgres, crashes: 3, breaks: 20, writesBetween: 20 });
  expect(report).toMatchObject({ crashes: 3, lost: 0, double: 0 });
  expect(report.brokenConnections).toBeGreaterThanOrEqual(20);
});
