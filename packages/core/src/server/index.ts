export { createChatHandler, type ChatHandler, type ChatHandlerOptions, type ChatModels } from "./create-chat-handler";
export type { ChatEstimate, ChatMeter, ChatReservation, ChatUsage } from "./chat-meter";
export type { ChatEvent } from "../chat-protocol/chat-event";
export type { ChatRequestBody } from "../chat-protocol/chat-request";
export { composeSystemPrompt, type SystemPromptParts } from "../prompts/compose-system-prompt";
export { spokenReply } from "../providers/spoken-reply";
export { wholeReply } from "../shared/whole-reply";
export { mergeTurns } from "../providers/merge-turns";
export { fitTurns, type FitOptions } from "../providers/fit-turns";
export {
  GgufHeaderError,
  ggufHeaderBytes,
  readGgufHeader,
  type GgufHeader,
  type GgufValue,
} from "../shared/gguf-header";
