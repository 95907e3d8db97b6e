import type { Message } from '../contracts'

const MESSAGES = 'aom.memory.'
const METADATA = 'aom.memoryMeta.'
const EPOCH = 'aom.memoryEpoch.'

/** The prefix of every message of a character; the dot at its end keeps `tesla` and `tesla-two` apart. */
export function messagePrefix(characterId: string): string {
  return `${MESSAGES}${characterId}.`
}

/** A message's key. Keys sort as the messages do: by time, then id. */
export function messageKey(characterId: string, { timestamp, id }: Message): string {
  return `${messagePrefix(characterId)}${timestamp}.${id}`
}

export function metadataKey(characterId: string): string {
  return `${METADATA}${characterId}`
}

/** Where the time of the last clearing is kept. */
export function epochKey(characterId: string): string {
  return `${EPOCH}${characterId}`
}
