import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AgentBehaviour, AgentConversation } from './agent-stand-in'
import { startElevenLabsStandIn, type ElevenLabsStandIn } from './elevenlabs-stand-in'

/** What a test in a browser, which can start no server, knows of a conversation with the stand-in. */
export interface RemoteConversation {
  readonly id: string
  /** The address it was opened with, as its query says. */
  readonly query: Readonly<Record<string, string>>
  readonly protocols: AgentConversation['protocols']
  readonly received: AgentConversation['received']
  /** How its caller left; `null` while it has not. */
  readonly ended: { readonly code: number; readonly reason: string } | null
}

/** What the stand-in may be told from afar, with the parameters its conversations take. */
type RemoteVerb = 'send' | 'sendText' | 'says' | 'hears' | 'interrupts' | 'corrects' | 'pings' | 'scores' | 'calls' | 'closes' | 'breaks'

const verbs = new Set<string>(['send', 'sendText', 'says', 'hears', 'interrupts', 'corrects', 'pings', 'scores', 'calls', 'closes', 'breaks'] satisfies RemoteVerb[])

/** The addresses of the stand-in and of what steers it. */
export interface AgentRemote {
  /** Begins with `ws`; takes an `agent_id`. */
  readonly socketUrl: string
  readonly controlUrl: string
}

/**
 * The vendor's agents on this machine, steered over HTTP by a test in a browser: `POST /behave ["silent"]`,
 * `POST /says ["Good evening.", { "milliseconds": 500 }]` for the conversation begun last, `GET /` for all of them.
 */
export async function startAgentRemote(): Promise<AgentRemote & { close(): Promise<void> }> {
  const vendor = await startElevenLabsStandIn({ agentBehaviour: 'silent' })
  const endings = new Map<AgentConversation, RemoteConversation['ended']>()
  const server = createServer((request, response) => {
    void answer(vendor, endings, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    socketUrl: `${vendor.url.replace(/^http/, 'ws')}/v1/convai/conversation`,
    controlUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async close() {
      server.closeAllConnections()
      await Promise.all([vendor.close(), new Promise((resolve) => server.close(resolve))])
    },
  }
}

async function answer(vendor: ElevenLabsStandIn, endings: Map<AgentConversation, RemoteConversation['ended']>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const conversation of vendor.conversations) {
    if (endings.has(conversation)) continue
    endings.set(conversation, null)
    void conversation.ended.then((end) => endings.set(conversation, end))
  }
  // An end that is known already is told with this answer.
  await Promise.resolve()
  const reply = (status: number, body: unknown) => {
    response.writeHead(status, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  if (request.method === 'GET') return reply(200, vendor.conversations.map((conversation) => describe(conversation, endings.get(conversation) ?? null)))
  const verb = (request.url ?? '').slice(1)
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const parameters = JSON.parse(text === '' ? '[]' : text) as unknown[]
  if (verb === 'behave') {
    vendor.setAgentBehaviour(parameters[0] as AgentBehaviour)
    return reply(200, null)
  }
  const conversation = vendor.conversations.at(-1)
  if (!verbs.has(verb) || !conversation) return reply(404, 'No such verb, or no conversation.')
  const act = conversation[verb as RemoteVerb] as (...given: unknown[]) => unknown
  reply(200, act(...parameters) ?? null)
}

function describe({ id, query, protocols, received }: AgentConversation, ended: RemoteConversation['ended']): RemoteConversation {
  return { id, query: Object.fromEntries(query), protocols, received, ended }
}
