import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { TLSSocket } from 'node:tls'

/** From where a request comes, as far as it can be believed. */
export interface Caller {
  /** What limits are counted by: an IPv4 address, or the network that one household has of IPv6. */
  readonly address: string
  /** The name under which it calls the server, with the port if there is one. */
  readonly host: string | undefined
  readonly isHttps: boolean
}

/** `proxies` is how many proxies of ours stand before the server; what others write into headers is not believed. */
export function callerOf({ headers, socket }: IncomingMessage, proxies: number): Caller {
  const isHttps = (socket as Partial<TLSSocket>).encrypted === true
  const remote = socket.remoteAddress ?? ''
  if (proxies === 0) return { address: network(remote), host: headers.host?.toLowerCase(), isHttps }
  // Each proxy has added the address that called it: ours are the last ones.
  const chain = [...list(headers['x-forwarded-for']), remote]
  return {
    address: network(chain.at(-1 - proxies) ?? chain[0]!),
    host: (list(headers['x-forwarded-host']).at(-1) ?? headers.host)?.toLowerCase(),
    isHttps: isHttps || list(headers['x-forwarded-proto']).at(-1) === 'https',
  }
}

/** Whether a page of this origin may use the server: one of those allowed, or else the server's own. */
export function isOwnOrigin(origin: string, { host }: Caller, allowed: readonly string[]): boolean {
  if (allowed.length > 0) return allowed.includes(origin)
  return URL.canParse(origin) && new URL(origin).host === host
}

const list = (header: string | readonly string[] | undefined): readonly string[] =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!isIPv6(plain)) return plain.slice(0, 64)
  // Whoever has IPv6 has a whole network of addresses to call from.
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter((part) => part !== '')
  const after = tail === undefined ? [] : tail.split(':').filter((part) => part !== '')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const parts = [...before, ...zeros, ...after].slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16))
  return `${parts.join(':')}::/64`
}
