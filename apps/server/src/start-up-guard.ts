import { defaultAccessCode } from './access/default-code'
import type { ServerConfig } from './config'

/** Whether only this machine can open the address. */
function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/**
 * A key that costs money, behind a code everybody knows or a session secret that nobody chose, on a public address:
 * anybody could spend it.
 *
 * @returns one sentence that says what to change, or `null` when all is well.
 */
export function refusalToStart(
  config: Pick<ServerConfig, 'publicUrl' | 'accessCode' | 'sessionSecret' | 'openai' | 'anthropic' | 'allowOpen'>,
): string | null {
  const hasPaidKey = config.openai !== null || config.anthropic !== null
  if (!hasPaidKey || config.allowOpen || config.publicUrl === null || isLocal(config.publicUrl)) return null
  const missing = config.accessCode === defaultAccessCode ? 'an ACCESS_CODE of your own' : config.sessionSecret === null ? 'a SESSION_SECRET' : null
  if (missing === null) return null
  return `PUBLIC_URL is a public address and a paid key is set: set ${missing} too, or ALLOW_OPEN=1 to start all the same.`
}
