export interface RedirectRule {
  /** Path of the portal, without locale prefix. */
  readonly from: string
  /** Path of the portal, or an absolute URL, which takes a full page load. */
  readonly to: string
}

/** Redirected paths. The server answers them with a redirect; the app's router follows them in place. */
export const redirectRules: readonly RedirectRule[] = [
  { from: '/settings', to: '/settings/account' },
  { from: '/leaderboards', to: '/leaderboards/raids' },
]

/**
 * A path without the slashes at its end. A path with an empty segment stays as it is: `//example.com` would
 * name another host.
 */
export const withoutTrailingSlash = (pathname: string): string =>
  pathname.replace(/^((?:\/[^/]+)+)\/+$/, '$1')
