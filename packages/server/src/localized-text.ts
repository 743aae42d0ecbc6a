import type { LocaleCode } from '@olympus/contract/locales'

/** A text of game data. Other locales fall back to English, which is required. */
export type LocalizedText = { readonly en: string } & { readonly [Code in LocaleCode]?: string }

export const textIn = (text: LocalizedText, locale: LocaleCode): string => text[locale] ?? text.en
