import type { RequestHeaders } from './request-headers.ts'

/**
 * Whether a browser sent the request on behalf of another site. Current browsers send Sec-Fetch-Site, older
 * ones at least the origin. Other clients send neither, and have no cookies to abuse.
 */
export function isCrossSite(headers: RequestHeaders, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && origin !== publicUrl
}
