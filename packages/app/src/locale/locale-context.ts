import type { LocaleCode } from '@olympus/contract/locales'
import { createContext, use } from 'react'

export interface LocaleState {
  readonly code: LocaleCode
  /** BCP 47, for `lang` and Intl. */
  readonly tag: string
  /** The locale whose messages are on their way. */
  readonly pendingCode: LocaleCode | null
  /** The last switch failed; the page keeps the language it had. */
  readonly hasFailed: boolean
  /** True: the page speaks it, or is about to; false: it does not, or was told another one meanwhile. Never throws. */
  readonly switchLocale: (code: LocaleCode) => Promise<boolean>
}

export const LocaleContext = createContext<LocaleState | null>(null)

export function useLocale(): LocaleState {
  const state = use(LocaleContext)
  if (!state) throw new Error('No LocaleProvider above')
  return state
}
