import type { IncomingMessage } from 'node:http'

/**
 * Whether it is clear at which address somebody wishes for a websocket. The adapter refuses less than this, and what it
 * refuses it refuses without a word.
 */
export function hasAddress({ url = '', headersDistinct: { host: hosts = [] } }: IncomingMessage): boolean {
  const [host = ''] = hosts
  const isWhole = /^https?:\/\//.test(url)
  const address = isWhole ? url : `http://${host}${url}`
  if (hosts.length !== 1 || !(isWhole || url.startsWith('/')) || url.includes('\\') || !URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  // Whatever else a host says with a slash, a query or a name to log in, or in letters that mean another, is no host.
  return username === '' && password === '' && (isWhole || hostname === host.replace(/:\d+$/, '').toLowerCase())
}
