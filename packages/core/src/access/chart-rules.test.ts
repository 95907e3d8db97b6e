import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { accessMachine } from "./access.machine";

describeChartRules(accessMachine, {
  events: [
    { type: "code.submit", code: "archive" },
    { type: "session.expired" },
    { type: "visitor.forgotten" },
  ] as never,
  outputs: { readStoredFlag: [true, false], verifyCode: ["granted", "denied"] },
});
