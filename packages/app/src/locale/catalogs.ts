import { i18n, type Messages } from '@lingui/core'
import { locales, type LocaleCode } from '@olympus/contract/locales'

type Catalog = () => Promise<{ messages: Messages }>

/** One file per language in `locales/`, under its BCP 47 name. */
const catalogs: Record<LocaleCode, Catalog> = {
  cn: () => import('../../../../locales/zh-CN.po'),
  hk: () => import('../../../../locales/zh-HK.po'),
  cz: () => import('../../../../locales/cs.po'),
  de: () => import('../../../../locales/de.po'),
  en: () => import('../../../../locales/en.po'),
  es: () => import('../../../../locales/es.po'),
  fr: () => import('../../../../locales/fr.po'),
  it: () => import('../../../../locales/it.po'),
  pl: () => import('../../../../locales/pl.po'),
  tr: () => import('../../../../locales/tr.po'),
}

export const tagOf = (code: LocaleCode): string =>
  locales.find((locale) => locale.code === code)?.tag ?? 'en-US'

/** Fetches the messages of a locale; nothing changes on the page yet. */
export const loadMessages = async (code: LocaleCode): Promise<Messages> => (await catalogs[code]()).messages

/** Puts fetched messages on the page, and the language on `<html>`. */
export function activateMessages(code: LocaleCode, messages: Messages): void {
  const tag = tagOf(code)
  i18n.loadAndActivate({ locale: tag, messages })
  document.documentElement.lang = tag
}
