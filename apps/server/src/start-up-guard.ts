import { defaultAccessCode } from './access/default-code'
import type { ServerConfig } from './config'

/** A host name, or an address as a URL writes it, that only this machine can open. */
function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

type Guarded = Pick<ServerConfig, 'host' | 'publicUrl' | 'accessCode' | 'sessionSecret' | 'openai' | 'anthropic' | 'elevenLabs' | 'allowOpen'>

/** A key that costs money, behind a code everybody knows. */
function isOpenPurse({ openai, anthropic, elevenLabs, accessCode, allowOpen }: Guarded): boolean {
  const hasPaidKey = openai !== null || anthropic !== null || elevenLabs !== null
  return hasPaidKey && accessCode === defaultAccessCode && !allowOpen
}

/**
 * A key that costs money, behind a code everybody knows or a session secret that nobody chose, where others can come:
 * anybody could spend it.
 *
 * @returns one sentence that says what to change, or `null` when all is well.
 */
export function refusalToStart(config: Guarded): string | null {
  const { host, publicUrl, sessionSecret, openai, anthropic, elevenLabs, allowOpen } = config
  if ((openai === null && anthropic === null && elevenLabs === null) || allowOpen) return null
  const isPublic = publicUrl !== null && !isThisMachine(new URL(publicUrl).hostname)
  const need = (where: string, what: string) => `${where} and a paid key is set: set ${what} too, or ALLOW_OPEN=1 to start all the same.`
  if (isOpenPurse(config)) {
    if (isPublic) return need('PUBLIC_URL is a public address', 'an ACCESS_CODE of your own')
    if (!isThisMachine(host)) return need('HOST lets other machines in', 'an ACCESS_CODE of your own')
  }
  return isPublic && sessionSecret === null ? need('PUBLIC_URL is a public address', 'a SESSION_SECRET') : null
}

/**
 * Whether the archive may be opened under this name. A foreign page can give its own name this machine's address; where
 * it would then find a purse behind a well-known code, only names of this machine count, and the one it was given.
 */
export function mayBeOpenedAt(hostname: string, config: Guarded): boolean {
  const { publicUrl } = config
  return !isOpenPurse(config) || isThisMachine(hostname) || (publicUrl !== null && new URL(publicUrl).hostname === hostname)
}
