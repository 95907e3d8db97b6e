import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { vendorSessionMachine } from "./vendor-session.machine";

describeChartRules(vendorSessionMachine, {
  input: { characterId: "tesla", pass: { transport: "websocket", signedUrl: "wss://archive.example/" } },
  events: [
    { type: "conversation.opened", conversation: {} },
    { type: "conversation.failed", error: new Error("Refused.") },
    { type: "metadata.missing", error: new Error("Another first word.") },
    { type: "conversation.reported", report: { type: "interruption" } },
    { type: "conversation.ended", ending: { reason: "agent", message: "" } },
    { type: "mode.changed", mode: "speaking" },
    { type: "mode.changed", mode: "listening" },
    { type: "agent.sounded" },
    { type: "visitor.sounded" },
    { type: "microphone.lost" },
    { type: "microphone.refused" },
    { type: "text.send", text: "What is light?" },
    { type: "context.send", text: "A lamp." },
    { type: "activity.send" },
    { type: "rating.send", responseId: 1, liked: true },
    { type: "volume.set", volume: 0.5 },
    { type: "mute.set", isMuted: true },
    { type: "mute.set", isMuted: false },
    { type: "session.leave" },
  ] as never,
});
