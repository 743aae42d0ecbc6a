import { i18n, type Messages } from '@lingui/core'

/** Route code, BCP 47 tag of `<html lang>`, and catalogue of each language. */
export const storyLocales = {
  en: { tag: 'en-US', catalog: 'en', name: 'English' },
  de: { tag: 'de-DE', catalog: 'de', name: 'Deutsch' },
  cz: { tag: 'cs-CZ', catalog: 'cs', name: 'Čeština' },
  es: { tag: 'es-ES', catalog: 'es', name: 'Español' },
  fr: { tag: 'fr-FR', catalog: 'fr', name: 'Français' },
  it: { tag: 'it-IT', catalog: 'it', name: 'Italiano' },
  pl: { tag: 'pl-PL', catalog: 'pl', name: 'Polski' },
  tr: { tag: 'tr-TR', catalog: 'tr', name: 'Türkçe' },
  cn: { tag: 'zh-Hans-CN', catalog: 'zh-CN', name: '简体中文' },
  hk: { tag: 'zh-Hant-HK', catalog: 'zh-HK', name: '繁體中文' },
} as const

export type StoryLocale = keyof typeof storyLocales

export async function activateCatalog(locale: StoryLocale): Promise<void> {
  const { catalog } = storyLocales[locale]
  const { messages } = (await import(`../locales/${catalog}.po`)) as { messages: Messages }
  i18n.loadAndActivate({ locale: catalog, messages })
}
