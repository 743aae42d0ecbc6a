import type { LocaleCode } from '@olympus/contract/locales'

import { rememberChoice } from '../theme/browser-choice.ts'
import { writeLocaleCookie } from './locale-cookie.ts'
import { localizePath, splitLocalePath } from './locale-path.ts'
import { replaceAddress } from './replace-address.ts'

/** The URL of the current page in a locale. */
export const addressIn = (code: LocaleCode, { pathname, search, hash }: Location): string =>
  localizePath(code, splitLocalePath(pathname).pathname) + search + hash

/** Stores the locale and updates the URL. Call it in the transition that changes the router's basename. */
export function moveToLocale(code: LocaleCode): void {
  writeLocaleCookie(code)
  rememberChoice('locale', code)
  replaceAddress(addressIn(code, location))
}
