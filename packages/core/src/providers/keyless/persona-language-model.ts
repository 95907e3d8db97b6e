import { LanguageModelError } from '../../contracts/language-model'
import type { CallOptions, LanguageModel, PromptImage, ReplyRequest } from '../../contracts/language-model'
import type { PersonaCorpus } from './corpus'
import type { LanguagePack } from './language-pack'
import type { Mind } from './mind'
import type { RoomMemory } from './room'
import { roomNudge } from './room-nudge'
import { splitSentences } from './sentences'
import { abortError, endBefore, streamWords, waitFor } from './stream-words'
import type { Wait } from './stream-words'

/** Where each character's corpus comes from: a loader, called once, when the character first answers. */
export type CorpusLoaders = Readonly<Record<string, () => Promise<PersonaCorpus>>>

export interface PersonaLanguageModelOptions {
  /** By character id. A character without one answers from its system prompt. */
  readonly corpora: CorpusLoaders
  /** What the mind knows of the language its corpora are written in, loaded with the first of them. English by default. */
  readonly language?: () => Promise<LanguagePack>
  /** Milliseconds between two words of a stream. Default 28. */
  readonly pace?: number
  /** Waits out the pace; the platform's timer by default. */
  readonly wait?: Wait
  /** Says in a few words what a picture shows, such as `a bright scene, mostly blue`; `undefined` when it cannot tell. */
  readonly describePicture?: DescribePicture
}

/** Who looks at a picture. */
interface PictureViewer {
  /** One character is not told how a picture differs from one shown to another. */
  readonly characterId: string
  /** The picture shown before is no part of this conversation, as when that was cleared since. */
  readonly hasForgotten?: boolean
}

export type DescribePicture = (image: PromptImage, viewer: PictureViewer) => string | undefined | Promise<string | undefined>

const defaultPace = 28

/** A token is about three quarters of a word. */
const tokensPerWord = 4 / 3

/** Resolves when the browser has a moment to spare. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 100 })
    else setTimeout(resolve)
  })

const loadEnglish = async () => (await import('./corpus/english')).english

function withinTokens(reply: string, maxTokens: number): string {
  let words = 0
  const kept = splitSentences(reply).filter((sentence, at) => (words += sentence.split(/\s+/).length) * tokensPerWord <= maxTokens || at === 0)
  return kept.join(' ')
}

/**
 * A language model that is none: it finds and joins sentences written by hand, here, without a key or a network.
 * What has been said is read from the request. Only of discussions, which show a character their last few lines, it remembers
 * the lines before those, each discussion by itself, so that nobody repeats themselves.
 *
 * @example
 * const model = createPersonaLanguageModel({ corpora: builtInCorpora })
 * const reply = await model.complete(
 *   { characterId: 'tesla', messages: [{ role: 'user', content: 'Why alternating current?' }] },
 *   { signal: new AbortController().signal },
 * )
 */
export function createPersonaLanguageModel({ corpora, language = loadEnglish, pace = defaultPace, wait = waitFor, describePicture }: PersonaLanguageModelOptions): LanguageModel {
  const minds = new Map<string, Promise<Mind>>()
  // A discussion shows each character only its last few lines.
  let memory: RoomMemory | undefined
  /** With what words each character was last shown a picture. */
  const shownWith = new Map<string, string>()
  const engine = () => import('./mind')
  const room = () => import('./room')

  function loadMind(characterId: string): Promise<Mind> | undefined {
    const load = Object.hasOwn(corpora, characterId) ? corpora[characterId] : undefined
    const known = minds.get(characterId)
    if (known || !load) return known
    const mind = Promise.all([engine(), language(), load()]).then(([{ createMind }, pack, corpus]) => createMind(pack, corpus))
    minds.set(characterId, mind)
    // A corpus that did not arrive is asked for again next time.
    mind.catch(() => minds.delete(characterId))
    return mind
  }

  async function plainMind(system: string): Promise<Mind> {
    const [{ createMind, plainCorpus }, pack] = await Promise.all([engine(), language()])
    return createMind(pack, plainCorpus(pack, system))
  }

  /** Empty when nobody can tell what the picture shows. */
  async function describe(image: PromptImage, characterId: string, messages: ReplyRequest['messages']): Promise<string> {
    const last = shownWith.get(characterId)
    const hasForgotten = !messages.slice(0, -1).some(({ role, content }) => role === 'user' && content === last)
    shownWith.set(characterId, messages.at(-1)?.content ?? '')
    try {
      return (await describePicture?.(image, { characterId, hasForgotten }))?.replace(/[.!?*{}]+/g, '').trim() ?? ''
    } catch {
      return ''
    }
  }

  async function write({ characterId = '', system = '', messages, image, maxTokens, stop, seed }: ReplyRequest, signal: AbortSignal): Promise<string> {
    if (signal.aborted) throw abortError()
    const scene = image && (await describe(image, characterId, messages))
    let compose: () => string
    try {
      const known = loadMind(characterId)
      const talk = roomNudge.test(messages.at(-1)?.content ?? '') ? await room() : undefined
      const turn = talk?.readRoomTurn({ messages, system, ...(stop && { stop }), ...(seed !== undefined && { seed }) })
      const mind = await (known ?? plainMind(turn?.persona ?? system))
      const { composeReply } = await engine()
      compose = () => {
        if (!talk || !turn) return composeReply(mind, messages, scene)
        memory ??= talk.createRoomMemory()
        return talk.composeRoomReply(mind, turn, memory.before(turn))
      }
    } catch (cause) {
      throw new LanguageModelError('network', `The built-in mind of "${characterId}" could not be loaded. Check the connection and try again.`, { cause })
    }
    if (signal.aborted) throw abortError()
    const reply = compose()
    return endBefore(maxTokens === undefined ? reply : withinTokens(reply, maxTokens), stop)
  }

  return {
    name: 'Built-in mind',
    kind: 'builtIn',
    async *stream(request: ReplyRequest, { signal }: CallOptions) {
      yield* streamWords(await write(request, signal), pace, signal, wait)
    },
    complete: (request, { signal }) => write(request, signal),
    async preload(characterId) {
      const mind = await loadMind(characterId)?.catch(() => undefined)
      if (!mind) return
      const { warmUp } = await engine()
      for (const _ of warmUp(mind)) await idle()
      const talk = await room().catch(() => undefined)
      for (const _ of talk?.warmUpRoom(mind) ?? []) await idle()
    },
  }
}
