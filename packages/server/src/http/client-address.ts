import { isIP } from 'node:net'

const withoutIpv4Prefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The address of the client: the entry of X-Forwarded-For that the outermost of
 * `trustedProxies` proxies wrote. Entries further left are the client's own claims. An invalid
 * entry falls back to the peer of the socket.
 */
export function clientAddress(peer: string, forwardedFor: string | null, trustedProxies: number): string {
  const chain = [...(forwardedFor ?? '').split(',').filter(Boolean), peer].map((part) => part.trim())
  const address = withoutIpv4Prefix(chain[chain.length - 1 - trustedProxies] ?? peer)
  return isIP(address) ? address : withoutIpv4Prefix(peer)
}

function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}

/**
 * The network that counts as one client for limits: an IPv4 address, or the /64 network of an IPv6 address.
 */
export const networkOf = (address: string): string =>
  isIP(address) === 6 ? `${ipv6Groups(address.toLowerCase()).slice(0, 4).join(':')}::/64` : address
