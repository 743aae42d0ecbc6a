import { tagOf, type LocaleCode } from '@olympus/contract/locales'
import { use } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import type { LegalText } from './legal-text.ts'

/** Loaders of a text. Each loader must return the same promise. */
export type LegalTexts = Readonly<Record<LocaleCode, () => Promise<LegalText>>>

/** The text in the page language. */
export function useLegalText(texts: LegalTexts): { readonly text: LegalText; readonly lang: string } {
  const { code } = useLocale()
  return { text: use(texts[code]()), lang: tagOf(code) }
}
