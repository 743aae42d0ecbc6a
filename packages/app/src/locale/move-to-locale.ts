import type { LocaleCode } from '@olympus/contract/locales'

import { rememberChoice } from '../theme/browser-choice.ts'
import { writeLocaleCookie } from './locale-cookie.ts'
import { localizePath, splitLocalePath } from './locale-path.ts'
import { replaceAddress } from './replace-address.ts'

/** The address of the page that is open, as it reads in a locale. */
export const addressIn = (code: LocaleCode, { pathname, search, hash }: Location): string =>
  localizePath(code, splitLocalePath(pathname).pathname) + search + hash

/** Remembers a locale and spells the address in it. Belongs into the transition that changes the router's basename. */
export function moveToLocale(code: LocaleCode): void {
  writeLocaleCookie(code)
  rememberChoice('locale', code)
  replaceAddress(addressIn(code, location))
}
