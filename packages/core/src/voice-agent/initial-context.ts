import { createId } from "../shared/create-id";
import { needPhrases } from "../shared/need-phrases";
import type { VoiceAgentContext, VoiceAgentInput } from "./voice-agent.types";

/** The given messages; those of a memory are read at each start. */
const earlierOf = ({ messages = [] }: VoiceAgentInput) => (typeof messages === "function" ? [] : messages);

const silence = { input: () => 0, output: () => 0 };

export const initialContext = (input: VoiceAgentInput): VoiceAgentContext => ({
  config: {
    character: input.character,
    needPhrases: input.needPhrases ?? needPhrases,
    agentName: input.agentName,
    agentKind: input.agentKind ?? "remote",
    hasAgent: input.hasAgent,
    asksToListen: input.asksToListen ?? false,
    takesRatings: input.takesRatings ?? false,
    textOnly: input.textOnly ?? false,
    briefing: input.briefing ?? {},
    frameSource: input.frameSource ?? null,
    getsFrameDescriptions: input.getsFrameDescriptions ?? false,
    memory: typeof input.messages === "function" ? input.messages : null,
    now: input.now ?? Date.now,
    createId: input.createId ?? createId,
  },
  transcript: {
    conversationId: earlierOf(input).at(-1)?.conversationId ?? input.character.id,
    earlier: earlierOf(input),
    messages: [],
    held: [],
    hearing: "",
    streaming: null,
    waiting: [],
    echoes: [],
  },
  connection: {
    pass: null,
    conversationId: null,
    attempts: 0,
    lostAt: null,
    opened: 0,
    isAskedAgain: false,
    failure: null,
    ending: null,
  },
  answering: {
    noAnswers: 0,
    greetsUntil: null,
    worksUntil: null,
    declinedId: null,
    rateable: null,
    rated: [],
  },
  sound: { mode: "listening", volume: 1, isMuted: false, outputs: [], outputId: null, levels: silence },
  problem: null,
  frameDescription: null,
});
