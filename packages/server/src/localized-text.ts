import type { LocaleCode } from '@olympus/contract/locales'

/** A text of the portal itself, in every language. */
export type OwnText = Readonly<Record<LocaleCode, string>>

/** A text of game data. Other locales fall back to English, which is required. */
export type LocalizedText = { readonly en: string } & { readonly [Code in LocaleCode]?: string }

export const textIn = (text: LocalizedText, locale: LocaleCode): string => text[locale] ?? text.en

/** Texts by field; null where there is none. */
type Texts = Readonly<Record<string, LocalizedText | null | undefined>>

type InLanguage<Given extends Texts> = {
  [Field in keyof Given]: Given[Field] extends LocalizedText ? string : string | null
} & { inEnglish?: (keyof Given & string)[] }

/** Texts of an object in a language, and which of them are English because they are not translated. */
export function textsIn<Given extends Texts>(given: Given, locale: LocaleCode): InLanguage<Given> {
  const entries = Object.entries(given)
  const inEnglish = entries.flatMap(([field, text]) => (text && text[locale] === undefined ? [field] : []))
  const texts = entries.map(([field, text]) => [field, text ? textIn(text, locale) : null])
  return {
    ...Object.fromEntries(texts),
    ...(inEnglish.length > 0 && { inEnglish }),
  } as InLanguage<Given>
}
