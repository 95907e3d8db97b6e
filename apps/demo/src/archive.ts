import { createAccess, createChat, type AccessActorRef, type ChatActorRef } from '@archive-of-minds/core'
import { createBackendAccessVerifier, fetchServerConfig, type ServerCapabilities } from '@archive-of-minds/core/providers/backend'
import { createProviders, settingsStore } from './providers'

/** The parts of the product that outlive every screen. */
export interface Archive {
  readonly access: AccessActorRef
  readonly chat: ChatActorRef
  readonly config: ServerCapabilities
}

/** With the server away the product still answers, from what it carries with it. */
const keyless: ServerCapabilities = { languageModels: { openai: null, anthropic: null }, accessCodeHint: null, publicUrl: null }

const CONFIG_DEADLINE = 3_000

/** Puts the product together: the one place that knows both the charts and the providers. */
export async function createArchive(): Promise<Archive> {
  const config = (await fetchServerConfig({ signal: AbortSignal.timeout(CONFIG_DEADLINE) })) ?? keyless
  const access = createAccess({ accessVerifier: createBackendAccessVerifier(), settingsStore })
  const providers = await createProviders(config)
  const chat = createChat({ providers })
  chat.on('access.lost', () => access.send({ type: 'session.expired' }))
  // What waited while the archive was locked is handed over as soon as it is open.
  access.on('access.granted', () => void providers.conversationLog.health())
  return { access, chat, config }
}
