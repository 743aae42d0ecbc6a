/** How the player came to this page: from nowhere in particular, or back from the chat community. */
export type ConnectionReturn =
  | { readonly kind: 'none' }
  /** He has agreed there; the code has to be handed in. */
  | { readonly kind: 'agreed'; readonly code: string; readonly state: string }
  /** He has not. */
  | { readonly kind: 'declined' }
  /** The chat community could not do it. */
  | { readonly kind: 'failed' }

const names = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss']

/** Reads what the chat community has written into the address (OAuth 2). */
export function connectionReturn(search: URLSearchParams): ConnectionReturn {
  const error = search.get('error')
  if (error !== null) return { kind: error === 'access_denied' ? 'declined' : 'failed' }
  const code = search.get('code')
  const state = search.get('state')
  return code && state ? { kind: 'agreed', code, state } : { kind: 'none' }
}

/** The address without it: a reload, a bookmark or the history must not hand the code in again. */
export function withoutReturn(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search)
  for (const name of names) kept.delete(name)
  return kept
}
