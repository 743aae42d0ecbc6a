import { i18n, type Messages } from '@lingui/core'

import { locales, type LocaleCode } from '../packages/contract/src/locales.ts'

export async function activateCatalog(code: LocaleCode): Promise<void> {
  const catalog = locales.find((locale) => locale.code === code)?.catalog ?? 'en'
  const { messages } = (await import(`../locales/${catalog}.po`)) as { messages: Messages }
  i18n.loadAndActivate({ locale: catalog, messages })
}
