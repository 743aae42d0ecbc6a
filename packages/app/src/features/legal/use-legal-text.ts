import { tagOf, type LocaleCode } from '@olympus/contract/locales'
import { use } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import type { LegalText } from './legal-text.ts'

/** A text in English and the languages it is translated into, each loaded once. */
export type LegalTexts = Readonly<
  { en: () => Promise<LegalText> } & Partial<Record<LocaleCode, () => Promise<LegalText>>>
>

/** The text in the language of the page, or in English. */
export function useLegalText(texts: LegalTexts): { readonly text: LegalText; readonly lang: string } {
  const { code } = useLocale()
  const load = texts[code] ?? texts.en
  return { text: use(load()), lang: tagOf(texts[code] ? code : 'en') }
}
