/** The answer with which the chat community returned the player, or `none`. */
export type ConnectionReturn =
  | { readonly kind: 'none' }
  /** The player agreed, and the code must be submitted. */
  | { readonly kind: 'agreed'; readonly code: string; readonly state: string }
  | { readonly kind: 'declined' }
  /** The chat community reported an error. */
  | { readonly kind: 'failed' }

const returnParams = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss']

/** Reads the OAuth 2 parameters that the chat community added to the URL. */
export function connectionReturn(search: URLSearchParams): ConnectionReturn {
  const error = search.get('error')
  if (error !== null) return { kind: error === 'access_denied' ? 'declined' : 'failed' }
  const code = search.get('code')
  const state = search.get('state')
  return code && state ? { kind: 'agreed', code, state } : { kind: 'none' }
}

/** Removes the answer, so that a reload, a bookmark or the history cannot submit the code again. */
export function withoutReturn(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search)
  for (const name of returnParams) kept.delete(name)
  return kept
}
