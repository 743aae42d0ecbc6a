import type { LocaleCode } from '@olympus/contract/locales'
import { createContext, use } from 'react'

import type { TimeZone } from './time-zone.ts'

export interface LocaleState {
  readonly code: LocaleCode
  /** BCP 47 tag, for `lang` and Intl. */
  readonly tag: string
  readonly timeZone: TimeZone
  /**
   * When the server rendered the page, in epoch milliseconds. Null if it has not, and once React has taken
   * the page over.
   */
  readonly renderedAtMs: number | null
  /** The locale whose messages are loading. */
  readonly pendingCode: LocaleCode | null
  /** The last switch failed; the page keeps its language. */
  readonly hasFailed: boolean
  /** Resolves to false if the switch failed or a later one replaced it. Never rejects. */
  readonly switchLocale: (code: LocaleCode) => Promise<boolean>
}

export const LocaleContext = createContext<LocaleState | null>(null)

export function useLocale(): LocaleState {
  const state = use(LocaleContext)
  if (!state) throw new Error('No LocaleProvider above')
  return state
}
