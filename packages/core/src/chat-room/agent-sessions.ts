import { LanguageModelError, VoiceAgentError, type LanguageModel, type VoiceAgent, type VoiceAgentReport, type VoiceControls } from '../contracts'
import type { Named } from './participant-names'
import { turnNudge } from './room-prompt'
import { createListeners } from '../shared/listeners'

/** How a character's agent is connected. */
export type AgentStatus = 'connected' | 'connecting' | 'disconnected'

/** In a room nobody speaks before it is their turn. */
const NO_GREETING = { firstMessage: '' } as const

/** The live agents of a room: one session for each character, in writing, since all are heard through one voice output. */
export interface AgentSessions {
  /** Writes with a character's agent, which it connects where it is not. */
  modelOf(characterId: string): LanguageModel
  statusOf(characterId: string): AgentStatus
  /** Calls back at every change of a status, until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** Connects these, and nobody else. */
  connect(characterIds: readonly string[]): void
  close(): void
}

interface Session {
  status: AgentStatus
  readonly abort: AbortController
  readonly opened: Promise<VoiceControls>
  hear: (report: VoiceAgentReport) => void
}

/**
 * @param characters who may speak: an agent of the archive's own is told whose turn it is, by name.
 *
 * @example
 * const agents = createAgentSessions(voiceAgent, characters)
 * const room = createChatRoom({ providers: { languageModel, agents } })
 */
export function createAgentSessions(agent: VoiceAgent, characters: readonly Named[] = []): AgentSessions {
  const { subscribe, tell } = createListeners()
  const sessions = new Map<string, Session>()

  const end = (characterId: string) => {
    const session = sessions.get(characterId)
    if (!session) return
    sessions.delete(characterId)
    session.abort.abort()
    tell()
  }

  const open = (characterId: string): Session => {
    const known = sessions.get(characterId)
    if (known) return known
    const abort = new AbortController()
    const { signal } = abort
    const report = (said: VoiceAgentReport) => {
      session.hear(said)
      if (said.type === 'ended' && sessions.get(characterId) === session) end(characterId)
    }
    const begin = async () => {
      const pass = await agent.authorise(characterId, { signal })
      return agent.connect({ characterId, pass, textOnly: true, overrides: NO_GREETING }, { signal, report })
    }
    const session: Session = { status: 'connecting', abort, hear: () => {}, opened: begin() }
    sessions.set(characterId, session)
    tell()
    session.opened.then(
      (controls) => {
        if (signal.aborted) return controls.end()
        session.status = 'connected'
        tell()
      },
      // A failure to begin is said when the character's turn comes; until then the dot tells.
      () => end(characterId),
    )
    return session
  }

  async function* ask(characterId: string, text: string, signal: AbortSignal): AsyncGenerator<string> {
    if (!agent.hasAgent(characterId)) throw new LanguageModelError('notFound', 'This character has no live agent.')
    const session = open(characterId)
    const reports: VoiceAgentReport[] = []
    let wake = () => {}
    session.hear = (said) => {
      reports.push(said)
      wake()
    }
    const onAbort = () => wake()
    signal.addEventListener('abort', onAbort)
    try {
      const controls = await session.opened.catch((error: unknown) => {
        throw asModelError(error)
      })
      if (signal.aborted) return
      const character = characters.find(({ id }) => id === characterId)
      controls.sendText(agent.kind === 'builtIn' && character ? `${text}\n\n${turnNudge(character.name)}` : text)
      let given = ''
      for (;;) {
        const said = reports.shift()
        if (signal.aborted) return
        if (said === undefined) await new Promise<void>((resolve) => (wake = resolve))
        else if (said.type === 'agentPart') {
          given += said.text
          yield said.text
        } else if (said.type === 'agentResponse') {
          if (said.text.trim() === '' && given === '') continue
          // Some agents say all at once, some piece by piece and then all of it again.
          if (given === '') yield said.text
          else if (said.text.startsWith(given)) yield said.text.slice(given.length)
          return
        } else if (said.type === 'ended') throw new LanguageModelError('network', said.message === '' ? 'Connection failed' : said.message)
      }
    } finally {
      signal.removeEventListener('abort', onAbort)
      session.hear = () => {}
    }
  }

  return {
    modelOf: (characterId) => ({
      name: agent.name,
      kind: agent.kind,
      stream: ({ messages }, { signal }) => ask(characterId, messages.at(-1)?.content ?? '', signal),
      async complete({ messages }, { signal }) {
        let text = ''
        for await (const piece of ask(characterId, messages.at(-1)?.content ?? '', signal)) text += piece
        return text
      },
    }),
    statusOf: (characterId) => sessions.get(characterId)?.status ?? 'disconnected',
    subscribe,
    connect(characterIds) {
      for (const id of sessions.keys()) if (!characterIds.includes(id)) end(id)
      for (const id of characterIds) if (agent.hasAgent(id)) open(id)
    },
    close() {
      for (const id of sessions.keys()) end(id)
    },
  }
}

function asModelError(error: unknown): LanguageModelError {
  const message = error instanceof Error && error.message !== '' ? error.message : 'Connection failed'
  if (error instanceof VoiceAgentError && error.reason === 'locked') return new LanguageModelError('locked', message)
  return new LanguageModelError('network', message, { cause: error })
}
