export interface RedirectRule {
  /** Path of the portal, without locale prefix. */
  readonly from: string
  /** Path of the portal, or an absolute URL elsewhere, which takes a full page load. */
  readonly to: string
}

/** Addresses that lead to another page: the server answers them with a redirect, the portal's own navigation follows them in place. */
export const redirectRules: readonly RedirectRule[] = [
  { from: '/contact', to: '/support' },
  { from: '/settings', to: '/settings/account' },
]
