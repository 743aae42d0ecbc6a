/** The session ID in an access token, not verified. Use it only to recognize the page's own session. */
export function sessionIdOf(token: string | null): string | null {
  const payload = token?.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const isClaims = typeof claims === 'object' && claims !== null && 'sid' in claims
    return isClaims && typeof claims.sid === 'string' ? claims.sid : null
  } catch {
    return null
  }
}
