export { createBackendAccessVerifier } from "./backend-access-verifier";
export { createBackendLanguageModel, type BackendLanguageModelOptions } from "./backend-language-model";
export {
  createBackendConversationLog,
  type BackendConversationLog,
  type BackendConversationLogOptions,
} from "./backend-conversation-log";
export type { BackendFetch, BackendOptions } from "./call-backend";
export { createOutdatedClientWatch, type OutdatedClientWatch } from "./outdated-client-watch";
export { createMemoryOutbox } from "./memory-outbox";
export type { Outbox, OutboxEntry } from "./outbox";
export { fetchServerConfig, type ServerCapabilities } from "./server-capabilities";
export { longestLoggedBytes } from "./shorten-for-log";
