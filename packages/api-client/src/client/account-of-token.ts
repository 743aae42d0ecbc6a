/** The account that an access token names, not verified; null if it names none. */
export function accountOfToken(token: string | null): number | null {
  try {
    const payload = token?.split('.')[1] ?? ''
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    return Number(sub) || null
  } catch {
    return null
  }
}
