import { expect, it } from "vitest";
import { churn, mostLeftBehind } from "./testing/churn";

it("keeps nothing of a thousand visitors, in whichever of ten ways they left", async () => {
  const { openConnections, openRequests, waits, objects } = await churn({ clients: 1_000 });
  expect({ openConnections, openRequests, waits }).toEqual({ openConnections: 0, openRequests: 0, waits: 0 });
  for (const [kind, count] of Object.entries(objects)) expect(count, kind).toBeLessThanOrEqual(mostLeftBehind);
});
