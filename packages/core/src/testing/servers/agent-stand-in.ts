import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { speakingTime, tone } from './speech-audio'
import { isRecord } from './stand-in'
import { acceptSocket, encodeFrame, type StandInSocket } from './web-socket'

/** One JSON message of the agent's websocket. */
export type AgentFrame = Readonly<Record<string, unknown>>

/** A conversation as the vendor has it. Tests say what the agent does next. */
export interface AgentConversation {
  readonly id: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  /** The sub-protocols the caller offered. */
  readonly protocols: readonly string[]
  /** Everything the caller sent, oldest first. */
  readonly received: readonly AgentFrame[]
  /** Resolves with the n-th frame of this type, past or to come; sound goes by `user_audio_chunk`. */
  heard(type: string, nth?: number): Promise<AgentFrame>
  send(frame: AgentFrame): void
  sendText(text: string): void
  sendBinary(bytes: Buffer): void
  /** The agent's words, and so much sound of them. */
  says(text: string, sound?: { readonly milliseconds?: number }): void
  /** What the agent understood the visitor to say. */
  hears(text: string): void
  /** The visitor broke in: what the agent was saying ends here. */
  interrupts(): void
  /** What was heard of the last words before the visitor broke in. */
  corrects(saidSoFar: string): void
  pings(): void
  /** How sure the vendor is that somebody speaks, from 0 to 1. */
  scores(voice: number): void
  /** Asks the page to do something; gives the call's id. */
  calls(tool: string, parameters?: object): string
  closes(code: number, reason: string): void
  /** Resets the connection. */
  breaks(): void
  /** Resolves when the caller has gone: its close code, or 1006 where the connection broke. */
  readonly ended: Promise<{ readonly code: number; readonly reason: string }>
}

/** What agents do by themselves, by name. */
export const agentBehaviours = {
  /** Greets, and answers every message with the reply. */
  talk: 'talk',
  /** Begins as promised and then says nothing. */
  silent: 'silent',
  /** Answers the upgrade with 401. */
  'refuse-401': 'refuse',
  /** Answers the upgrade with 403. */
  'refuse-403': 'refuse',
  /** Answers the upgrade with a redirect to another host. */
  'refuse-302': 'refuse',
  /** Never answers the upgrade. */
  'hang-handshake': 'hang',
  /** Chooses no sub-protocol. */
  'no-protocol': 'talk',
  /** Takes the connection and never says how the conversation begins. */
  'no-metadata': 'begin',
  /** Says something else first. */
  'first-not-metadata': 'begin',
  /** Gives a sound format nobody knows. */
  'bad-format': 'begin',
  /** Gives a sound rate that is no number. */
  'bad-rate': 'begin',
  /** Closes with 1008 before it begins. */
  'close-1008': 'begin',
  /** Closes in good order before it begins. */
  'close-1000': 'begin',
  /** Resets the connection before it begins. */
  'kill-at-once': 'begin',
  /** Begins, then closes with 1011. */
  'close-1011': 'then',
  /** Begins, then resets the connection. */
  kill: 'then',
  /** Begins, then half a frame and a reset. */
  'half-frame': 'then',
  /** Begins, then sends a frame with reserved bits set. */
  'bad-frame': 'then',
  /** Begins, then sends bytes instead of words. */
  binary: 'then',
  /** Begins, then sends what is no JSON. */
  'garbage-text': 'then',
  /** Begins, then sends a message nobody knows. */
  'unknown-type': 'then',
  /** Begins, then ends the call by its own tool. */
  'end-call': 'then',
  /** Begins, then says that the longest time is over. */
  'max-duration': 'then',
  /** Begins, is broken in upon, and sends sound from before that. */
  'late-audio': 'then',
  /** Answers no ping. */
  'no-pong': 'silent',
} as const satisfies Record<string, 'talk' | 'silent' | 'refuse' | 'hang' | 'begin' | 'then'>

/** The name of an agent's behaviour; see the table above. */
export type AgentBehaviour = keyof typeof agentBehaviours

const SAMPLE_RATE = 16_000

interface AgentOptions {
  readonly behaviour: AgentBehaviour
  readonly reply: () => string
  readonly id: string
}

/** Refuses an upgrade with a status. */
export function refuseUpgrade(stream: Duplex, status: number, headers: readonly string[] = []): void {
  stream.end([`HTTP/1.1 ${status} Refused`, 'Connection: close', 'Content-Length: 0', ...headers, '', ''].join('\r\n'))
}

/** The vendor's end of one conversation. */
export function startConversation(request: IncomingMessage, stream: Duplex, { behaviour, reply, id }: AgentOptions): AgentConversation {
  const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim()).filter((name) => name !== '')
  const received: AgentFrame[] = []
  const listeners = new Set<() => void>()
  let eventId = 0
  let toolCalls = 0
  let lastWords = ''
  let isTextOnly = false
  let tellEnd: (end: { code: number; reason: string }) => void
  const ended = new Promise<{ code: number; reason: string }>((resolve) => (tellEnd = resolve))

  const protocol = behaviour !== 'no-protocol' && protocols.includes('convai') ? 'convai' : null
  const socket: StandInSocket = acceptSocket(request, stream, protocol, {
    answersPings: () => behaviour !== 'no-pong',
    onClose: (code, reason) => tellEnd({ code, reason }),
    onText: (text) => {
      const frame = parse(text)
      if (frame === null) return socket.close(1008, 'Invalid message received')
      received.push(frame)
      if (received.length === 1) begin(frame)
      else respond(frame)
      for (const listener of listeners) listener()
    },
  })

  const send = (frame: AgentFrame) => socket.sendText(JSON.stringify(frame))
  const sendMetadata = (output = `pcm_${SAMPLE_RATE}`) =>
    send({
      type: 'conversation_initiation_metadata',
      conversation_initiation_metadata_event: { conversation_id: id, agent_output_audio_format: output, user_input_audio_format: `pcm_${SAMPLE_RATE}` },
    })
  const sendAudio = (milliseconds: number, event: number) =>
    send({
      type: 'audio',
      audio_event: {
        audio_base_64: tone(milliseconds, SAMPLE_RATE).toString('base64'),
        event_id: event,
        alignment: { chars: [], char_start_times_ms: [], char_durations_ms: [] },
      },
    })

  const conversation: AgentConversation = {
    id,
    query: new URL(request.url ?? '', 'http://stand-in').searchParams,
    headers: request.headers,
    protocols,
    received,
    ended,
    heard: (type, nth = 1) =>
      new Promise((resolve) => {
        const look = () => {
          const found = received.filter((frame) => typeOf(frame) === type)[nth - 1]
          if (found === undefined) return
          listeners.delete(look)
          resolve(found)
        }
        listeners.add(look)
        look()
      }),
    send,
    sendText: (text) => socket.sendText(text),
    sendBinary: (bytes) => socket.sendBinary(bytes),
    says(text, { milliseconds = speakingTime(text) } = {}) {
      eventId += 1
      lastWords = text
      for (const [type, part] of [['start', ''], ['delta', text], ['stop', '']]) {
        send({ type: 'agent_chat_response_part', text_response_part: { text: part, type, event_id: eventId } })
      }
      if (!isTextOnly && milliseconds > 0) sendAudio(milliseconds, eventId)
      send({ type: 'agent_response', agent_response_event: { agent_response: text, event_id: eventId } })
    },
    hears(text) {
      eventId += 1
      send({ type: 'user_transcript', user_transcription_event: { user_transcript: text, event_id: eventId } })
    },
    interrupts() {
      eventId += 1
      send({ type: 'interruption', interruption_event: { event_id: eventId } })
    },
    corrects: (saidSoFar) =>
      send({
        type: 'agent_response_correction',
        agent_response_correction_event: { original_agent_response: lastWords, corrected_agent_response: saidSoFar, event_id: eventId },
      }),
    pings: () => send({ type: 'ping', ping_event: { event_id: (eventId += 1), ping_ms: null } }),
    scores: (voice) => send({ type: 'vad_score', vad_score_event: { vad_score: voice } }),
    calls(tool, parameters = {}) {
      const callId = `tool_${(toolCalls += 1)}`
      send({ type: 'client_tool_call', client_tool_call: { tool_name: tool, tool_call_id: callId, parameters, event_id: eventId } })
      return callId
    },
    closes: (code, reason) => socket.close(code, reason),
    breaks: () => socket.kill(),
  }

  function begin(frame: AgentFrame): void {
    if (typeOf(frame) !== 'conversation_initiation_client_data') return socket.close(1008, 'Expected conversation_initiation_client_data first')
    const unknown = Object.keys(frame).find((name) => !initiationFields.has(name))
    if (unknown !== undefined) return socket.close(1008, `Invalid message received: ${unknown}`)
    const override = isRecord(frame['conversation_config_override']) ? frame['conversation_config_override'] : {}
    isTextOnly = isRecord(override['conversation']) && override['conversation']['text_only'] === true
    if (agentBehaviours[behaviour] === 'begin') return beginBadly()
    sendMetadata()
    if (agentBehaviours[behaviour] === 'then') return goOnBadly()
    if (agentBehaviours[behaviour] !== 'talk') return
    const agent = isRecord(override['agent']) ? override['agent'] : {}
    conversation.says(typeof agent['first_message'] === 'string' ? agent['first_message'] : 'Good evening.')
  }

  function beginBadly(): void {
    if (behaviour === 'first-not-metadata') conversation.pings()
    else if (behaviour === 'bad-format') sendMetadata('mp3_44100')
    else if (behaviour === 'bad-rate') sendMetadata('pcm_abc')
    else if (behaviour === 'close-1008') socket.close(1008, 'Override for field "prompt" is not allowed by config.')
    else if (behaviour === 'close-1000') socket.close(1000, '')
    else if (behaviour === 'kill-at-once') socket.kill()
  }

  function goOnBadly(): void {
    if (behaviour === 'close-1011') socket.close(1011, 'The server met an error.')
    else if (behaviour === 'kill') setImmediate(() => socket.kill())
    else if (behaviour === 'half-frame') {
      socket.sendRaw(encodeFrame(1, Buffer.from('{"type":"ping"}')).subarray(0, 8))
      setImmediate(() => socket.kill())
    } else if (behaviour === 'bad-frame') socket.sendRaw(Buffer.from([0xf1, 0x02, 0x7b, 0x7d]))
    else if (behaviour === 'binary') socket.sendBinary(Buffer.from([1, 2, 3]))
    else if (behaviour === 'garbage-text') socket.sendText('no JSON {')
    else if (behaviour === 'unknown-type') send({ type: 'mood', mood_event: { mood: 'bright' } })
    else if (behaviour === 'end-call') {
      send({ type: 'agent_tool_response', agent_tool_response: { tool_name: 'end_call', tool_call_id: 'tool_1', tool_type: 'system', is_error: false } })
      socket.close(1000, '')
    } else if (behaviour === 'max-duration') {
      send({ type: 'error', error_event: { error_type: 'max_duration_exceeded', message: 'The conversation reached its longest duration.', code: 1008 } })
      socket.close(1008, 'Max duration exceeded')
    } else if (behaviour === 'late-audio') {
      conversation.says('I was about to say')
      conversation.interrupts()
      sendAudio(400, eventId - 1)
    }
  }

  function respond(frame: AgentFrame): void {
    const type = typeOf(frame)
    if (!callerTypes.has(type)) return socket.close(1008, `Invalid message received: ${type}`)
    if (agentBehaviours[behaviour] !== 'talk' || type !== 'user_message') return
    conversation.hears(typeof frame['text'] === 'string' ? frame['text'] : '')
    conversation.says(reply())
  }

  return conversation
}

const initiationFields = new Set(
  'type conversation_config_override custom_llm_extra_body dynamic_variables user_id source_info'.split(' '),
)

const callerTypes = new Set(
  'pong client_tool_result feedback contextual_update user_message user_activity mcp_tool_approval_result user_audio_chunk'.split(' '),
)

function typeOf(frame: AgentFrame): string {
  return 'user_audio_chunk' in frame ? 'user_audio_chunk' : String(frame['type'])
}

function parse(text: string): AgentFrame | null {
  try {
    const frame: unknown = JSON.parse(text)
    return isRecord(frame) ? frame : null
  } catch {
    return null
  }
}
