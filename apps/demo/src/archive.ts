import { createAccess, createChat, createCodeAccessVerifier, readLazy, type AccessActorRef, type ChatActorRef, type LanguageModel } from '@archive-of-minds/core'
import { createBackendAccessVerifier, fetchServerConfig, type ServerCapabilities } from '@archive-of-minds/core/providers/backend'
import { createProviders, settingsStore } from './providers'

/** The parts of the product that outlive every screen. */
export interface Archive {
  readonly access: AccessActorRef
  readonly chat: ChatActorRef
  readonly config: ServerCapabilities
}

/** With the server away the product still answers, from what it carries with it. */
const keyless: ServerCapabilities = { languageModels: { openai: null, anthropic: null }, voices: [], accessCodeHint: null, publicUrl: null }

/** Once a character's letters are open and the page is at rest, fetches what the first reply will need. */
function preloadWhenIdle(chat: ChatActorRef, languageModel: LanguageModel): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500))
  let preloaded = ''
  chat.subscribe((snapshot) => {
    const { id, persona } = snapshot.context.character
    if (id === preloaded || !snapshot.matches({ conversation: { ready: 'idle' } })) return
    preloaded = id
    whenIdle(() => void Promise.allSettled([languageModel.preload?.(id), readLazy(persona)]))
  })
}

const CONFIG_DEADLINE = 2_000

/** The built site as files on any host: nobody to ask, nothing to keep secret. */
const isStatic = import.meta.env.MODE === 'static'
const staticCode = import.meta.env['VITE_ACCESS_CODE'] ?? 'archive'

async function readConfig(): Promise<ServerCapabilities> {
  if (isStatic) return { ...keyless, accessCodeHint: staticCode }
  return (await fetchServerConfig({ signal: AbortSignal.timeout(CONFIG_DEADLINE) })) ?? keyless
}

/** Puts the product together: the one place that knows both the charts and the providers. */
export async function createArchive(): Promise<Archive> {
  const config = await readConfig()
  const access = createAccess({ accessVerifier: isStatic ? createCodeAccessVerifier(staticCode) : createBackendAccessVerifier(), settingsStore })
  const providers = await createProviders(config)
  const chat = createChat({ providers })
  chat.on('access.lost', () => access.send({ type: 'session.expired' }))
  // What waited while the archive was locked is handed over as soon as it is open.
  access.on('access.granted', () => void providers.conversationLog?.health())
  preloadWhenIdle(chat, providers.languageModel)
  return { access, chat, config }
}
