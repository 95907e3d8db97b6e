// Configuration defaults, not knowledge the code relies on: variables such as OPENAI_MODEL replace them.

/** The newest of the vendor's flagship models that is quick enough for a conversation, and sees pictures. */
export const defaultOpenAIModel = "gpt-6.1-sol";

/**
 * The vendor's newest six that suit a conversation: the newest generation first, its most capable model at its head.
 * Where one is unknown to a key, the client asks the next.
 */
export const defaultAnthropicModels: readonly string[] = [
  "claude-opus-5-5",
  "claude-sonnet-5-5",
  "claude-haiku-5-5",
  "claude-opus-5",
  "claude-sonnet-5",
  "claude-opus-4-8",
];

/** The vendor's model with the shortest wait that speaks sentence by sentence over plain HTTP. */
export const defaultSpeechModel = "eleven_flash_v2_5";

/** Stock voices that every account of the vendor has, by character id. */
export const defaultVoices: Readonly<Record<string, string>> = {
  tesla: "onwK4e9ZLuTAKqWW03F9",
  hypatia: "Xb7hH8MSUJpSbSDYk0k2",
  faust: "JBFqnCBsd6RMkjVDRZzb",
  flux: "cgSgspJ2msm6clMCkdW9",
  cheesemaster: "N2lVS1w4EtoT3dr4eOWO",
};
