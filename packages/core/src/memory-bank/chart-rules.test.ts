import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { memoryBankMachine } from "./memory-bank.machine";
import type { MemoryBankContext } from "./memory-bank.types";

const memory = {
  character: "tesla",
  messages: [],
  metadata: { createdAt: "2026-01-01T00:00:00.000Z", totalInteractions: 0, lastInteraction: null },
};

describeChartRules(memoryBankMachine, {
  input: { character: { id: "tesla", name: "Tesla" }, now: () => 0 },
  events: [
    { type: "file.import", file: new Blob() },
    { type: "text.import", text: "" },
    { type: "text.import", text: "{}" },
    { type: "import.cancel" },
    { type: "read.progressed", share: 0.5 },
    { type: "read.done", memory },
    { type: "read.done", memory: { ...memory, character: "faust" } },
    { type: "read.done", memory: { ...memory, redated: 1 } },
    { type: "read.failed", reason: "notJson", at: null },
    { type: "import.stored" },
    { type: "import.failed", reason: "full" },
    { type: "memory.download" },
    { type: "memory.share" },
    { type: "memory.clear" },
    { type: "memory.replaced" },
    { type: "clear.confirm" },
    { type: "clear.cancel" },
    { type: "backup.restore" },
    { type: "notice.show" },
    { type: "mismatch.dismiss" },
    { type: "redated.dismiss" },
  ] as never,
  journeys: [
    [
      "file.import",
      "text.import",
      "import.cancel",
      "read.progressed",
      "read.done",
      "read.failed",
      "import.stored",
      "import.failed",
    ],
    ["memory.download", "memory.share", "notice.show"],
    ["text.import", "read.done", "import.stored", "mismatch.dismiss", "redated.dismiss"],
    ["memory.clear", "clear.confirm", "clear.cancel", "backup.restore", "memory.replaced"],
  ],
  outputs: {
    clearMemory: [undefined],
    restoreBackup: [undefined],
    checkBackup: [null, { savedAt: "2026-01-01T00:00:00.000Z", messages: 1, replacedBy: "import" }],
    measureStorage: [null, { usedBytes: 99, totalBytes: 100 }],
    exportMemory: [{ fileName: "memory.json", file: new Blob(["{}"]) }],
    writeOutMemory: ["{}"],
    shareMemory: ["copied", "dismissed"],
    clearServer: ["cleared", "locked"],
  },
  contextKey: ({ backup, refusal, read, claimed, namedOther, ahead, redated }: MemoryBankContext) => [
    backup !== null,
    refusal !== null,
    read !== null,
    claimed,
    namedOther,
    ahead,
    redated,
  ],
} as never);
