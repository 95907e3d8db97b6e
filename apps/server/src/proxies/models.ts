// Configuration defaults, not knowledge the code relies on: variables such as OPENAI_MODEL replace them.

/** The vendor's flagship chat model that also sees pictures. */
export const defaultOpenAIModel = 'gpt-5.5'

/** The vendor's newest six, newest first: where one is unknown to a key, the client asks the next. */
export const defaultAnthropicModels: readonly string[] = [
  'claude-opus-4-8',
  'claude-sonnet-5',
  'claude-opus-4-6',
  'claude-sonnet-4-6',
  'claude-opus-4-5',
  'claude-haiku-4-5',
]

/** The vendor's model with the shortest wait; the turbo models are its predecessors. */
export const defaultSpeechModel = 'eleven_flash_v2_5'

/** Voices of the vendor's own library, by character id. Tesla has none unless one is set. */
export const defaultVoices: Readonly<Record<string, string>> = {
  hypatia: 'Xb7hH8MSUJpSbSDYk0k2',
  faust: 'JBFqnCBsd6RMkjVDRZzb',
  flux: 'cgSgspJ2msm6clMCkdW9',
  cheesemaster: 'N2lVS1w4EtoT3dr4eOWO',
}
