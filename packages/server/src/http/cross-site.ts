import type { RequestHeaders } from './request-headers.ts'

/**
 * Whether a browser sent the request on behalf of another site. Browsers say so themselves in Sec-Fetch-Site; older ones
 * at least name the origin; a client that is no browser names neither and holds no cookies to abuse.
 */
export function isCrossSite(headers: RequestHeaders, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && origin !== publicUrl
}
