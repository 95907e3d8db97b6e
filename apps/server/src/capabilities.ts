import type { ServerCapabilities } from '@archive-of-minds/core/providers/backend'
import { defaultAccessCode } from './access/default-code'
import type { ServerConfig } from './config'

/** What anybody may know before unlocking: what the archive can do, and the code only while it is everybody's. */
export function capabilities(config: ServerConfig): ServerCapabilities {
  return {
    languageModels: {
      openai: config.openai && { model: config.openai.model },
      anthropic: config.anthropic && { models: config.anthropic.models },
    },
    accessCodeHint: config.accessCode === defaultAccessCode ? defaultAccessCode : null,
    publicUrl: config.publicUrl,
  }
}
