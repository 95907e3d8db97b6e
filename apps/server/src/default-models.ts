// Defaults of the configuration; no code relies on them. Variables such as OPENAI_MODEL replace them.

/** The vendor's newest flagship model that is quick enough for a conversation and accepts pictures. */
export const defaultOpenAIModel = "gpt-6.1-sol";

/**
 * The vendor's newest six models that suit a conversation: newest generation first, most capable model first.
 * If a key does not know one, the client tries the next.
 */
export const defaultAnthropicModels: readonly string[] = [
  "claude-opus-5-5",
  "claude-sonnet-5-5",
  "claude-haiku-5-5",
  "claude-opus-5",
  "claude-sonnet-5",
  "claude-opus-4-8",
];

/** The vendor's model with the lowest latency that speaks sentence by sentence over HTTP. */
export const defaultSpeechModel = "eleven_flash_v2_5";
