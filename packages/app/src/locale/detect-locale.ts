import { isLocaleCode, negotiateLocale, type LocaleCode } from '@olympus/contract/locales'

import { splitLocalePath } from './locale-path.ts'

interface Hints {
  readonly pathname: string
  /** Value of the cookie `locale`, if any. */
  readonly cookie: string | null
  readonly browserTags: readonly string[]
}

/** The locale of the first visit: from the path, then the cookie, then the browser. */
export function detectLocale({ pathname, cookie, browserTags }: Hints): LocaleCode {
  const { code } = splitLocalePath(pathname)
  if (code) return code
  return isLocaleCode(cookie) ? cookie : negotiateLocale(browserTags)
}
