import type { LocaleCode } from '@olympus/contract/locales'

/** A text of the portal itself, in every language. */
export type OwnText = Readonly<Record<LocaleCode, string>>

/** A text of game data. Other locales fall back to English, which is required. */
export type LocalizedText = { readonly en: string } & { readonly [Code in LocaleCode]?: string }

export const textIn = (text: LocalizedText, locale: LocaleCode): string => text[locale] ?? text.en
