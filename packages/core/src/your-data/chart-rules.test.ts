import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { exampleExchange } from "@archive-of-minds/testing";
import { yourDataMachine } from "./your-data.machine";
import type { YourDataContext } from "./your-data.types";

const exchange = { ...exampleExchange(1), createdAt: "2026-01-01T00:00:00.000Z" };

describeChartRules(yourDataMachine, {
  input: { characters: [{ id: "tesla", name: "Tesla" }], hasServer: true, now: () => 0 },
  events: [
    { type: "server.show" },
    { type: "server.more", characterId: "tesla" },
    { type: "server.hide" },
    { type: "data.download" },
    { type: "data.delete" },
    { type: "visitor.forget" },
    { type: "question.confirm" },
    { type: "question.cancel" },
    { type: "data.changed" },
  ] as never,
  outputs: {
    readServer: [
      { type: "read", records: { tesla: { exchanges: [exchange], next: "exchange-000001" } } },
      { type: "read", records: { tesla: { exchanges: [], next: null } } },
      { type: "failed", reason: "unreachable" },
      { type: "failed", reason: "locked" },
    ],
    exportData: [{ fileName: "your-data.json", file: new Blob(["{}"]), server: "complete" }],
    deleteHere: [undefined],
    deleteOnServer: ["deleted", "none", "unreachable", "locked"],
    forgetVisitor: ["deleted", "unreachable", "locked"],
  },
  contextKey: ({ records, readFailure }: YourDataContext) => [records["tesla"]?.next ?? null, readFailure !== null],
} as never);
