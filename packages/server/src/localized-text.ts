import type { LocaleCode } from '@olympus/contract/locales'

/** A text of game data. English is always there, the other locales fall back to it. */
export type LocalizedText = { readonly en: string } & { readonly [Code in LocaleCode]?: string }

export const textIn = (text: LocalizedText, locale: LocaleCode): string => text[locale] ?? text.en
