// Configuration defaults, not knowledge the code relies on: OPENAI_MODEL and ANTHROPIC_MODELS replace them.

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
