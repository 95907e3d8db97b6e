import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { VoiceAgentError } from "../../contracts";
import { createAnswerStream } from "./answer-stream";
import { liveParticipantMachine } from "./live-participant.machine";
import { liveRoomMachine } from "./live-room.machine";
import type { AgentQuestion, ParticipantContext } from "./live-room.types";

const question: AgentQuestion = { text: "What is light?", turn: { messages: [] }, answer: createAnswerStream() };
const another: AgentQuestion = { ...question, answer: createAnswerStream() };

describeChartRules(liveParticipantMachine, {
  input: { characterId: "ada" },
  events: [
    { type: "session.connect" },
    { type: "session.end" },
    { type: "session.retry" },
    { type: "session.forget" },
    { type: "question.ask", question },
    { type: "question.drop", question },
    { type: "session.opened", transport: "websocket" },
    { type: "session.opened", transport: "webrtc" },
    { type: "session.failed", error: new VoiceAgentError("network", "Down.") },
    { type: "session.failed", error: new VoiceAgentError("elsewhere", "Another window.") },
    { type: "session.ended", ending: { reason: "agent", message: "" } },
    { type: "session.ended", ending: { reason: "error", message: "", closeCode: 4409 } },
    { type: "session.reported", report: { type: "agentPart", text: "A wave" } },
    { type: "session.reported", report: { type: "agentResponse", id: 1, text: "A wave." } },
    { type: "session.reported", report: { type: "problem", message: "Overloaded.", problem: "noAnswer" } },
    { type: "session.reported", report: { type: "work", work: "declined" } },
    { type: "greeting.required" },
  ] as never,
  contextKey: ({ question: asked, failure, greets, transport }: ParticipantContext) => [
    asked !== null,
    failure !== null,
    greets,
    transport,
  ],
});

describeChartRules(liveRoomMachine, {
  events: [
    { type: "agents.connect", characterIds: ["ada", "ben"] },
    { type: "agents.retry" },
    { type: "agent.ask", characterId: "ada", question },
    { type: "agent.ask", characterId: "ben", question: another },
    { type: "agent.drop", characterId: "ada", question },
    { type: "agent.changed", characterId: "ada", state: { status: "connected", availability: "ready" } },
    { type: "answer.ended", question },
    { type: "room.close" },
  ] as never,
  contextKey: ({ currentQuestion, agents }: never) => [
    (currentQuestion as { characterId?: string } | null)?.characterId,
    Object.keys(agents),
  ],
});
