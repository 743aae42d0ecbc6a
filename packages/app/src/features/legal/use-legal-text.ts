import { tagOf, type LocaleCode } from '@olympus/contract/locales'
import { use } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import type { LegalText } from './legal-text.ts'

/** Loaders of a text in English and its translations. Each loader must return the same promise. */
export type LegalTexts = Readonly<
  { en: () => Promise<LegalText> } & Partial<Record<LocaleCode, () => Promise<LegalText>>>
>

/** The text in the page language. Falls back to English. */
export function useLegalText(texts: LegalTexts): { readonly text: LegalText; readonly lang: string } {
  const { code } = useLocale()
  const load = texts[code] ?? texts.en
  return { text: use(load()), lang: tagOf(texts[code] ? code : 'en') }
}
