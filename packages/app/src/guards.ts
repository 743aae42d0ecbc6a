import type { RedirectRule } from '@olympus/contract/redirects'
import type { Params } from 'react-router'

import { loginPath, paths } from './paths.ts'

export interface RouteAccess {
  /** `guest`: everyone; `visitor`: only logged-out users; `player`: only with a loaded user. */
  readonly access: 'guest' | 'visitor' | 'player'
  /** Returns false if the page does not exist. */
  readonly validate?: (params: Params) => boolean
}

export interface GuardRequest {
  /** The matching routes, outermost first; empty if there is none. */
  readonly chain: readonly RouteAccess[]
  readonly params: Params
  /** Without locale prefix. */
  readonly pathname: string
  readonly search: string
  readonly hasUser: boolean
  /** The player has just logged out, so the login page gets no redirect target. */
  readonly hasSignedOut: boolean
  /** Where logged-in players go instead of a visitor page. */
  readonly landing: string
  readonly rules: readonly RedirectRule[]
}

export type Verdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The path stands for another one, whose page can be shown at once. */
  | { readonly kind: 'alias'; readonly to: string }
  | { readonly kind: 'leave'; readonly url: string }

const isExternal = (target: string) => /^[a-z][a-z0-9+.-]*:/i.test(target)

/** Decides what a navigation shows, in the order of section 2 of the specification. */
export function guard(request: GuardRequest): Verdict {
  const { chain, params, pathname, search, hasUser, hasSignedOut, landing, rules } = request
  const rule = rules.find(({ from }) => from === pathname)
  if (chain.length === 0 && !rule) return { kind: 'not-found' }
  if (chain.some(({ validate }) => validate && !validate(params))) return { kind: 'not-found' }

  const access = chain.at(-1)?.access ?? 'player'
  if (access === 'player' && !hasUser)
    return { kind: 'redirect', to: hasSignedOut ? paths.login : loginPath(pathname + search) }
  if (access === 'visitor' && hasUser) return { kind: 'redirect', to: landing }

  if (rule) return isExternal(rule.to) ? { kind: 'leave', url: rule.to } : { kind: 'alias', to: rule.to }
  return { kind: 'allow' }
}
